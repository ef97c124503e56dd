import { formChoices, formText, inSentences } from "~/browser/forms/form-fields";
import type { generateDemo } from "~/contracts/calls/demo";
import type { BodyInputOf } from "~/contracts/endpoint";
import { DEMO_DAYS, DEMO_GOALS, SEASONS } from "~/domain/demo/demo";
import { demoProblems } from "~/domain/forms/open-form-rules";

export const DEMO_FORM = "demo";
export const DEMO_FIELDS = ["destination", "season", "numDays"] as const;

/** The form by the rules of SPEC section 5. */
export const demoFormProblems = (form: FormData) =>
  inSentences(
    demoProblems({
      destination: formText(form, "destination"),
      season: formText(form, "season"),
      numDays: formText(form, "numDays"),
    }),
  );

export const demoBody = (form: FormData): BodyInputOf<typeof generateDemo> => ({
  destination: formText(form, "destination"),
  season: SEASONS.find((season) => season === formText(form, "season")) ?? SEASONS[0],
  numDays: daysFrom(form),
  tripGoals: formChoices(form, "tripGoals", DEMO_GOALS),
});

/** An empty field is the usual length. */
export const daysFrom = (form: FormData): number => Number(formText(form, "numDays")) || DEMO_DAYS.default;
