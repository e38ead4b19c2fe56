import type { OpenAPI3Document } from './load/openapi.ts';
import type { Plan } from './resolve/plan.ts';
import type { Tables } from './load/tables.ts';

/** All that spec/ says, loaded, checked and resolved: what every emitter reads. */
export interface Spec {
  /** One OpenAPI 3.1 document for each service namespace of spec/main.tsp, by the name below `Polywire`: `Hosted`, `Wires.Chat`, `Catalog`, `Deployment`. */
  readonly documents: ReadonlyMap<string, OpenAPI3Document>;

  /** The rows of spec/catalog/*.yaml, each with its place in the file. */
  readonly tables: Tables;

  /** One plan for each chat alias, in catalogue order. */
  readonly plans: ReadonlyMap<string, Plan>;
}

/** One file below generated/. */
export interface OutputFile {
  /** Relative to generated/, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Makes files from the spec. Pure: the same spec gives the same bytes. */
export type Emitter = (spec: Spec) => readonly OutputFile[] | Promise<readonly OutputFile[]>;
