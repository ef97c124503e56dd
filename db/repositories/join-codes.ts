import { and, eq, ne } from "drizzle-orm";
import type { Database } from "#db/client";
import { violatedConstraint } from "#db/d1-errors";
import { trips } from "#db/schema";
import type { Trip } from "~/domain/trip/trip";
import type { Companion } from "./companions";
import { membershipQuery, toCompanion, userIdOf } from "./companions";
import { toTrip } from "./rows";

export type CodeChange =
  | { kind: "answered"; caller: Companion | undefined; changed: boolean; trip: Trip | undefined }
  | { kind: "join-code-taken" };

/** Gives the trip another join code, if the caller organizes it, in one batch; the unique index decides whether the code is free. */
export async function changeJoinCode(
  db: Database,
  uid: string,
  tripId: string,
  code: { joinCode: string; joinCodeKey: string },
  at: number,
): Promise<CodeChange> {
  try {
    const [[caller], changed, [trip]] = await db.batch([
      membershipQuery(db, uid, tripId),
      db
        .update(trips)
        .set({ ...code, updatedAt: at })
        .where(and(eq(trips.id, tripId), eq(trips.organizerId, userIdOf(uid)), ne(trips.joinCode, code.joinCode)))
        .returning({ id: trips.id }),
      db.select().from(trips).where(eq(trips.id, tripId)),
    ]);
    return {
      kind: "answered",
      caller: caller && toCompanion(caller),
      changed: changed.length > 0,
      trip: trip && toTrip(trip),
    };
  } catch (problem) {
    if (violatedConstraint(problem) === "UNIQUE trips.join_code_key") return { kind: "join-code-taken" };
    throw problem;
  }
}
