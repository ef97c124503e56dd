import type { KnownName, KnownNames } from "~/domain/destination/known-names";
import { PLACE_CATEGORIES } from "~/domain/place/place";
import type { Env } from "../env";
import type { Log } from "../log";

/** Looks up the well-known names of all covered cities that are in a file. */
export type AskKnownNames = (file: string) => Promise<KnownNames | null>;

/** The folder of the files, named after their content. */
const FOLDER = String(import.meta.env.VITE_KNOWN_NAMES);

/** Nobody waits longer for them. */
const PATIENCE_MS = 1000;

/** The names of a file, from those that are deployed with the Worker; null where there are none or they cannot be read. */
export const knownNamesFrom =
  ({ env: { ASSETS: assets }, log }: { env: Env; log: Log }): AskKnownNames =>
  async (file) => {
    if (!assets) return null;
    try {
      // The host does not matter.
      const response = await assets.fetch(`https://assets.local${FOLDER}/${file}.json`, {
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return response.ok ? readable(await response.json()) : null;
    } catch (unreadable) {
      log.error("known-names-unreadable", unreadable, { file });
      return null;
    }
  };

/** Of a file of another version, what has the form that is known here. */
const readable = (json: unknown): KnownNames =>
  Object.fromEntries(
    Object.entries(json ?? {}).flatMap(([word, names]: [string, unknown]) =>
      Array.isArray(names) ? [[word, names.filter(isKnownName)]] : [],
    ),
  );

const isKnownName = (entry: unknown): entry is KnownName =>
  Array.isArray(entry) &&
  typeof entry[0] === "string" &&
  typeof entry[1] === "string" &&
  (entry[2] === 0 || entry[2] === 1) &&
  PLACE_CATEGORIES.some((category) => category === entry[3]);
