import { readKnowHow } from "#db/know-how/know-how-files";
import { loadCities } from "#db/places/load-cities";
import type { KnowHow } from "~/domain/destination/know-how";
import { LANGUAGES, type Language } from "~/domain/people/language";
import { type TripAsked, tripOf } from "../../utterances/trip-of";
import { readUtterances } from "../../utterances/utterance";

/** All that an answer to one utterance is made of, as plain data. */
export type AskedReply = TripAsked & {
  kind: "wish" | "question";
  text: string;
  language: Language;
  /** What somebody who lives there would say, as the deployed files have it. */
  notes: KnowHow | null;
};

/** The judges' wishes and questions without those that go on about something before, city by city. */
export function askedReplies(): AskedReply[] {
  const guides = loadCities();
  const asked = readUtterances().flatMap((utterance): AskedReply[] => {
    const { kind, text, before = [] } = utterance;
    const language = LANGUAGES.find((each) => each === utterance.language);
    if (!language || before.length > 0) return [];
    const trip = tripOf(utterance, guides);
    const { guide } = trip.brief;
    return guide
      ? [{ ...trip, kind: kind === "wish" ? "wish" : "question", text, language, notes: readKnowHow(language, guide) }]
      : [];
  });
  return asked.toSorted((one, other) => one.brief.cityName.localeCompare(other.brief.cityName));
}
