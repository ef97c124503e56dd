import { DEMO_DAYS, SEASONS } from "../demo/demo";
import {
  emailProblem,
  type FormProblem,
  type FormProblems,
  isBlank,
  longText,
  problemsOf,
  requiredLine,
} from "./form-problems";

/** The forms that need no sign-in: help, and the two demos (SPEC section 5). */
export const helpProblems = (form: { email: string; message: string }): FormProblems<"email" | "message"> =>
  problemsOf({
    email: emailProblem(form.email),
    message: isBlank(form.message) ? { code: "no-message" } : longText(form.message),
  });

export const demoProblems = (form: {
  destination: string;
  season: string;
  numDays: string | number;
}): FormProblems<"destination" | "season" | "numDays"> =>
  problemsOf({
    destination: requiredLine(form.destination, "no-destination"),
    season: SEASONS.some((season) => season === form.season) ? null : { code: "no-season" },
    numDays: demoDaysProblem(form.numDays),
  });

function demoDaysProblem(numDays: string | number): FormProblem | null {
  const days = Number(String(numDays).trim() || Number.NaN);
  return Number.isInteger(days) && days >= DEMO_DAYS.min && days <= DEMO_DAYS.max
    ? null
    : { code: "days-out-of-range", least: DEMO_DAYS.min, most: DEMO_DAYS.max };
}

export const bestThingsProblems = (form: { destination: string }): FormProblems<"destination"> =>
  problemsOf({ destination: requiredLine(form.destination, "no-destination") });
