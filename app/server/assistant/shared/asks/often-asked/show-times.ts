import { IN_ENGLISH } from "~/domain/destination/know-how";
import { says } from "~/language/question/often-asked-words";
import { oneOf } from "~/language/words/one-of";
import * as say from "~/messages/spoken/often-asked/times";
import { sentences } from "~/planner/words/sentences";
import { dateOfDay, dayAsked } from "../../day-asked";
import { daylightAt } from "../../daylight";
import { stopOf, whenIs } from "../../planned-answers";
import type { Ask } from "../ask";

/** What tells a time in a place's own sentence. */
const HOURS = oneOf("noon, dusk, midnight, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve");
const EVERY_SO_OFTEN = oneOf("every hour/half/evening/night, each hour/night/evening, on the hour");
const TIME = new RegExp(String.raw`\b(?:at (?:about )?(?:\d|${HOURS})|${EVERY_SO_OFTEN})\b`, "iu");

/** When a show begins, the guard changes, the tower sparkles: what the place's own sentence says of it, or who knows, and when the place is planned. Null for any other question. */
export function showTimes({ context, own, things }: Ask): string | null {
  const { brief, language, words, plainText, today } = context;
  // "When is our show?" asks for the plan.
  if (!says(words, "atWhatTime") || !says(words, "show") || says(words, "ours")) return null;
  const place = own?.place ?? things[0]?.place ?? null;
  const stop = place && stopOf(context, { title: place.name, place, block: null, at: null });
  const day = dayAsked(plainText, brief, today);
  const date = dateOfDay(brief, day && "dayIndex" in day ? day.dayIndex : (stop?.at.day ?? today));
  const light = date && brief.guide && says(words, "afterDark") ? daylightAt(brief.guide, date) : null;
  const noted = place && TIME.test(place.about) ? place.about : null;
  return sentences(
    noted && language !== "en" && IN_ENGLISH[language],
    noted,
    noted ? say.timesChange[language] : say.showTimes[language]({ name: place?.name ?? own?.title ?? "" }),
    light && say.notBeforeDark[language]({ sunset: light.sunset }),
    stop && whenIs(context, stop),
  );
}
