import type { KnownName, KnownNames } from "~/domain/destination/known-names";
import { PLACE_CATEGORIES } from "~/domain/place/place";
import type { Env } from "../env";
import type { Log } from "../log";
import { deployedJson } from "./deployed-json";

/** Looks up the well-known names of all covered cities that are in a file. */
export type AskKnownNames = (file: string) => Promise<KnownNames | null>;

/** The folder of the files, named after their content. */
const FOLDER = String(import.meta.env.VITE_KNOWN_NAMES);

/** The names of a file, from those that are deployed with the Worker; null where there are none or they cannot be read. */
export const knownNamesFrom =
  (context: { env: Env; log: Log }): AskKnownNames =>
  async (file) => {
    const json = await deployedJson(context, `${FOLDER}/${file}.json`);
    return json === null ? null : readable(json);
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
