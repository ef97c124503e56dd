import { formProblemText } from "#messages/forms";
import { changeJoinCode as change } from "#db/repositories/membership/join-codes";
import type { changeJoinCode as call } from "~/contracts/calls/companions";
import { joinCodeProblem, normalizeJoinCode } from "~/domain/trip/join-code";
import type { UseCase } from "../http/call-context";
import { invalidField, Problem } from "../http/problem";
import { codeCallerOf, triedTooMany } from "../identity/code-caller";
import { actorOf } from "../rooms/news";
import { withCaller } from "./company";

/** Gives the trip another join code; the old one opens nothing from then on. The same code again changes nothing. */
export const changeJoinCode: UseCase<typeof call> = async (context, { body: { joinCode } }) => {
  const wrong = joinCodeProblem(joinCode);
  if (wrong) throw invalidField("joinCode", formProblemText(wrong));
  const code = { joinCode, joinCodeKey: normalizeJoinCode(joinCode) };
  const { changed, trip, heldBack, tripId, ...organizer } = await context.allow(async ({ uid, tripId }) => {
    const answer = await change(context.db, uid, tripId, code, await codeCallerOf(context, uid));
    if (answer.kind === "join-code-taken") throw new Problem("join-code-taken");
    return withCaller(answer);
  });
  if (heldBack) throw triedTooMany(heldBack, context.now());
  if (!trip) throw new Error("A trip with an organizer is not there.");
  if (changed) context.tellRoom(tripId, { by: actorOf(organizer), messages: [{ type: "trip", trip }] });
  return { trip };
};
