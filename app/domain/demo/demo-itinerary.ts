import type { Source } from "../plan/block";
import type { DemoGoal, Season } from "./demo-options";

/** What a visitor asks the demo for (SPEC section 2, /demo). */
export type DemoWish = { destination: string; season: Season; numDays: number; tripGoals: DemoGoal[] };

/** `time` is a part of the day: nobody can promise an hour. `verified` as of a block. */
export type DemoActivity = { time: string; title: string; description: string; source: Source; verified: boolean };

export type DemoDay = { dayIndex: number; summary: string; activities: DemoActivity[] };

/** What the demo makes (SPEC section 3, itineraryDataDemo). */
export type DemoItinerary = DemoWish & { days: DemoDay[] };
