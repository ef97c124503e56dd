import type { Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import { KNOWN } from "../fit/appeal";
import type { DayConditions } from "../fit/day-conditions";
import { seasonPoints } from "../fit/day-fit";
import { weatherPoints } from "../fit/usual-weather";
import { servesInterest } from "../plan/score";
import type { LineStop } from "./day-line";
import type { Filling } from "./tried-day";

/** So much worse a time for sun and rain is not worth a shorter way. */
const WORSE = 0.6;

/** A part of a day, and what is known of its date. */
type Then = { part: BlockName; today: DayConditions | undefined };

const skyAt = (place: Place, { part, today }: Then): number =>
  today ? seasonPoints(place, part, today) + weatherPoints(place, today.weather)[part] : 0;

/** Whether a place has about as good a season and weather then as it has now. */
export const hasAsGoodSky = (place: Place, then: Then, now: Then): boolean =>
  skyAt(place, then) >= skyAt(place, now) - WORSE;

/** Whether a stop may be what a part of a day is about in the stead of another one. */
export type MayLead = (stop: LineStop, other: LineStop) => boolean;

/** What is as well known as the other, or known well enough to give its name to part of a day. */
export const isAsKnown = ({ fame }: Place, other: Place): boolean => fame >= other.fame || fame >= KNOWN;

/** What a part is about gives its name to no less of what they came for, and a must to nothing. */
export const mayLeadWhere =
  (
    isKnownEnough: (place: Place, other: Place) => boolean,
    { preferences, musts }: Pick<Filling, "preferences" | "musts">,
  ): MayLead =>
  ({ place, role }, { place: other }) =>
    role === "lead" ||
    (place !== null &&
      other !== null &&
      !musts.includes(other) &&
      isKnownEnough(place, other) &&
      (servesInterest(place, preferences) || !servesInterest(other, preferences)));
