import type { Day } from "~/domain/plan/itinerary";
import { leadAt } from "~/domain/plan/day-of-stops";
import { isFixed } from "~/domain/plan/planned-days";
import type { PlacedStop, Stop } from "~/domain/plan/stop";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { PhraseTable, type Word } from "~/language/words/phrases";
import { mealsAsked, mealsOn } from "../planned-answers";
import type { QuestionContext } from "../question-context";

const ENDS = new PhraseTable({
  last: `
    last stop/thing/place/one
    | letzter/letzten/letzte stopp/halt/programmpunkt/punkt/ort/station
    | dernier/derniere arret/etape/visite/lieu
    | ultima/ultimo parada/visita/sitio/cosa
    | ultima/ultimo tappa/visita/posto/cosa
    | ultima/ultimo paragem/visita/sitio/coisa
  `,
  first: `
    first stop/thing/place/one
    | erster/ersten/erste stopp/halt/programmpunkt/punkt/ort/station
    | premier/premiere arret/etape/visite/lieu
    | primera/primer parada/visita/sitio/cosa
    | prima/primo tappa/visita/posto/cosa
    | primeira/primeiro paragem/visita/sitio/coisa
  `,
});

/** "The last stop of Wednesday": the one at that end of a day; null where neither is named. */
export function stopAtEnd({ stops }: Pick<Day, "stops">, words: readonly Word[]): PlacedStop | null {
  const [end] = ENDS.find(words);
  return (end && stops.at(end.id === "last" ? -1 : 0)) ?? null;
}

/** "Friday's lunch": the meal of a day that is named; null where none is. */
export function mealMeant(day: Day, context: QuestionContext): PlacedStop | null {
  const [meal] = mealsOn(day, mealsAsked(context));
  return meal ?? null;
}

const LIGHTER = new PhraseTable({
  lighter: `
    lighter, easier, slower, less full/packed/busy/stuff/things/stops, fewer stops/things/places,
    too full/packed/busy/much, looks/is/seems full/packed, calm it/the day down, slow it/the day down
    | leichter, entspannter, weniger voll/programm/stopps/punkte, zu voll/viel
    | plus leger/legere, moins charge/chargee/rempli/remplie, trop charge/chargee/rempli/remplie, alleger, allege
    | mas ligero/relajado, menos cargado/lleno, demasiado cargado/lleno, aligera*
    | piu leggero/leggera/rilassato/rilassata, meno pieno/piena, troppo pieno/piena, allegger*
    | mais leve, menos cheio/carregado, demasiado cheio, muito cheio, alivia*
  `,
});

/** Whether a day is to hold less. */
export const asksForLess = (words: readonly Word[]): boolean => LIGHTER.find(words).length > 0;

/**
 * What a day could do without, the likeliest first: what no part of it is known by, then what is less famous. No meal, nothing of a day out, nothing
 * booked, locked or chosen as a must.
 */
export function couldGo(day: Day, { brief }: Pick<QuestionContext, "brief">): PlacedStop[] {
  const leads = new Set(BLOCK_NAMES.map((part) => leadAt(day, part)?.id));
  const places = brief.guide?.places ?? [];
  const fameOf = ({ placeId }: PlacedStop): number => places.find(({ id }) => id === placeId)?.fame ?? 0;
  const musts = new Set(brief.anchors);
  return day.stops
    .filter((stop) => stop.kind !== "meal" && stop.placeId !== null && !day.blocks[stop.at.part].isDayTrip)
    .filter((stop) => !isFixed(stop) && !musts.has(stop.title))
    .toSorted((a, b) => Number(leads.has(a.id)) - Number(leads.has(b.id)) || fameOf(a) - fameOf(b));
}

/** What one goes to; whoever rests eats all the same. */
export const isOuting = ({ kind }: Stop): boolean => !["meal", "travel", "stay", "rest"].includes(kind);
