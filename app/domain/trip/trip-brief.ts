import type { KnowHow } from "../destination/know-how";
import type { KnownElsewhere } from "../destination/known-names";
import type { Point } from "../place/geo";
import type { BlockName } from "../plan/block";
import type { CityGuide } from "../place/place";
import type { Setting } from "../place/setting";
import type { TripEnds } from "./arrival";
import type { Stay } from "./stays";
import type { LegDays } from "./legs";
import type { TripIntent } from "./trip-intent";
import type { WhoWith } from "./trip";

/** A part of a day, by its number. */
export type PartOfDay = { dayIndex: number; part: BlockName };

/** Everything a planner may know of a trip. `guide` is null for a city without destination data. */
export type TripBrief = Partial<TripEnds> & {
  tripId: string;
  tripName: string;
  purpose: string;
  cityName: string;
  guide: CityGuide | null;
  /** Where there is no guide: what the gazetteer knows of the place, null when it does not have it; missing where nobody looked. */
  setting?: Setting | null;
  startDate: string;
  /** The start only says the time of the year, as in a demo: weekdays mean nothing then. */
  roughDates?: boolean;
  daysTotal: number;
  /** The public holidays on its days, of the countries it leads to: "PT 2026-12-25". */
  holidays?: readonly string[];
  whoWith: WhoWith[];
  partyCount: number;
  /** What one asks somebody who lives there, in the language of the question that is answered; missing where nobody looked. */
  knowHow?: KnowHow;
  /** What the question or wish names that is known to be in a city where this trip does not go; missing where nobody looked. */
  elsewhere?: KnownElsewhere | null;
  intent: Pick<TripIntent, "priorities" | "vibes" | "mobility" | "travelPace" | "budget"> | null;
  /** Titles of the chosen anchors, the musts. */
  anchors: string[];
  /** Parts of days that wait to be planned in which something stands already: nothing is planned there. */
  taken?: readonly PartOfDay[];
  /** Where the nights are spent, in their order and within the trip. */
  stays?: Stay[];
  /** By how many minutes the clocks go forward on the way of a day between two time zones. */
  clocksForward?: Record<number, number>;
  /** Of a trip through several cities; what stands above is of the first. */
  legs?: readonly LegBrief[];
};

/** A city of a trip and its days, as a planner knows it; `at` is where it lies, as far as anybody knows. */
export type LegBrief = LegDays & Pick<TripBrief, "cityName" | "guide" | "setting"> & { at: Point | null };
