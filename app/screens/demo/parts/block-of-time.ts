import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";

/** The part of the day that an activity's time names, if it names one. */
export const blockOfTime = (time: string): BlockName | null =>
  BLOCK_NAMES.find((name) => name === time.toLowerCase()) ?? null;
