import type { BlockName } from "~/domain/plan/block";
import { AFTERNOON_IDEAS } from "./afternoon-ideas";
import { EVENING_IDEAS } from "./evening-ideas";
import type { Idea } from "./idea";
import { MORNING_IDEAS } from "./morning-ideas";

export type { Idea } from "./idea";

export const IDEAS: Record<BlockName, readonly Idea[]> = {
  morning: MORNING_IDEAS,
  afternoon: AFTERNOON_IDEAS,
  evening: EVENING_IDEAS,
};

export const ALL_IDEAS: readonly Idea[] = [...MORNING_IDEAS, ...AFTERNOON_IDEAS, ...EVENING_IDEAS];
