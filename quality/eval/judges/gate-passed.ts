import { findingText } from "#messages/notices/findings";
import { checkPlan } from "~/planner/check/plan-check";
import type { Judge } from "./judge";

/** The product's own check finds nothing that must not go out. */
export const gatePassed: Judge = ({ brief }, days) =>
  checkPlan(brief, days)
    .filter(({ severity }) => severity === "blocking")
    .map((finding) => findingText(finding).message);
