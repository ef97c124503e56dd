import { formText } from "~/browser/forms/form-fields";
import { emailProblem, problemsOf, requiredLine } from "~/domain/forms/form-problems";
import { localIdentityTexts as texts } from "#messages/entry";

export const localIdentityProblems = (form: FormData) =>
  problemsOf({
    name: requiredLine(formText(form, "name"), texts.nameMissing),
    email: emailProblem(formText(form, "email")),
  });
