import { loadCities } from "#db/places/load-cities";
import { embeddedAssistant } from "~/server/assistant/embedded";
import type { Verdict } from "./evaluate";
import { evaluate } from "./evaluate";
import { makeRequests } from "./make-requests";

/** Plans and judges the first `count` trips of a seed with the built-in assistant. */
export async function runEvaluation(seed: number, count: number, effort?: number): Promise<Verdict[]> {
  const assistant = embeddedAssistant();
  const verdicts: Verdict[] = [];
  for (const request of await makeRequests(seed, count, loadCities(), assistant))
    verdicts.push(await evaluate(assistant, request, effort));
  return verdicts;
}
