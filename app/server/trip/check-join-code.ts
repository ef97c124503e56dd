import { formProblemText } from "#messages/forms";
import { isJoinCodeFree } from "#db/repositories/membership/join-codes";
import type { checkJoinCode as call } from "~/contracts/calls/trip";
import { joinCodeProblem } from "~/domain/trip/join-code";
import type { UseCase } from "../http/call-context";
import { invalidField } from "../http/problem";
import { seekerOf, triedTooMany } from "../identity/code-seeker";

/** Whether a new trip may take the code. */
export const checkJoinCode: UseCase<typeof call> = async (context, { body: { joinCode } }) => {
  const wrong = joinCodeProblem(joinCode);
  if (wrong) throw invalidField("joinCode", formProblemText(wrong));
  const seeker = await seekerOf(context, null);
  const found = await isJoinCodeFree(context.db, joinCode, seeker);
  if (found.kind === "held-back") throw triedTooMany(found, seeker.at);
  return { available: found.free };
};
