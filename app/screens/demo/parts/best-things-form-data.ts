import { formText, inSentences } from "~/browser/forms/form-fields";
import type { BestThingsWish } from "~/domain/demo/best-thing";
import { BEST_THINGS_BUDGETS, BEST_THINGS_CATEGORIES, DEFAULT_BUDGET } from "~/domain/demo/demo";
import { bestThingsProblems } from "~/domain/forms/open-form-rules";

export const THINGS_FORM = "best-things";
export const THINGS_FIELDS = ["destination"] as const;

export const thingsFormProblems = (form: FormData) =>
  inSentences(bestThingsProblems({ destination: formText(form, "destination") }));

export const thingsBody = (form: FormData): BestThingsWish => ({
  destination: formText(form, "destination"),
  category: BEST_THINGS_CATEGORIES.find((category) => category === formText(form, "category")) ?? "all",
  budget: BEST_THINGS_BUDGETS.find(({ value }) => value === formText(form, "budget"))?.value ?? DEFAULT_BUDGET,
});
