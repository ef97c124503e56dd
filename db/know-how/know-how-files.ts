import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { IN_ENGLISH, type KnowHow } from "../../app/domain/destination/know-how";
import { LANGUAGES, type Language } from "../../app/domain/people/language";
import { readCities } from "../places/city-files.mjs";

type CityOf = { id: string; countryCode: string };

const read = (language: Language, file: string): KnowHow => {
  const path = join(import.meta.dirname, language, `${file}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as KnowHow) : {};
};

const written = (language: Language, { id, countryCode }: CityOf): KnowHow => ({
  ...read(language, `countries/${countryCode}`),
  ...read(language, `cities/${id}`),
});

/** What is known of a covered city, with what holds in its country, to be read in a language. Node only: it reads files. */
export function readKnowHow(language: Language, city: CityOf): KnowHow {
  const english = written("en", city);
  if (language === "en") return english;
  const own = written(language, city);
  const borrowed = Object.entries(english).map(([topic, text]) => [topic, `${IN_ENGLISH[language]} ${text}`]);
  return { ...(Object.fromEntries(borrowed) as KnowHow), ...own };
}

/** The files that are deployed, by their names: "de/lisbon". */
export const knowHowFiles = (): [string, KnowHow][] =>
  readCities().flatMap((city) =>
    LANGUAGES.map((language): [string, KnowHow] => [`${language}/${city.id}`, readKnowHow(language, city)]),
  );
