import { formText } from "~/browser/form-fields";
import { emailProblem, problemsOf, requiredLine } from "~/domain/form-problems";

export const localIdentityProblems = (form: FormData) =>
  problemsOf({ name: requiredLine(formText(form, "name"), "Please enter your name."), email: emailProblem(formText(form, "email")) });
