import { formProblemText } from "#messages/forms";
import { changedMeanwhile } from "#messages/server";
import { findPlannedTrip } from "#db/repositories/itineraries";
import { writeDetails } from "#db/repositories/trip-details";
import type { changeTrip as call } from "~/contracts/calls/trip";
import type { BodyOf } from "~/contracts/endpoint";
import { tripLength } from "~/domain/dates/calendar-date";
import type { LiveStatus } from "~/domain/live/live-position";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import { type Stay, stayProblems } from "~/domain/trip/stays";
import type { Trip } from "~/domain/trip/trip";
import {
  changedFields,
  type DetailField,
  detailsAfter,
  detailsOf,
  detailsProblems,
  overwritten,
} from "~/domain/trip/trip-details";
import { checkRules } from "../http/check-rules";
import type { UseCase } from "../http/call-context";
import { invalidFields, Problem } from "../http/problem";
import { actorOf, type News } from "../rooms/news";

/** How often somebody else may be quicker before this one is told to try again. */
const ATTEMPTS = 5;

/** Changes what the organizer names of the trip; the rest stays as it is, and so does what others change at the same moment. */
export const changeTrip: UseCase<typeof call> = async (context, { body: { before, ...body } }) => {
  const { db, allow, now, newId, tellRoom } = context;
  const changes = { ...body, stays: body.stays && withIds(body.stays, newId) };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await allow(({ uid, tripId }) => findPlannedTrip(db, uid, tripId));
    const { trip, live, tripId, itinerary } = found;
    const seen = detailsOf(trip);
    if (changedFields(seen, changes).length === 0) return { trip };
    refuseToOverwrite(overwritten(seen, changes, before));
    const details = detailsAfter(seen, changes);
    checkRules(detailsProblems(details, live));
    const daysTotal = tripLength(details.startDate, details.endDate);
    if (changes.stays) checkStays(changes.stays, daysTotal);
    refuseToCut((itinerary?.days ?? []).filter(({ dayIndex }) => dayIndex > daysTotal));
    const written = await writeDetails(db, tripId, { seen, live, details, daysTotal, at: now() });
    if (written === null) continue;
    tellRoom(tripId, { by: actorOf(found), messages: newsOf(written) });
    return { trip: written.trip };
  }
  throw new Problem("conflict");
};

type SentStay = NonNullable<BodyOf<typeof call>["stays"]>[number];

/** A new stay gets its id here, as does one that comes under the id of another. */
function withIds(stays: readonly SentStay[], newId: () => string): Stay[] {
  const known = new Set<string>();
  return stays.map(({ id, ...stay }) => {
    const own = id === undefined || known.has(id) ? newId() : id;
    known.add(own);
    return { id: own, ...stay };
  });
}

function refuseToOverwrite(fields: readonly DetailField[]): void {
  if (fields.length === 0) return;
  throw new Problem("conflict", changedMeanwhile.whole, {
    issues: fields.map((path) => ({ path, message: changedMeanwhile.field })),
  });
}

/** Nothing that is planned falls away by itself: whoever shortens the trip is told what lies on its last days. */
function refuseToCut(days: readonly Day[]): void {
  if (days.length === 0) return;
  const named = days.map(({ dayIndex, blocks }) => ({
    dayIndex,
    stops: BLOCK_NAMES.map((part) => blocks[part].title).filter(Boolean),
  }));
  throw new Problem("days-would-be-shelved", undefined, { days: named });
}

function checkStays(stays: readonly Stay[], daysTotal: number): void {
  const issues = stayProblems(stays, daysTotal).flatMap((problem, at) =>
    problem ? [{ path: `stays.${at}`, message: formProblemText(problem) }] : [],
  );
  if (issues.length > 0) throw invalidFields(issues);
}

/** What everybody on the trip hears: how it is now, and where it stands, since its length belongs to that. */
const newsOf = ({ trip, live }: { trip: Trip; live: LiveStatus }): NonNullable<News["messages"]> => [
  { type: "trip", trip },
  { type: "live", position: live },
];
