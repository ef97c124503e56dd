import { describe, expect, test } from "vitest";
import { knowHowFiles } from "#db/know-how/know-how-files";
import { CITY_TOPICS, COUNTRY_TOPICS, isKnowHowTopic, type KnowHow } from "~/domain/destination/know-how";
import { LANGUAGES } from "~/domain/people/language";

const FILES = new Map<string, KnowHow>(knowHowFiles());
const idsIn = (language: string): string[] =>
  [...FILES.keys()].filter((name) => name.startsWith(`${language}/`)).map((name) => name.slice(3));

/** Landlocked countries have no beach, and so on: so many topics a city has at least. */
const FEWEST = CITY_TOPICS.length + COUNTRY_TOPICS.length - 5;
const LONGEST = 480;
const SHORTEST = 50;

describe("what one asks somebody who lives there", () => {
  test.each(LANGUAGES)("is written of every covered city, %s", (language) => {
    for (const id of idsIn(language)) {
      const known = FILES.get(`${language}/${id}`) ?? {};
      expect(Object.keys(known).filter(isKnowHowTopic), id).toHaveLength(Object.keys(known).length);
      expect(Object.keys(known).length, id).toBeGreaterThanOrEqual(FEWEST);
    }
  });

  test.each(LANGUAGES)("is plain text of a few sentences, %s", (language) => {
    const unfit = idsIn(language).flatMap((id) =>
      Object.entries(FILES.get(`${language}/${id}`) ?? {}).flatMap(([topic, text]) =>
        text.length > LONGEST || text.length < SHORTEST || /https?:|www\.|[<>*_`\n]|!/.test(text)
          ? [`${id} ${topic}: ${text}`]
          : [],
      ),
    );
    expect(unfit).toEqual([]);
  });

  test("has the same topics in each language", () => {
    for (const id of idsIn("en"))
      for (const language of LANGUAGES)
        expect(Object.keys(FILES.get(`${language}/${id}`) ?? {}).sort(), `${language}/${id}`).toEqual(
          Object.keys(FILES.get(`en/${id}`) ?? {}).sort(),
        );
  });

  test("is a text of its own in each language", () => {
    const same = idsIn("en").flatMap((id) =>
      LANGUAGES.slice(1).flatMap((language) =>
        Object.entries(FILES.get(`${language}/${id}`) ?? {}).flatMap(([topic, text]) =>
          FILES.get(`en/${id}`)?.[topic as keyof KnowHow] === text ? [`${language}/${id} ${topic}`] : [],
        ),
      ),
    );
    expect(same).toEqual([]);
  });

  test("never says that something is safe to eat for somebody with an allergy", () => {
    const promised = [...FILES].filter(([, known]) =>
      /\b(?:completely|always|totally) safe\b/i.test(known.allergy ?? ""),
    );
    expect(promised.map(([name]) => name)).toEqual([]);
  });
});
