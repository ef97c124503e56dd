import { CUSTOM_TABLE } from "~/language/question/custom-words";
import { says } from "~/language/question/often-asked-words";
import { topicsOf } from "~/language/question/topic";
import { PhraseTable } from "~/language/words/phrases";
import { type Spot, wayBetween } from "~/domain/place/way-between";
import { heavyToCarry } from "~/messages/spoken/often-asked/on-the-spot";
import * as say from "~/messages/spoken/often-asked/places";
import { sentences } from "~/planner/words/sentences";
import { knowHowOn, sentencesWith, withoutYes } from "../../notes/know-how";
import type { QuestionContext } from "../../question-context";
import type { Ask } from "../ask";
import { distance } from "../of-a-place/place-answers";
import type { Thing } from "../said-before";

const AIRPORT = new PhraseTable({
  airport: "airport | flughafen | aeroport | aeropuerto | aeroporto | aeroporto",
});
const TAXI = new PhraseTable({
  taxi: "taxi/taxis, cab/cabs, uber | taxi/taxis, uber, taxifahrt* | taxi/taxis, uber | taxi/taxis, uber | taxi, uber | taxi/taxis, uber",
});
/** Nobody walks farther to save a fare. */
const LONGEST_WALK = 40;

type Ends = { from: (Thing & { at: Spot }) | null; to: (Thing & { at: Spot }) | null };

/** From where to where, by what the question itself names; one alone is where to. */
function endsOf({ own, things, before }: Ask): Ends {
  // "How far is the second from the third?" is asked of the turn before.
  const isNamed = own !== null || before === null;
  const ends = things.flatMap((thing) => (thing.at ? [{ ...thing, at: thing.at }] : []));
  const [one, two] = isNamed ? ends.filter(({ title }, i) => ends.findIndex((each) => each.title === title) === i) : [];
  return two ? { from: one ?? null, to: two } : { from: null, to: one ?? null };
}

/** What a ride costs, which way is the cheapest, and how one gets from one place to another: how far it is, and what somebody who lives there says. Null for any other question. */
export function wayOrFare(ask: Ask): string | null {
  const { context } = ask;
  const { words, language } = context;
  const ends = endsOf(ask);
  const isAirport = AIRPORT.find(words).length > 0;
  const far = ends.from && ends.to ? distance(context, ends.from, ends.to) : null;
  if (says(words, "fare") && (ends.to || isAirport)) {
    const told = knowHowOn(context, "taxi");
    const toAirport = isAirport ? sentencesWith(context, "airport", TAXI) : null;
    return told && sentences(far, toAirport ?? say.ridesCost[language], told);
  }
  const isFromPlane = isAirport || CUSTOM_TABLE.find(words).some(({ id }) => id === "airport");
  if (isFromPlane) return says(words, "cheapestWay") || says(words, "easiestWay") ? fromThePlane(context, ends) : null;
  if (ends.to?.place?.dayTrip) return null;
  if (says(words, "cheapestWay") && ends.to) return cheapest(context, ends, far);
  // "Bus or train to the pavilion?" wants a way there, from wherever.
  const to = ends.to ?? namedInOneWord(ask.own);
  if (says(words, "busOrTrain") && to) return byTransport(context, { ...ends, to }, far);
  const isWay = says(words, "howFromTo") || topicsOf(words, language).includes("way");
  return isWay && far ? byTransport(context, ends, far) : null;
}

/** Written in one word, a name is found by its letters alone: "kinkakuji". */
const namedInOneWord = (own: Ask["own"]): Ends["to"] =>
  own?.place ? { title: own.title, said: own.title, place: own.place, at: own.place, area: false } : null;

function cheapest(context: QuestionContext, ends: Ends, far: string | null): string | null {
  const { language } = context;
  const walk = ends.from && ends.to ? onFoot(context, ends.from.at, ends.to.at) : null;
  const told = knowHowOn(context, "payRides", "getAround");
  return told && sentences(walk, say.ridesPaid[language], withoutYes(told), !walk && far, reachOf(context, ends));
}

/** The ways to and from the airport, where somebody who lives there tells of them. */
function fromThePlane(context: QuestionContext, ends: Ends): string | null {
  const { language, words } = context;
  const told = knowHowOn(context, "airport");
  const isHeavy = says(words, "withLuggage") || says(words, "children");
  return told && sentences(told, reachOf(context, ends), isHeavy && heavyToCarry[language]);
}

function onFoot({ language, preferences, brief }: QuestionContext, from: Spot, to: Spot): string | null {
  const way = wayBetween(from, to, preferences, brief.guide?.waters);
  return way.onFoot && way.by.length === 0 && way.minutes <= LONGEST_WALK
    ? say.walkIsFree[language]({ minutes: Math.max(1, way.minutes) })
    : null;
}

const reachOf = ({ language }: QuestionContext, { to }: Ends): string | null =>
  to?.place?.reach ? say.reachNoted[language]({ name: to.title, reach: to.place.reach }) : null;

/** A walk needs no more words; for a ride, what one goes by here. */
function byTransport(context: QuestionContext, ends: Ends, far: string | null): string {
  const { language, preferences, brief } = context;
  const isWalk =
    ends.from && ends.to && wayBetween(ends.from.at, ends.to.at, preferences, brief.guide?.waters).onFoot === true;
  const told = isWalk ? null : knowHowOn(context, "getAround");
  return sentences(far, reachOf(context, ends), told && say.ridesGo[language], told);
}
