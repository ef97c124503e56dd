import { redirect } from "@remix-run/react";
import { type LoadedCopy, loadPlanningCopy, type PlanningCopy } from "./planning-copy";

/**
 * For a `clientLoader` of a companion's screen: what this device knows of the trip, fetched first where it is not enough.
 * @throws a redirect to /access when nobody is signed in, to /tripnotcreated when they are on no trip.
 */
export async function loadCompanionCopy(isEnough: (copy: PlanningCopy) => boolean): Promise<LoadedCopy> {
  const copy = await loadPlanningCopy(isEnough);
  if (copy.trip === null && copy.problem === null) throw redirect("/tripnotcreated");
  return copy;
}
