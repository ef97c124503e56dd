import { joinByCode } from "#db/repositories/joining";
import type { joinTrip as call } from "~/contracts/trip";
import { normalizeJoinCode } from "~/domain/join-code";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { unknownCode } from "./unknown-code";

/** Puts the caller on the trip of the code. Sending it twice joins once. */
export const joinTrip: UseCase<typeof call> = async ({ db, identity, now, newId }, { body }) => {
  const joining = await joinByCode(db, identity, normalizeJoinCode(body.joinCode), { id: newId(), at: now() });
  switch (joining.kind) {
    case "no-such-trip": throw unknownCode();
    case "removed": throw new Problem("removed");
    case "joined": return { user: joining.user, trip: joining.trip };
  }
};
