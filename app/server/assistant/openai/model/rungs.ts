/** How structured output is asked for, the strictest first. The last one asks by the prompt alone. */
export const RUNGS = ["json_schema", "json_object", "prompt"] as const;

export type Rung = (typeof RUNGS)[number];

/** The form each server took last, by its address and model, for as long as the isolate lives. */
export type RungMemory = Map<string, Rung>;

const inThisIsolate: RungMemory = new Map();

export const rungMemory = (): RungMemory => inThisIsolate;
