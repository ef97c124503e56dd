import { formProblemText } from "#messages/forms";
import { isJoinCodeFree } from "#db/repositories/membership/join-codes";
import type { checkJoinCode as call } from "~/contracts/calls/trip";
import { joinCodeProblem } from "~/domain/trip/join-code";
import type { UseCase } from "../http/call-context";
import { invalidField } from "../http/problem";
import { codeCallerOf, triedTooMany } from "../identity/code-caller";

/** Whether a new trip may take the code. */
export const checkJoinCode: UseCase<typeof call> = async (context, { body: { joinCode } }) => {
  const wrong = joinCodeProblem(joinCode);
  if (wrong) throw invalidField("joinCode", formProblemText(wrong));
  const caller = await codeCallerOf(context, null);
  const found = await isJoinCodeFree(context.db, joinCode, caller);
  if (found.kind === "held-back") throw triedTooMany(found, caller.at);
  return { available: found.free };
};
