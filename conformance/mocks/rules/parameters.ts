import { parameters } from '@polywire/generated/catalog/parameters.ts';
import type { ChatWire, Group, Parameter, Provider } from '@polywire/generated/catalog/rows.ts';
import { at, type JsonObject } from '../json.ts';
import type { Asked } from '../talk/asked.ts';
import type { Refusal } from '../wires/error-body.ts';

/** One canonical parameter that a request sets. */
interface Setting {
  readonly name: string;
  readonly row: Parameter;

  /** Where the wire has it. */
  readonly field: string;
  readonly value: unknown;
}

/** Parameters that the kind of provider, or its model, does not take; or not at this value. */
export function parameterRefusal(
  wire: ChatWire,
  body: JsonObject,
  asked: Asked,
  provider: Provider,
  group: Group | null,
): Refusal | null {
  const set = settings(wire, body);
  for (const setting of set) {
    const carried = !provider.cannot_carry.includes(setting.name);
    const wrong = carried ? disallowed(setting, asked, provider, group, set) : 'this provider does not support it';
    if (wrong !== null) return { status: 400, field: setting.field, message: wrong };
  }
  return null;
}

function settings(wire: ChatWire, body: JsonObject): readonly Setting[] {
  return Object.entries<Parameter>(parameters).flatMap(([name, row]) => {
    const spelling = row[wire];
    if (!row.canonical || spelling === undefined) return [];
    const fields = [spelling.also, spelling.at].filter((field) => field !== undefined);
    const field = fields.find((one) => (at(body, one) ?? null) !== null);
    return field === undefined ? [] : [{ name, row, field, value: at(body, field) }];
  });
}

/** Why the model refuses the setting; null: it takes it. A model that the catalogue does not know takes all. */
function disallowed(
  { name, row, value }: Setting,
  asked: Asked,
  provider: Provider,
  group: Group | null,
  set: readonly Setting[],
): string | null {
  const rule = row.decision;
  if (rule === undefined) return null;
  const column = (title: string): unknown => at(group, title) ?? at(provider, title) ?? null;
  switch (rule.from) {
    case 'flag':
      return group === null || column(rule.column) === true ? null : 'this model does not support it';
    case 'member': {
      if (group === null) return null;
      if (!includes(column(rule.column), name)) return 'this model does not support it';
      const { gives_way: way } = rule;
      if (way !== undefined && column(way.where) === true && set.some((other) => other.name === way.to)) {
        return `it cannot be set together with ${way.to}`;
      }
      return accepted(group, name, value);
    }
    case 'range': {
      const [floor, ceiling] = [column(rule.floor), column(rule.ceiling)];
      if (typeof value !== 'number') return null;
      if (typeof floor === 'number' && value < floor) return `must be at least ${floor}`;
      return typeof ceiling === 'number' && value > ceiling ? `must be at most ${ceiling}` : null;
    }
    case 'ladder': {
      const level = String(value).toLowerCase();
      const fits =
        group === null ||
        includes(column(rule.levels), level) ||
        (includes(column(rule.levels), undefined) && column(rule.default) === level);
      return fits ? null : `${level} is not a level of this model`;
    }
    case 'choice':
      return choiceRefusal(asked, column(rule.named), column(rule.required), column(rule.none), provider);
    case 'format': {
      const type = asked.format?.type;
      const title = type === undefined ? undefined : rule.types[type];
      return group === null || title === undefined || column(title) === true
        ? null
        : `${type ?? ''} is not supported by this model`;
    }
  }
}

/** With no member asked for: whether the list is empty. */
function includes(values: unknown, member: unknown): boolean {
  if (!Array.isArray(values)) return false;
  return member === undefined ? values.length === 0 : values.includes(member);
}

function accepted(group: Group, name: string, value: unknown): string | null {
  const values = at(group.accepted_values, name);
  if (!Array.isArray(values) || values.includes(value)) return null;
  return `invalid value: only ${values.join(', ')} is allowed for this model`;
}

/** The transport's word and the model's must both be there. */
function choiceRefusal(
  { choice }: Asked,
  named: unknown,
  required: unknown,
  none: unknown,
  provider: Provider,
): string | null {
  const refused = {
    auto: false,
    tool: named === false || !provider.named_tool_choice,
    required: required === false,
    none: none === 'drop_tools' || !provider.tool_choice_none,
  };
  return refused[choice.type] ? `${choice.type} is not supported, only auto` : null;
}
