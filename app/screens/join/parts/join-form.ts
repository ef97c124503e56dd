import { joinTexts as texts } from "#messages/join";
import { formText } from "~/browser/forms/form-fields";
import { type FormProblems, problemsOf, requiredLine } from "~/domain/forms/form-problems";
import { CODE_FIELD } from "./invitation";

/** The code as it is sent: without surrounding space (SPEC section 5). */
export const codeOf = (form: FormData): string => formText(form, CODE_FIELD).trim();

/** What keeps the code from being asked about. */
export const joinFormProblems = (form: FormData): FormProblems<typeof CODE_FIELD> =>
  problemsOf({ [CODE_FIELD]: requiredLine(codeOf(form), texts.required) });
