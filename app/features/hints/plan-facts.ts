import { useEffect, useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { callApi } from "~/browser/api/api-client";
import { ApiProblem } from "~/browser/api/api-problem";
import { onTextChange, readText, writeText } from "~/browser/storage/stored-text";
import { type PlanFacts, planFactsShape, readPlanFacts } from "~/contracts/calls/plan-facts";

const KEY = "planFacts";
const keptShape = z.object({ tripId: z.string(), facts: planFactsShape });

type Kept = z.output<typeof keptShape>;

let parsed: { text: string; kept: Kept | null } | null = null;

/** Kept from an earlier visit or fetched in this one; parsed once for each stored text. */
function kept(): Kept | null {
  const text = readText(KEY);
  if (text === null) return null;
  if (parsed?.text !== text) parsed = { text, kept: parse(text) };
  return parsed.kept;
}

function parse(text: string): Kept | null {
  try {
    return keptShape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The trip whose facts this page has fetched, or is fetching: places change with a release, not with an edit. */
let asked: string | null = null;

async function fetchFacts(tripId: string): Promise<void> {
  if (asked === tripId) return;
  asked = tripId;
  try {
    const facts = await callApi(readPlanFacts, { params: { tripId } });
    writeText(KEY, JSON.stringify({ tripId, facts } satisfies Kept));
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    // Hints are an extra: what is kept serves on, and the next screen asks again.
    asked = null;
  }
}

/** What the plan of this trip is judged by; null until it was fetched once. */
export function usePlanFacts(tripId: string | null): PlanFacts | null {
  useEffect(() => {
    if (tripId !== null) void fetchFacts(tripId);
  }, [tripId]);
  const known = useSyncExternalStore(onTextChange, kept, () => null);
  return known !== null && known.tripId === tripId ? known.facts : null;
}
