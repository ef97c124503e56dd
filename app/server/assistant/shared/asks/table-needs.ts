import type { Place } from "~/domain/place/place";
import { PhraseTable, type Word } from "~/language/words/phrases";
import * as say from "~/messages/spoken/asked/tables";
import { listedIn } from "~/messages/spoken/says";
import { sentences } from "~/planner/words/sentences";
import type { QuestionContext } from "../question-context";

/** What a company needs where it eats, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const NEEDS = {
  gluten:
    "coeliac*, celiac*, gluten | zöliakie, gluten* | coeliaque*, gluten | celiac*, gluten | celiac*, glutine | celiac*, gluten",
  allergy: `
    allerg*, lactose, peanut/peanuts, nut/nuts
    | allergi*, laktose*, nüsse, erdnuss*
    | allergi*, lactose, arachide*
    | alergi*, lactosa, cacahuete*
    | allergi*, lattosio, arachidi
    | alergi*, lactose, amendoim*
  `,
  highchair: `
    highchair/highchairs, high chair/chairs
    | hochstuhl, kinderstuhl, hochstühle
    | chaise/chaises haute/hautes
    | trona/tronas
    | seggiolone/seggioloni
    | cadeira alta/de bebe, cadeirinha
  `,
  halal: "halal, kosher | halal, koscher | halal, casher, kasher | halal, kosher | halal, kosher | halal, kosher",
  vegan:
    "vegan/vegans | vegan*, veganer | vegan/vegane/vegetalien* | vegano/vegana/veganos | vegano/vegana/vegani | vegano/vegana/veganos",
  pregnant: "pregnant, expecting | schwanger* | enceinte | embarazada | incinta | gravida",
  fair: `
    ripped off, fleeced, tourist trap/traps, overpriced, scammed
    | abgezockt, abzocke, touristenfalle*, nepp, überteuert
    | arnaque*, attrape touristes/touriste, piege* a touristes
    | timo/timen/timar, estafa*, trampa/trampas para turistas
    | fregare, fregatura, trappola/trappole per turisti, spennare, spennati
    | enganado*, armadilha/armadilhas para turistas, roubado
  `,
} as const satisfies Record<string, string>;

export type TableNeed = keyof typeof NEEDS;
const TABLE = new PhraseTable<TableNeed>(NEEDS);

/** What they need at the table. */
export const tableNeedsIn = (words: readonly Word[]): ReadonlySet<TableNeed> =>
  new Set(TABLE.find(words).map(({ id }) => id));

const DIET_OF: Readonly<Partial<Record<TableNeed, readonly string[]>>> = {
  gluten: ["gluten-free"],
  halal: ["halal", "kosher"],
  vegan: ["vegan"],
};

/** How well a place meets the needs: what is noted counts; where nobody wants to be cheated, the plain ones first. */
export function meetsNeeds(place: Place, needs: ReadonlySet<TableNeed>): number {
  const diets = [...needs].filter((need) => isNoted(place, need)).length;
  return diets * 2 + (needs.has("fair") && place.price <= 1 ? 1 : 0);
}

const isNoted = ({ meal }: Place, need: TableNeed): boolean =>
  (DIET_OF[need] ?? []).some((diet) => meal?.diet.some((each) => each === diet));

/** What is known and not known of each need, for the places that are named. */
export function needsSaid(
  { language }: QuestionContext,
  places: readonly Place[],
  needs: ReadonlySet<TableNeed>,
): string {
  return sentences(
    ...[...needs].flatMap((need) => {
      const [diet] = DIET_OF[need] ?? [];
      const having = places.filter((place) => isNoted(place, need)).map(({ name }) => name);
      const isKnown =
        diet &&
        (having.length > 0
          ? say.noted[language]({ diet, places: listedIn(language, having) })
          : say.noneNoted[language]({ diet }));
      return [isKnown || null, say.tableNeeds[need][language]];
    }),
  );
}

/** A kitchen that is named to somebody who must not eat something is never named without a word on it, whichever question it answers. */
export function withTableCaution({ brief, words, language }: QuestionContext, reply: string): string {
  const needs = tableNeedsIn(words);
  const cautions = (["gluten", "allergy"] as const).flatMap((need) =>
    needs.has(need) ? say.tableNeeds[need][language] : [],
  );
  const namesTable = (brief.guide?.places ?? []).some(
    ({ category, name }) => category === "food" && reply.includes(name),
  );
  return namesTable && !SPEAKS_OF_IT.test(reply) ? sentences(reply, ...cautions) : reply;
}
const SPEAKS_OF_IT = /gluten|glutine|celi[aá]|coeli|cœli|zöli|al+[eé]rg/iu;
