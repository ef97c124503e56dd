import { CALL_ROWS } from "./calls";
import { ERROR_ROWS } from "./errors";
import { ROUTE_ROWS } from "./routes";
import { RULE_ROWS } from "./rules";
import type { SpecRow } from "./spec-row";
import { VALUE_ROWS } from "./values";

/** The specification, row by row. */
export const ALL_ROWS: readonly SpecRow[] = [...ROUTE_ROWS, ...VALUE_ROWS, ...RULE_ROWS, ...CALL_ROWS, ...ERROR_ROWS];
