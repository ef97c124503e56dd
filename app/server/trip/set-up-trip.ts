import { problemTexts } from "#messages/server";
import { createTrip } from "#db/repositories/trips";
import type { setUpTrip as call } from "~/contracts/calls/trip";
import { MAX_OPEN_TRIPS } from "~/domain/forms/limits";
import { tripLength } from "~/domain/dates/calendar-date";
import { normalizeJoinCode } from "~/domain/trip/join-code";
import { tripSetupProblems } from "~/domain/trip/trip-setup-rules";
import { guideKeyOf, timeZoneOf } from "../cities/gazetteer";
import { checkRules } from "../http/check-rules";
import type { UseCase } from "../http/call-context";
import { WithStatus } from "../http/call-context";
import { Problem } from "../http/problem";
import { seekerOf, triedTooMany } from "../identity/code-seeker";

/** Creates the caller's trip; they become its organizer. One open trip each, one trip a join code. */
export const setUpTrip: UseCase<typeof call> = async (context, { body }) => {
  const { db, identity, newId } = context;
  checkRules(tripSetupProblems(body));
  const trip = {
    ...body,
    joinCodeKey: normalizeJoinCode(body.joinCode),
    cityKey: await guideKeyOf(body.city, context),
    timeZone: await timeZoneOf(body.city, context),
    daysTotal: tripLength(body.startDate, body.endDate),
  };
  const seeker = await seekerOf(context, identity.uid);
  const creation = await createTrip(db, identity, trip, { id: newId(), userId: newId(), ...seeker });
  if (creation.kind === "held-back") throw triedTooMany(creation, seeker.at);
  if (creation.kind === "too-many-trips") throw new Problem("limit-reached", problemTexts.tooManyTrips(MAX_OPEN_TRIPS));
  if (creation.kind !== "created") throw new Problem(creation.kind);
  return new WithStatus(201, { tripId: creation.trip.tripId, trip: creation.trip });
};
