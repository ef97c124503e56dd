import type { CityGuide, Place } from "~/domain/place/place";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { awaySlots } from "./away";
import { arrangeDays } from "./arrange-days";
import { needsRestAfter } from "../fit/company";
import { townCandidates } from "../fit/candidate";
import { conditionsOf } from "../fit/day-conditions";
import { weekdaysInTown } from "../fit/day-fit";
import { chooseDayTrips, mustTripsThatFit } from "./day-trips";
import { SLOTS_A_DAY, emptyDraft, reserveMusts } from "./draft";
import { fillDraft } from "./fill-draft";
import { improveDraft } from "./improve-draft";
import { mustsOf } from "./musts";
import type { Preferences } from "../fit/preferences";
import type { Random } from "./random";
import { takenSlots } from "./taken";
import { candidateTable } from "./score";
import { daysTheTownFills, keepSlowDays } from "./slow-days";

/** What a block is about, before it is written. */
export type Choice =
  | { kind: "place"; place: Place }
  | { kind: "own"; title: string }
  | { kind: "trip"; place: Place }
  | { kind: "trip-continued"; place: Place }
  | { kind: "nothing" };

/** Three choices a day, and the musts for which the trip is too short. */
export type ChosenPlaces = { days: [Choice, Choice, Choice][]; leftOut: string[] };

/** Chooses and orders the places of a covered city: the tourist trip design problem (DESIGN section 6). `effort` as for `improveDraft`. */
export function choosePlaces(
  brief: TripBrief,
  guide: CityGuide,
  preferences: Preferences,
  random: Random,
  effort = 1,
): ChosenPlaces {
  const musts = mustsOf(brief.anchors, guide);
  const conditions = conditionsOf(guide, brief, brief.daysTotal);
  const middle = conditions[Math.floor(conditions.length / 2)];
  if (!middle) return { days: [], leftOut: [...brief.anchors] };
  const candidates = townCandidates(guide, musts.town, { preferences, conditions: middle }, random);
  const away = new Set([...awaySlots(brief), ...takenSlots(brief)]);
  const wholeDays = brief.daysTotal - new Set([...away].map((slot) => Math.floor(slot / SLOTS_A_DAY))).size;
  const wantedTrips = mustTripsThatFit(musts, brief.daysTotal).slice(0, wholeDays);
  const trips = chooseDayTrips(
    wantedTrips,
    guide,
    brief.daysTotal,
    daysTheTownFills(candidates, wantedTrips.length),
    preferences,
    random,
  ).slice(0, wholeDays);
  const weekdays = conditions.flatMap(({ weekday }) => (weekday === null ? [] : [weekday]));
  const draft = emptyDraft(brief.daysTotal, trips, weekdays, weekdaysInTown(musts.town, middle.customs), away);
  draft.leftOut.push(...musts.trips.slice(wantedTrips.length).map((place) => place.name));
  reserveMusts(draft, candidates, musts.own);
  keepSlowDays(draft, candidates);
  const table = candidateTable(
    candidates,
    preferences,
    trips.filter((trip) => needsRestAfter(trip, guide, preferences)),
  );
  improveDraft(table, draft, fillDraft(table, draft), random, effort);

  const choiceAt = (slot: number): Choice => {
    const title = draft.own[slot];
    if (title) return { kind: "own", title };
    const place = candidates[draft.slots[slot] ?? -1]?.place;
    return place ? { kind: "place", place } : { kind: "nothing" };
  };
  const days = arrangeDays(draft, candidates).map((day): [Choice, Choice, Choice] => {
    const trip = draft.trips[day];
    const first = day * SLOTS_A_DAY;
    const evening = choiceAt(first + 2);
    if (trip) return [{ kind: "trip", place: trip }, { kind: "trip-continued", place: trip }, evening];
    return [choiceAt(first), choiceAt(first + 1), evening];
  });
  return { days, leftOut: draft.leftOut };
}
