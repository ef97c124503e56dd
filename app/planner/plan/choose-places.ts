import type { CityGuide } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { awaySlots } from "./away";
import { arrangeDays } from "./arrange-days";
import { needsRestAfter } from "../fit/company";
import { townCandidates, type Travel } from "../fit/candidate";
import { weekdaysInTown } from "../fit/day-fit";
import {
  chooseDayTrips,
  daysOfIcons,
  eveningsForOutings,
  mustTripsThatFit,
  tripsBesideMusts,
} from "../outings/day-trips";
import { SLOTS_A_DAY, emptyDraft, reserveMusts } from "./draft";
import { fillDraft } from "./fill-draft";
import { outingsOf } from "../outings/outing";
import { improveDraft } from "./improve-draft";
import { mustsOf, mustsThatOpen } from "./musts";
import { betterLeads } from "../along/better-leads";
import { placesAlong } from "../along/places-along";
import type { Random } from "./random";
import { weekdayIn } from "../purpose/own-events";
import type { Choice, DayChoices } from "./choice";
import { takenSlots } from "./taken";
import { tripsBesideInterest } from "./room-for-interest";
import { candidateTable } from "./score";
import { inShortOrder, wayOfDay } from "./short-order";
import { daysTheTownFills, keepSlowDays } from "./slow-days";

/** Three choices a day, the musts for which the trip is too short, and those that are closed on all of its days. */
export type ChosenPlaces = { days: DayChoices[]; leftOut: string[]; closed: string[] };

/** Chooses and orders the places of a covered city: the tourist trip design problem (DESIGN section 6). `effort` as for `improveDraft`. */
export function choosePlaces(
  brief: TripBrief,
  guide: CityGuide,
  travel: Travel,
  random: Random,
  effort = 1,
): ChosenPlaces {
  const { preferences, days: conditions } = travel;
  const { closed, ...musts } = mustsThatOpen(mustsOf(brief.anchors, guide), conditions);
  const [today] = conditions;
  if (!today) return { days: [], leftOut: [...brief.anchors], closed: [] };
  const candidates = townCandidates(guide, musts.town, travel, random);
  const away = new Set([...awaySlots(brief), ...takenSlots(brief)]);
  const wholeDays = brief.daysTotal - new Set([...away].map((slot) => Math.floor(slot / SLOTS_A_DAY))).size;
  const wantedTrips = mustTripsThatFit(musts, brief.daysTotal).slice(0, wholeDays);
  const worthLeavingTown = chooseDayTrips(
    wantedTrips,
    guide,
    conditions,
    daysTheTownFills(candidates, wantedTrips.length),
    preferences,
    random,
  ).slice(0, Math.min(wholeDays, Math.max(wantedTrips.length, tripsBesideMusts(musts, conditions, away))));
  const trips = tripsBesideInterest(worthLeavingTown, wantedTrips.length, candidates, brief.daysTotal, preferences);
  const ownDays = musts.own.map(weekdayIn).filter((weekday) => weekday !== null);
  const inTown = new Set([...weekdaysInTown(musts.town, today.customs), ...ownDays]);
  const outings = outingsOf(trips, eveningsForOutings(musts, conditions, away), preferences);
  const draft = emptyDraft(
    conditions,
    outings,
    { weekdays: inTown, days: daysOfIcons(candidates, trips.length) },
    away,
  );
  draft.leftOut.push(...musts.trips.slice(wantedTrips.length).map((place) => place.name));
  reserveMusts(draft, candidates, musts.own);
  keepSlowDays(draft, candidates);
  const table = candidateTable(
    candidates,
    preferences,
    trips.filter((trip) => needsRestAfter(trip, guide, preferences)),
    guide.waters,
  );
  improveDraft(table, draft, fillDraft(table, draft), preferences, random, effort);
  const withPlacesAlong = placesAlong(guide, preferences, conditions, musts.town);
  betterLeads(table, draft, { guide, preferences, conditions, withPlacesAlong });

  const choiceAt = (slot: number): Choice => {
    const title = draft.own[slot];
    if (title) return { kind: "own", title };
    const place = candidates[draft.slots[slot] ?? -1]?.place;
    return place ? { kind: "place", place } : { kind: "nothing" };
  };
  const order = arrangeDays(draft, candidates);
  const days = order.map((day): DayChoices => {
    const trip = draft.trips[day];
    const choiceFor = (part: BlockName, offset: number): Choice => {
      const half = trip?.parts.indexOf(part) ?? -1;
      if (!trip || half < 0) return choiceAt(day * SLOTS_A_DAY + offset);
      return { kind: half === 0 ? "trip" : "trip-continued", place: trip.place };
    };
    return [choiceFor("morning", 0), choiceFor("afternoon", 1), choiceFor("evening", 2)];
  });
  const ordered = inShortOrder(days, candidates, wayOfDay(preferences, guide.waters));
  return { days: withPlacesAlong(ordered), leftOut: draft.leftOut, closed };
}
