import { JOIN_CODE_MIN, joinCodeProblem } from "~/domain/trip/join-code";
import { formProblemText } from "#messages/forms";
import { joinCodeFieldTexts as texts } from "#messages/people/join-code";
import { takenCodeTexts } from "#messages/server";

/** What is known of the join code in the field; editing it makes it unchecked again (SPEC section 4, trip creation). */
export type JoinCodeState =
  | { kind: "unchecked" }
  | { kind: "refused"; message: string }
  | { kind: "checking" }
  | { kind: "available" }
  | { kind: "taken" }
  | { kind: "failed" };

/** What to say of it, and whether it is good news (SPEC sections 5 and 8). */
export function joinCodeNote(state: JoinCodeState): { text: string; good: boolean } | null {
  switch (state.kind) {
    case "unchecked":
      return null;
    case "refused":
      return { text: state.message, good: false };
    case "checking":
      return { text: texts.checking, good: true };
    case "available":
      return { text: texts.available, good: true };
    case "taken":
      return { text: takenCodeTexts.besideField, good: false };
    case "failed":
      return { text: texts.failed, good: false };
  }
}

/** Why a code need not be asked about at all, or null. */
export function refusalOf(code: string): JoinCodeState | null {
  const problem = joinCodeProblem(code);
  return problem && { kind: "refused", message: formProblemText(problem) };
}

/** Long enough that someone who leaves the field may be told about it without asking. */
export const isWorthChecking = (code: string): boolean => code.trim().length >= JOIN_CODE_MIN;
