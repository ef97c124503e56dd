import { formText } from "~/browser/form-fields";
import { emailProblem, problemsOf, requiredLine } from "~/domain/form-problems";
import { localIdentityTexts as texts } from "#messages/entry/local-identity";

export const localIdentityProblems = (form: FormData) =>
  problemsOf({
    name: requiredLine(formText(form, "name"), texts.nameMissing),
    email: emailProblem(formText(form, "email")),
  });
