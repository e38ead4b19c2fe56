/** The cell that a decision follows from: `Provenance` of spec/catalog/plan.tsp. */
export interface Provenance {
  readonly table: string;
  readonly row: string;
  readonly column: string;
  readonly rule: string;
}

/** What becomes of one parameter on the way to one model: `Decision` of spec/catalog/plan.tsp, whose words these are. */
export type Decision =
  | { readonly do: 'pass'; readonly because: Provenance }
  | { readonly do: 'drop'; readonly beside?: string; readonly because: Provenance }
  | {
      readonly do: 'clamp';
      readonly floor: number | null;
      readonly ceiling: number | null;
      readonly because: Provenance;
    }
  | {
      readonly do: 'ladder';
      readonly levels: readonly string[];
      readonly default: string;
      readonly because: Provenance;
    }
  | { readonly do: 'pin'; readonly value: string; readonly because: Provenance }
  | {
      readonly do: 'downgrade';
      readonly named: 'pass' | 'auto';
      readonly required: 'pass' | 'auto';
      readonly none: 'pass' | 'drop_tools';
      readonly because: Provenance;
    }
  | { readonly do: 'refuse'; readonly types: readonly string[]; readonly error: string; readonly because: Provenance };

/** `ToolDecision` of spec/catalog/plan.tsp. */
export type ToolDecision = 'native' | 'echoed' | 'search' | 'external' | 'drop';
