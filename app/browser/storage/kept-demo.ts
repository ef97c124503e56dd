import { useMemo, useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { bestThingsShape, demoItineraryShape, findBestThings, saveBestThings, saveDemo } from "~/contracts/calls/demo";
import { source } from "~/contracts/fields";
import { callApi } from "../api/api-client";
import type { DEMO_KEYS } from "./local-copy";
import { currentSession } from "../session/session";
import { onTextChange, readText, removeText, writeText } from "./stored-text";

/** Null until it is in the account. */
const saved = { source, savedId: z.nullable(z.string()) };

export const keptDemoShape = z.object({ itineraryDataDemo: demoItineraryShape, ...saved });
export const keptThingsShape = z.object({ wish: findBestThings.body, bestThings: bestThingsShape, ...saved });

export type KeptDemo = z.output<typeof keptDemoShape>;
export type KeptThings = z.output<typeof keptThingsShape>;

/** What a visitor made, through sign-in, reload and Back, until they ask for another or sign out. */
export type Kept<Value> = {
  key: (typeof DEMO_KEYS)[number];
  parse: (text: string | null) => Value | null;
  save: (value: Value) => Promise<string>;
};

const parserOf =
  <Shape extends z.ZodMiniType>(shape: Shape) =>
  (text: string | null): z.output<Shape> | null => {
    if (text === null) return null;
    try {
      return shape.safeParse(JSON.parse(text)).data ?? null;
    } catch {
      return null;
    }
  };

/** What a save says of the caller, as SPEC section 7 has it; the server goes by the token. */
function saver(): { firebaseId?: string; email?: string } {
  const session = currentSession();
  return session === null ? {} : { firebaseId: session.uid, ...(session.email && { email: session.email }) };
}

export const keptDemo: Kept<KeptDemo> = {
  key: "itineraryDataDemo",
  parse: parserOf(keptDemoShape),
  save: async ({ itineraryDataDemo }) => (await callApi(saveDemo, { body: { itineraryDataDemo, ...saver() } })).savedId,
};

export const keptThings: Kept<KeptThings> = {
  key: "bestThingsData",
  parse: parserOf(keptThingsShape),
  save: async ({ wish, bestThings }) =>
    (await callApi(saveBestThings, { body: { ...wish, bestThingsData: bestThings, ...saver() } })).savedId,
};

export const readKept = <Value>({ key, parse }: Kept<Value>): Value | null => parse(readText(key));
export const keep = <Value>({ key }: Kept<Value>, value: Value): void => writeText(key, JSON.stringify(value));
export const dropKept = ({ key }: Pick<Kept<unknown>, "key">): void => removeText(key);

/** What is kept, up to date with every write; null on the server. */
export function useKept<Value>({ key, parse }: Kept<Value>): Value | null {
  const text = useSyncExternalStore(
    onTextChange,
    () => readText(key),
    () => null,
  );
  return useMemo(() => parse(text), [text, parse]);
}

/**
 * Saves to the account of whoever is signed in what is not there yet.
 * @throws ApiProblem
 */
export async function saveKept<Value extends { savedId: string | null }>(kept: Kept<Value>): Promise<void> {
  const value = readKept(kept);
  if (value === null || value.savedId !== null || currentSession() === null) return;
  const before = readText(kept.key);
  const savedId = await kept.save(value);
  // They may have asked for another one meanwhile.
  if (readText(kept.key) === before) keep(kept, { ...value, savedId });
}
