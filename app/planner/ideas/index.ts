import type { BlockName } from "~/domain/plan/block";
import { AFTERNOON_IDEAS } from "./afternoon-ideas";
import { EVENING_IDEAS } from "./evening-ideas";
import type { Idea } from "./idea";
import { MORNING_IDEAS } from "./morning-ideas";
import { SPECIAL_IDEAS } from "./special-ideas";

export type { Idea } from "./idea";

const withSpecial = (part: BlockName, ideas: readonly Idea[]): readonly Idea[] => [
  ...ideas,
  ...SPECIAL_IDEAS.filter((idea) => idea.part === part),
];

/** All ideas by the part of the day; which of them fit a place says `fitsPlace`. */
export const IDEAS: Record<BlockName, readonly Idea[]> = {
  morning: withSpecial("morning", MORNING_IDEAS),
  afternoon: withSpecial("afternoon", AFTERNOON_IDEAS),
  evening: withSpecial("evening", EVENING_IDEAS),
};

export const ALL_IDEAS: readonly Idea[] = [...MORNING_IDEAS, ...AFTERNOON_IDEAS, ...EVENING_IDEAS, ...SPECIAL_IDEAS];
