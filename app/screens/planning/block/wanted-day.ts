import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import { findBlock, findDay, type Found } from "~/domain/plan/block-edit";
import type { Block } from "~/domain/plan/block";
import type { Day, Itinerary } from "~/domain/plan/itinerary";
import type { Trip } from "~/domain/trip/trip";
import { planProblemText } from "#messages/days";
import { wantedDayTexts as texts } from "#messages/planning";

export type WantedParams = { tripId?: string; dayIndex?: string; timeOfDay?: string; blockName?: string };

type Copy = { trip: Trip | null; itinerary: Itinerary | null };

const isBlockName = (name: string): name is BlockName => BLOCK_NAMES.some((known) => known === name);

/** An address without ids means this device's trip and its first day (SPEC section 2, /modify/day). */
const dayOf = ({ dayIndex = "1" }: WantedParams): number => Number(dayIndex);

const isOtherTrip = ({ tripId }: WantedParams, { trip }: Copy): boolean =>
  tripId !== undefined && trip !== null && tripId !== trip.tripId;

/** What an address names, or SPEC's sentence for why it cannot be shown. */
type Wanted<Thing> = ({ kind: "found" } & Thing) | { kind: "missing"; sentence: string };

const told = <Thing>(found: Found<Thing>): Wanted<Thing> =>
  found.kind === "missing" ? { kind: "missing", sentence: planProblemText(found.problem) } : found;

export function wantedDay(params: WantedParams, copy: Copy): Wanted<{ day: Day }> {
  if (isOtherTrip(params, copy)) return { kind: "missing", sentence: texts.dayNotLoaded };
  return told(findDay(copy.itinerary, dayOf(params)));
}

export function wantedBlock(params: WantedParams, copy: Copy): Wanted<{ day: Day; block: Block }> {
  const name = params.timeOfDay ?? params.blockName ?? "morning";
  if (isOtherTrip(params, copy)) return { kind: "missing", sentence: texts.blockNotLoaded };
  if (isBlockName(name)) return told(findBlock(copy.itinerary, dayOf(params), name));
  const found = findDay(copy.itinerary, dayOf(params));
  return told(found.kind === "missing" ? found : { kind: "missing", problem: { code: "no-block", name } });
}
