import { useSyncExternalStore } from "react";
import type { LocalKey, LocalValue } from "~/contracts/stored/local-copy";
import { localCopyShapes } from "~/contracts/stored/local-copy";
import { forgetDocumentCopies } from "../room/document-copies";
import { onTextChange, readText, removeText, writeText } from "./stored-text";

/** Where the live trip stands when nothing is stored (SPEC section 3, local browser storage keys). */
const DEFAULTS = { currentDayIndex: 1, currentBlockName: "morning" } as const satisfies {
  [Key in LocalKey]?: LocalValue<Key>;
};

type DefaultKey = keyof typeof DEFAULTS;

/** What reading a key gives: always a value where there is a default, else null when it is absent or broken. */
export type LocalReading<Key extends LocalKey> = Key extends DefaultKey ? LocalValue<Key> : LocalValue<Key> | null;

export const USER_KEYS = ["userData", "profileComplete"] as const satisfies readonly LocalKey[];
export const TRIP_KEYS = [
  "tripData",
  "tripIntentData",
  "anchorLogic",
  "anchorSelectData",
  "itineraryData",
  "currentDayIndex",
  "currentBlockName",
] as const satisfies readonly LocalKey[];

/** What is kept beside the copy: what it was made of, what the plan is judged by, hints that nobody wants to hear again, what is known of the destination, and what companions wrote. */
const BESIDE_KEYS = [
  "planFacts",
  "hiddenHints",
  "destinationWeather",
  "destinationCountry",
  "copied",
  "tripReflections",
];
const forgetBeside = (): void => BESIDE_KEYS.forEach((key) => removeText(key));

/** What a visitor made in the demos; read and written by `browser/kept-demo`, which few screens need. */
export const DEMO_KEYS = ["itineraryDataDemo", "bestThingsData"] as const;

/** Parsed once for each stored text, so that a hook gets the same object until the text changes. */
const parsed = new Map<LocalKey, { text: string; value: unknown }>();

let changes = 0;

/** Grows with each write made here: tells a late reply that the copy has moved on since it was asked for. */
export const localChanges = (): number => changes;

/** The block's name is kept as the bare word, everything else as JSON. */
const decode = (key: LocalKey, text: string): unknown => (key === "currentBlockName" ? text : JSON.parse(text));
const encode = (key: LocalKey, value: unknown): string =>
  key === "currentBlockName" ? String(value) : JSON.stringify(value);

function parseStored(key: LocalKey, text: string): unknown {
  try {
    const result = localCopyShapes[key].safeParse(decode(key, text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

function stored(key: LocalKey): unknown {
  const text = readText(key);
  if (text === null) return null;
  const known = parsed.get(key);
  if (known?.text === text) return known.value;
  const value = parseStored(key, text);
  if (value === null) removeText(key, "local", { quiet: true });
  else parsed.set(key, { text, value });
  return value;
}

const defaultOf = (key: LocalKey): unknown => (key in DEFAULTS ? DEFAULTS[key as DefaultKey] : null);

/** The stored value; a corrupt or outdated one is dropped and reads as absent. Never throws. */
export function readLocal<Key extends LocalKey>(key: Key): LocalReading<Key> {
  return (stored(key) ?? defaultOf(key)) as LocalReading<Key>;
}

export function writeLocal<Key extends LocalKey>(key: Key, value: LocalValue<Key>): void {
  changes += 1;
  writeText(key, encode(key, value));
}

export function removeLocal(key: LocalKey): void {
  changes += 1;
  removeText(key);
}

/** Writes what there is and removes what there is not. */
export function replaceLocal<Key extends LocalKey>(key: Key, value: LocalValue<Key> | null): void {
  if (value === null) removeLocal(key);
  else writeLocal(key, value);
}

/** Forgets the trip, its plan and the live position; the user stays. */
export function clearTripData(): void {
  TRIP_KEYS.forEach(removeLocal);
  forgetBeside();
}

/** Forgets all that SPEC section 3 keeps in the browser, what was made in the demos, and its copies of the rooms' documents; the sign-in itself stays. */
export function clearLocalCopy(): void {
  [...USER_KEYS, ...TRIP_KEYS].forEach(removeLocal);
  forgetBeside();
  DEMO_KEYS.forEach((key) => removeText(key));
  forgetDocumentCopies();
}

/** The stored value, kept up to date across tabs; on the server as if nothing were stored. */
export function useLocal<Key extends LocalKey>(key: Key): LocalReading<Key> {
  return useSyncExternalStore(
    onTextChange,
    () => readLocal(key),
    () => defaultOf(key) as LocalReading<Key>,
  );
}
