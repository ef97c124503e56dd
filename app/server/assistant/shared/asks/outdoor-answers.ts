import { monthOf } from "~/domain/dates/season";
import type { Place } from "~/domain/place/place";
import { PhraseTable } from "~/language/words/phrases";
import * as say from "~/messages/spoken/asked/outdoors";
import { listedIn } from "~/messages/spoken/says";
import type { QuestionContext, Subject } from "../question-context";
import { monthAsked, monthName } from "./month-asked";

/** What hangs on a rope; a cable car in the street does not. */
const CABLE = ["cableway", "cable car", "gondola", "metrocable", "teleferico", "seilbahn"];
const HIGH: ReadonlySet<Place["category"]> = new Set(["viewpoint", "nature", "park", "family"]);
const WATER = ["beach", "boat", "ferry", "kayak", "island", "sailing", "surf", "snorkelling", "diving"];

const tells = ({ name, aliases, tags }: Place, words: readonly string[]): boolean => {
  const said = [name, ...aliases, ...tags].join(" ").toLowerCase();
  return words.some((word) => said.includes(word));
};

/** What strong wind does to the place that is meant; null where none is. */
export function windAnswer({ language }: QuestionContext, subject: Subject | null): string | null {
  const place = subject?.place;
  if (!place) return null;
  const how =
    HIGH.has(place.category) && tells(place, CABLE)
      ? "cable"
      : tells(place, WATER)
        ? "water"
        : place.indoor
          ? "indoors"
          : "outdoors";
  return say.wind[how][language]({ name: place.name });
}

/** What there is only at its time of the year, by the word that our places use for it. */
const SEASONAL = new PhraseTable({
  whale: "whale/whales | wal/wale/walen | baleine/baleines | ballena/ballenas | balena/balene | baleia/baleias",
  blossom: `
    blossom/blossoms, sakura
    | kirschblüte*, blüte
    | cerisiers, floraison
    | cerezos, floracion
    | ciliegi, fioritura
    | cerejeiras, floracao
  `,
  tulip: "tulip/tulips | tulpe/tulpen | tulipe/tulipes | tulipan/tulipanes | tulipano/tulipani | tulipa/tulipas",
  ski: "ski/skiing, snowboard* | ski, skifahren | ski, skier | esqui, esquiar | sci, sciare | esqui, esquiar",
  maple: `
    autumn/fall leaves/colours/colors/foliage, maple/maples
    | herbstlaub, ahorn
    | feuilles d automne, erables
    | hojas de otono, arces
    | foglie d autunno, aceri
    | folhas de outono, aceres
  `,
});

/** Whether what is looked for is in season in the month that is named, or the trip's, and where; null where that is not asked. */
export function seasonAnswer(context: QuestionContext): string | null {
  const { brief, language, words } = context;
  const [thing] = SEASONAL.find(words);
  const month = monthAsked(words) ?? monthOf(brief.startDate);
  if (!thing || !month) return null;
  const places = (brief.guide?.places ?? []).filter((place) => place.season !== null && tells(place, [thing.id]));
  const [first] = places;
  if (!first?.season) return null;
  return say.inSeason[first.season.includes(month) ? "yes" : "no"][language]({
    month: monthName(language, month),
    season: spanOf(language, first.season),
    where: listedIn(
      language,
      places
        .slice(0, 3)
        .map(({ name, neighborhood }) => (name.includes(neighborhood) ? name : `${name} (${neighborhood})`)),
    ),
  });
}

/** "July – November": the months of a season, also over the turn of the year. */
function spanOf(language: QuestionContext["language"], months: readonly number[]): string {
  const has = new Set(months);
  const first = months.find((month) => !has.has(((month + 10) % 12) + 1)) ?? months[0] ?? 1;
  const last = months.find((month) => !has.has((month % 12) + 1)) ?? first;
  return `${monthName(language, first)} – ${monthName(language, last)}`;
}
