import { monthOf } from "~/domain/dates/season";
import { typicalMonths } from "~/domain/destination/normals";
import { kilometresBetween } from "~/domain/place/geo";
import { asksForClimate } from "~/language/question/place-words";
import { PhraseTable } from "~/language/words/phrases";
import { topicsOf } from "~/language/question/topic";
import * as say from "~/messages/spoken/asked/climate";
import { sentences } from "~/planner/words/sentences";
import type { QuestionContext, Subject } from "../question-context";
import { monthAsked, monthName } from "./month-asked";

const SNOW = new PhraseTable({
  snow: "snow, snows, snowing | schnee, schneit | neige, neiger | nieve, nieva | neve, nevica | neve, neva",
});

const rowFrom = (rows: typeof say.warmth, value: number) => (rows.find(([from]) => value >= from) ?? rows[0])?.[1];

/**
 * What is usual in the month that is named, or in the trip's, and what that means for clothes; null where it is not known or not asked.
 * @param asked the month, from 1, where the turn before named it
 */
export function climateAnswer(
  context: QuestionContext,
  named: Subject | null,
  goesOn: boolean,
  asked: number | null = monthAsked(context.words),
): string | null {
  const { brief, language, words } = context;
  const topics = topicsOf(words);
  const isMeant = topics.includes("weather") || (asked && topics.some((topic) => topic === "rain" || topic === "wear"));
  if (!asksForClimate(words) && !goesOn && !isMeant) return null;
  const month = asked ?? monthOf(brief.startDate);
  const [usual] = brief.guide && month ? typicalMonths(brief.guide.id, [month]) : [];
  if (!usual || !month || !brief.guide) return null;
  const { low, high, rainDays } = usual;
  const snow = low > 3 ? "no" : low > -1 ? "rare" : "likely";
  const clothes = high >= 31 ? "hot" : low >= 20 ? "light" : low >= 12 ? "evening" : low >= 4 ? "jacket" : "coat";
  const place = named?.place;
  const away = place?.dayTrip
    ? say.climateThere[language]({ name: place.name, km: Math.round(kilometresBetween(brief.guide, place)) })
    : null;
  return sentences(
    SNOW.find(words).length > 0 && say.snow[snow][language],
    away,
    say.climate[language]({
      city: brief.cityName,
      month: monthName(language, month),
      warmth: rowFrom(say.warmth, high)?.[language] ?? "",
      low,
      high,
      rain: rowFrom(say.raininess, rainDays)?.[language] ?? "",
      days: rainDays,
      wear: sentences(say.clothes[clothes][language], rainDays >= 8 && say.waterproof[language]),
    }),
  );
}
