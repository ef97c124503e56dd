import type * as Y from "yjs";
import { formProblemText } from "#messages/forms";
import { changedMeanwhile } from "#messages/server";
import type { Database } from "#db/client";
import type { StoredPlan } from "#db/repositories/stored-plans";
import {
  type ChangedTrip,
  type DetailsWrite,
  findTripToChange,
  writeDetails,
  writeDetailsWithPlan,
} from "#db/repositories/trip-details";
import type { changeTrip as call } from "~/contracts/calls/trip";
import type { BodyOf } from "~/contracts/endpoint";
import type { PlannedDay } from "~/contracts/problem";
import { tripLength } from "~/domain/dates/calendar-date";
import type { LiveStatus } from "~/domain/live/live-position";
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
import { changePlan, type WritePlan } from "../itinerary/change-plan";
import { actorOf, type News } from "../rooms/news";
import { citiesToHave } from "./change-cities";
import { changeDays, changesPlan, type DaysChange, daysChange, wouldBeShelved } from "./plan-after-change";

/** A build that is under way may add days for the cities and dates before a change of these: then it is tried again on the plan as it is by then. */
const CONCERN_PLAN = ["legs", "startDate", "endDate"] as const satisfies readonly DetailField[];

/** How often somebody else may be quicker before this one is told to try again. */
const ATTEMPTS = 5;

/**
 * Changes what the organizer names of the trip; the rest stays as it is, and so does what others change at the same moment. Days go along with
 * their city. What is planned on days that the trip has no more goes to the shelf, once its organizer agrees.
 */
export const changeTrip: UseCase<typeof call> = async (context, { body: { before, shelve, ...body } }) => {
  const { db, allow, now, newId, tellRoom } = context;
  const changes = { ...body, stays: body.stays && withIds(body.stays, newId) };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await allow(({ uid, tripId }) => findTripToChange(db, uid, tripId));
    const { trip, live, tripId, plan } = found;
    const seen = detailsOf(trip);
    const changed = changedFields(seen, changes);
    if (changed.length === 0) return { trip };
    refuseToOverwrite(overwritten(seen, changes, before));
    const details = detailsAfter(seen, changes);
    checkRules(detailsProblems(details, live, seen));
    const daysTotal = tripLength(details.startDate, details.endDate);
    if (changes.stays) checkStays(changes.stays, daysTotal);
    const elsewhere = changed.includes("legs") ? await citiesToHave(details.legs, trip, context) : null;
    const days = daysChange(seen, details, elsewhere?.legs ?? null);
    if (!shelve) askBeforeShelving(wouldBeShelved(plan?.days ?? [], days));
    const cities = elsewhere?.cities ?? null;
    const concernsPlan = CONCERN_PLAN.some((field) => changed.includes(field));
    const write = { seen, storedLegs: found.storedLegs, live, details, cities, daysTotal, at: now() };
    const written: Written | null =
      plan && changesPlan(plan.days, days)
        ? await writeWithPlan(db, tripId, plan, days, write)
        : await writeDetails(db, tripId, write, concernsPlan ? plan : undefined);
    if (written === null) continue;
    tellRoom(tripId, {
      by: actorOf(found),
      messages: newsOf(written),
      update: written.update,
    });
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

/** Nothing that is planned goes to the shelf by itself: whoever shortens the trip, or leaves a city out, is told what lies on those days. */
function askBeforeShelving(days: PlannedDay[]): void {
  if (days.length > 0) throw new Problem("days-would-be-shelved", undefined, { days });
}

type Written = ChangedTrip & { update?: Uint8Array | undefined };

/** Writes a trip of other days and its plan together, with what has no day any more on the shelf; null when somebody changed the trip meanwhile. */
async function writeWithPlan(
  db: Database,
  tripId: string,
  plan: StoredPlan,
  days: DaysChange,
  details: DetailsWrite,
): Promise<Written | null> {
  const trips: ChangedTrip[] = [];
  const write: WritePlan = async (database, planWrite) => {
    const { outcome, changed } = await writeDetailsWithPlan(database, planWrite, details);
    if (changed) trips.push(changed);
    return outcome;
  };
  try {
    const edit = (document: Y.Doc) => changeDays(document, days);
    const { update } = await changePlan({ db, tripId, plan, now: details.at, write }, edit);
    if (update === null) return await writeDetails(db, tripId, details);
    const [changed] = trips;
    return changed ? { ...changed, update: update ?? undefined } : null;
  } catch (problem) {
    if (problem instanceof Problem && problem.code === "conflict") return null;
    throw problem;
  }
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
