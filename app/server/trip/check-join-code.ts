import { formProblemText } from "#messages/forms";
import { isJoinCodeFree } from "#db/repositories/join-codes";
import type { checkJoinCode as call } from "~/contracts/calls/trip";
import { joinCodeProblem } from "~/domain/trip/join-code";
import type { UseCase } from "../http/call-context";
import { invalidField } from "../http/problem";

/** Whether a new trip may take the code. */
export const checkJoinCode: UseCase<typeof call> = async ({ db }, { body: { joinCode } }) => {
  const wrong = joinCodeProblem(joinCode);
  if (wrong) throw invalidField("joinCode", formProblemText(wrong));
  return { available: await isJoinCodeFree(db, joinCode) };
};
