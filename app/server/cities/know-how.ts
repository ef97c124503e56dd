import { isKnowHowTopic, type KnowHow } from "~/domain/destination/know-how";
import type { Language } from "~/domain/people/language";
import type { Env } from "../env";
import type { Log } from "../log";
import { deployedJson } from "./deployed-json";

/** Looks up what one asks somebody who lives in a city. */
export type AskKnowHow = (cityId: string, language: Language) => Promise<KnowHow | null>;

/** The folder of the files, named after their content. */
const FOLDER = String(import.meta.env.VITE_KNOW_HOW);

/** What is known of a covered city, from the files that are deployed with the Worker; null where there are none or they cannot be read. */
export const knowHowFrom =
  (context: { env: Env; log: Log }): AskKnowHow =>
  async (cityId, language) => {
    const json = await deployedJson(context, `${FOLDER}/${language}/${cityId}.json`);
    return json === null ? null : readable(json);
  };

/** A file of another version may have other topics; what is no text of a topic that is known here is left out. */
const readable = (json: unknown): KnowHow =>
  Object.fromEntries(
    Object.entries(json ?? {}).filter(([topic, text]) => isKnowHowTopic(topic) && typeof text === "string"),
  );
