import * as z from "zod/mini";
import { bestThingsShape, demoItineraryShape, findBestThings, saveBestThings, saveDemo } from "~/contracts/calls/demo";
import { source } from "~/contracts/fields";
import type { DemoWish } from "~/domain/demo/demo";
import { callApi } from "../api/api-client";
import { currentSession } from "../session/session";
import { stored } from "./stored-keys";
import { type StoredValue, storedValue } from "./stored-value";

/** Null until it is in the account. */
const saved = { source, savedId: z.nullable(z.string()) };

const demoShape = z.object({ itineraryDataDemo: demoItineraryShape, ...saved });
const thingsShape = z.object({ wish: findBestThings.body, bestThings: bestThingsShape, ...saved });

export type KeptDemo = z.output<typeof demoShape>;
export type KeptThings = z.output<typeof thingsShape>;

/** What a visitor made, through sign-in, reload and Back, until they ask for another or sign out. */
export type Kept<Value> = StoredValue<Value> & { save: (value: Value) => Promise<string> };

/** What a save says of the caller, as SPEC section 7 has it; the server goes by the token. */
function saver(): { firebaseId?: string; email?: string } {
  const session = currentSession();
  return session === null ? {} : { firebaseId: session.uid, ...(session.email && { email: session.email }) };
}

export const keptDemo: Kept<KeptDemo> = {
  ...storedValue({ ...stored.itineraryDataDemo, shape: demoShape }),
  save: async ({ itineraryDataDemo }) => (await callApi(saveDemo, { body: { itineraryDataDemo, ...saver() } })).savedId,
};

export const keptThings: Kept<KeptThings> = {
  ...storedValue({ ...stored.bestThingsData, shape: thingsShape }),
  save: async ({ wish, bestThings }) =>
    (await callApi(saveBestThings, { body: { ...wish, bestThingsData: bestThings, ...saver() } })).savedId,
};

/** Where a real trip can start from: what was asked of the demo, or else of the best things of a city, where no length is known. */
export function keptStart(): (Pick<DemoWish, "destination" | "tripGoals"> & { numDays: number | null }) | null {
  const demo = keptDemo.read();
  if (demo !== null) return demo.itineraryDataDemo;
  const things = keptThings.read();
  return things && { destination: things.wish.destination, tripGoals: [], numDays: null };
}

/**
 * Saves to the account of whoever is signed in what is not there yet.
 * @throws ApiProblem
 */
export async function saveKept<Value extends { savedId: string | null }>(kept: Kept<Value>): Promise<void> {
  const value = kept.read();
  if (value === null || value.savedId !== null || currentSession() === null) return;
  const savedId = await kept.save(value);
  // They may have asked for another one meanwhile.
  if (kept.read() === value) kept.write({ ...value, savedId });
}

/** Saves all that was made before the sign-in; what cannot be saved now is tried again where it is shown. */
export const saveAllKept = async (): Promise<void> =>
  void (await Promise.allSettled([saveKept(keptDemo), saveKept(keptThings)]));
