import { problemTexts } from "#messages/server";
import { createTrip, type NewLeg } from "#db/repositories/trips";
import type { BodyOf } from "~/contracts/endpoint";
import type { setUpTrip as call } from "~/contracts/calls/trip";
import { MAX_OPEN_TRIPS } from "~/domain/forms/limits";
import { tripLength } from "~/domain/dates/calendar-date";
import { normalizeJoinCode } from "~/domain/trip/join-code";
import { legsProblems, tripSetupProblems } from "~/domain/trip/trip-setup-rules";
import { guideKeyOf, timeZoneOf } from "../cities/gazetteer";
import { checkRules } from "../http/check-rules";
import type { OpenContext, UseCase } from "../http/call-context";
import { WithStatus } from "../http/call-context";
import { Problem } from "../http/problem";
import { codeCallerOf, triedTooMany } from "../identity/code-caller";
import { lookUpCities } from "./look-up-cities";

/** The legs with what the gazetteer knows of their cities. A trip in one city has none of its own. */
async function severalLegs(legs: BodyOf<typeof call>["legs"], context: OpenContext): Promise<NewLeg[] | undefined> {
  if (legs === undefined || legs.length < 2) return undefined;
  return (await lookUpCities(legs, context)).map(({ leg }) => leg);
}

/** Creates the caller's trip; they become its organizer. One open trip each, one trip a join code. */
export const setUpTrip: UseCase<typeof call> = async (context, { body }) => {
  const { db, identity, newId } = context;
  checkRules({ ...tripSetupProblems(body), ...legsProblems(body) });
  const city = body.legs?.[0]?.city ?? body.city;
  const trip = {
    ...body,
    city,
    joinCodeKey: normalizeJoinCode(body.joinCode),
    cityKey: await guideKeyOf(city, context),
    timeZone: await timeZoneOf(city, context),
    daysTotal: tripLength(body.startDate, body.endDate),
    legs: await severalLegs(body.legs, context),
  };
  const caller = await codeCallerOf(context, identity.uid);
  const creation = await createTrip(db, identity, trip, { id: newId(), userId: newId(), ...caller });
  if (creation.kind === "held-back") throw triedTooMany(creation, caller.at);
  if (creation.kind === "too-many-trips") throw new Problem("limit-reached", problemTexts.tooManyTrips(MAX_OPEN_TRIPS));
  if (creation.kind !== "created") throw new Problem(creation.kind);
  return new WithStatus(201, { tripId: creation.trip.tripId, trip: creation.trip });
};
