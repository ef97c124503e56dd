import { AIMS } from "./aims";
import { DAYS } from "./days";
import { FIELD } from "./field";
import type { Measure } from "./measure";

/** All that is measured in the sixty cities, in the order of the table. */
export const MEASURES: readonly Measure[] = [...AIMS, ...DAYS, ...FIELD];
