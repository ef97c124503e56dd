import type { Ask } from "./ask";
import { asksToEat, healthAnswer } from "./health-answers";
import { helpAnswer } from "./help-answers";
import { asksForWay, CERTAIN, likeAnswer, likeWhateverDay, PLAIN_FACTS, VERY_SURE } from "../notes/like-answers";
import { planFigure } from "./plan-figures";
import { figureIn } from "~/language/question/figure-words";
import { everydayAnswer } from "./everyday-answers";
import {
  asksForClimate,
  asksForPlace,
  CLIMATE_TABLE,
  PLACE_ASK_TABLE,
  type PlaceAsk,
  placeAsksIn,
} from "~/language/question/place-words";
import { CUSTOM_TABLE, customIn } from "~/language/question/custom-words";
import { EVERYDAY_TABLE, everydayIn, SAYS_IT_ALL } from "~/language/question/everyday-words";
import { ailmentsIn, HEALTH_TABLE } from "~/language/question/health";
import { asksToSay, asksToSayIt } from "~/language/question/foods";
import { FIGURE_TABLE } from "~/language/question/figure-words";
import { HELP_TABLE } from "~/language/question/help-words";
import { matterIn } from "~/language/question/matter-words";
import { offTopicIn } from "~/language/question/off-topic";
import { planWordsIn } from "~/language/question/plan-words";
import { type Topic, topicsOf } from "~/language/question/topic";
import { PhraseTable } from "~/language/words/phrases";
import * as known from "~/messages/spoken/answers";
import * as talk from "~/messages/spoken/asked/talk";
import { sentences } from "~/planner/words/sentences";
import { SHORT_QUESTION } from "../earlier-turns";
import { asksForKindOfPlace } from "../kind-asked";
import { mealsAsked } from "../planned-answers";
import { allNamed, namedIn, wordsBeside, type QuestionContext } from "../question-context";
import { hoursOn } from "../hours-said";
import { knowHowOn, saidOf } from "../notes/know-how";
import { noteNaming } from "../notes/likenesses";
import { asideAnswer, reminderAnswer } from "./aside-answers";
import { climateAnswer } from "./climate-answers";
import { COUNTRY_TABLE, countryAnswer } from "../country-answers";
import { standsOn } from "../confidence";
import { unreadIn, whoKnows } from "./honest-answer";
import { HOTEL, whereToEat } from "./food-answers";
import { customAnswer } from "./custom-answers";
import { countAnswer } from "./count-answers";
import { followUpAnswer } from "./follow-up-answers";
import { asksForBar, nearNamed } from "./near-answers";
import { seasonAnswer } from "./outdoor-answers";
import { earliestIn } from "./early-answers";
import { oneOrTheOther } from "./compare-answers";
import { dayMeant, noSuchDayIn } from "./often-asked/day-meant";
import { firstAnswer } from "./first/first-answers";
import { oftenAsked } from "./often-asked/often-asked";
import { isDressedFor, PLACE_ANSWERS } from "./place-answers";
import { meetsNeeds, needsSaid, tableNeedsIn } from "./table-needs";
import { inventedName, elsewhereAnswer, unknownNameAnswer, whereElsewhere, whereUnknown } from "./unknown-name";

const MEALS = new PhraseTable({
  meal: `
    dinner, lunch, breakfast, eat, restaurant, table
    | abendessen, mittagessen, frühstück, essen, restaurant, tisch
    | diner, dejeuner, dine*, manger, resto, restaurant
    | cena*, comida, comer, almuerzo, restaurante
    | cena*, pranzo, mangiare, ristorante
    | jantar, jantamos, almoco, comer, restaurante
  `,
});

type Table = Parameters<typeof standsOn>[2][number];

/** "Can one visit the Vatican on Sunday?" asks whether it is open then. */
const MAY_VISIT = new PhraseTable({
  visit: `
    can/could you/we/one/i visit/go/see/enter, possible to visit/see, is it possible
    | kann/können man/wir .. besuchen/besichtigen/rein, geht .. besuchen
    | peut on visiter/voir, on peut visiter/voir, possible de visiter
    | se puede visitar/ver/entrar, podemos visitar/entrar/ver
    | si puo visitare/vedere/entrare, possiamo visitare/vedere
    | da para visitar/ver, pode se visitar, podemos visitar/ver
  `,
});

const MOST_OPEN = 3;
/** When a place that is named is open on the day that is named, be it of the trip or not. */
function openAsked({ context, own, subject, things }: Ask): string | null {
  const meant = own ?? subject;
  const day = dayMeant(context);
  const maybeVisited = day !== null && own !== null && MAY_VISIT.find(context.words).length > 0;
  if (!meant?.place || !(topicsOf(context.words, context.language).includes("opening") || maybeVisited)) return null;
  const isPlain = own !== null && topicsOf(context.words, context.language).length === 1;
  if (!day && !isPlain) return null;
  const on = day?.dayIndex ?? meant.at?.dayIndex ?? 1;
  const others = things.flatMap(({ place }) => (place && place.id !== meant.place?.id ? place : []));
  return sentences(...[meant.place, ...others].slice(0, MOST_OPEN).map((place) => hoursOn(context, place, on))) || null;
}

/** Of these the day is only when. */
export const ON_THE_WAY: ReadonlySet<Topic> = new Set(["way", "journey", "tickets", "cost", "wear", "hotel"]);

/** "Also tomorrow afternoon?", "and on Saturday?": the thing before, on another day. */
function onAnotherDay({ context, own, subject, before }: Ask): string | null {
  const { language } = context;
  if (!before || own || !subject?.place) return null;
  if (!before.named && !topicsOf(before.context.words, before.context.language).includes("opening")) return null;
  const day = dayMeant(context);
  if (!day || isAboutPlan(context) || topicsOf(context.words, context.language).some((topic) => ON_THE_WAY.has(topic)))
    return null;
  if (day.isMissing)
    return sentences(
      noSuchDayIn(context),
      hoursOn(context, subject.place, day.dayIndex) ?? known.noHours[language]({ name: subject.title }),
    );
  return hoursOn(context, subject.place, day.dayIndex) ?? known.noHours[language]({ name: subject.title });
}

/** "And on Sunday?" after when a place opens: only the day is new. */
function ofTheSameDay(ask: Ask): string | null {
  const isFragment = ask.context.words.filter(({ isMark }) => !isMark).length <= FRAGMENT;
  const was = ask.before && topicsOf(ask.before.context.words, ask.before.context.language);
  return isFragment && was?.includes("opening") ? onAnotherDay(ask) : null;
}
const FRAGMENT = 4;

const PLAN = new PhraseTable({
  plan: `
    plan, planned, do we do, are we doing, do we have, what is on, what is in, schedule, itinerary, programme,
    program, agenda, after that, next, show me
    | plan, geplant, machen wir, haben wir, steht an, programm, unternehmen wir
    | plan, prevu, fait on, on fait, faisons, programme, qu est ce qu on
    | plan, hacemos, tenemos, toca, programa, previsto
    | piano, facciamo, abbiamo, programma, previsto, c e da fare
    | plano, fazemos, temos, programa, previsto, roteiro
  `,
});
export const isAboutPlan = ({ words }: QuestionContext): boolean =>
  PLAN.find(words).length > 0 || planWordsIn(words).has("start");

/** What is asked of a place, in the order of how much it tells; a follow-up without a word of its own asks what the question before did. */
function placeAnswer({ context, subject, things, before, own }: Ask): string | null {
  const isFromItself = own !== null || (before === null && things.some(({ at }) => at !== null));
  // "The nearest restaurant to the bridge" asks nothing of the hotel.
  const isNearNamed = things.length > 0 && isFromItself && HOTEL.find(context.words).length === 0;
  const asks = placeAsksIn(context.words).filter((ask) => ask !== "nearer" || !isNearNamed);
  const isNew = topicsOf(wordsBeside(context, own), context.language).some(
    (topic) => topic !== "about" && topic !== "when",
  );
  const bringsKind = own === null && asksForKindOfPlace(context);
  const before_ = before && asks.length === 0 && !isNew && !bringsKind ? placeAsksIn(before.context.words) : [];
  const goesOn: readonly PlaceAsk[] = own || things.some(({ area }) => area) ? before_ : [];
  const isWay =
    asks.length === 0 &&
    topicsOf(wordsBeside(context, own), context.language).some((topic) => topic === "way" || topic === "journey");
  const ends = things.filter(({ at }) => at !== null);
  if (isWay && ends.length > 1 && (context.language !== "en" || allNamed(context).length < 2))
    return byVehicle(context, PLACE_ANSWERS.apart({ context, subject, things: ends, meal: false }));
  const meal = [context.words, before?.context.words ?? []].some((words) => MEALS.find(words).length > 0);
  if (asks.length > 0 && !standsOn(context, own, [PLACE_ASK_TABLE, MEALS])) return null;
  for (const ask of asks.length > 0 ? asks : goesOn) {
    const answer = PLACE_ANSWERS[ask]({ context, subject, things, meal });
    if (answer) return ask === "apart" ? byVehicle(context, answer) : answer;
  }
  return null;
}

/** Who asks for a bus is told who knows them, too. */
const byVehicle = (context: QuestionContext, answer: string | null): string | null =>
  answer !== null && matterIn(context.words, context.language) === "transport"
    ? sentences(answer, whoKnows(context, null))
    : answer;

/** Something is asked of what was named before. */
const OF_IT = new PhraseTable({
  it: `
    is/are it/that/they/there, do/does it/that/they, at it/that, there, for that/it
    | ist/sind das/es/die, haben/hat die/das, dort, da
    | c est, est ce, ils/elles, la bas, y
    | es, son, tienen, alli, ahi
    | e, sono, hanno, li, la
    | e, sao, tem, la, ali
  `,
});
const EARLY = new PhraseTable({
  early: "early, opens first | früh, früher | tot | temprano, pronto | presto | cedo",
});

const isPlainFact = ({ words }: QuestionContext): boolean =>
  COUNTRY_TABLE.find(words).some(({ id }) => PLAIN_FACTS.has(id));

/** The facts of the country; of tips, plugs and tap water a single word says what is asked. */
function ofTheCountry({ context, own }: Ask): string | null {
  return isPlainFact(context) || standsOn(context, own, [COUNTRY_TABLE]) ? countryAnswer(context) : null;
}

const OF_OTHERS = new PhraseTable({
  others: `
    ^what about, ^how about, ^and for/in/with/the/on/at,
    ^and taxis/taxi/hotels/guides/guide/driver/drivers/bars/cafes
    | ^und in/im/bei/beim/für/mit/der/die/das/den/taxis, ^wie ist es mit
    | ^et pour/dans/les/le/la/au/aux/avec
    | ^y en/con/para/los/las/el/la/al
    | ^e per/in/con/i/le/il/la/al/ai
    | ^e para/em/no/na/nos/nas/os/as/o/a/com/ao
  `,
});
const OTHERS_WORDS = 5;

/** "And the driver?" after tips for a guide: the custom of the turn before holds for others too. */
function ofOthersToo({ context, own, before }: Ask): string | null {
  const isShort = context.words.filter(({ isMark }) => !isMark).length <= OTHERS_WORDS;
  if (!before || own || !isShort || OF_OTHERS.find(context.words).length === 0 || dayMeant(context)) return null;
  return countryAnswer(before.context) ?? everydayAnswer(before.context, null);
}

/** What is usual day by day: a word that says it all, such as a tattoo, needs no others beside it. */
function everyday({ context, own }: Ask): string | null {
  const answer = everydayAnswer(context, own);
  const asked = everydayIn(context.words);
  // Whether a ride at night is safe is another question than until when there is one.
  if (asked[0] === "nightTransit" && placeAsksIn(context.words)[0] === "safe")
    return knowHowOn(context, "nightSafety", "lateRides");
  if (answer === null || !(asked.some((each) => SAYS_IT_ALL.has(each)) || standsOn(context, own, [EVERYDAY_TABLE])))
    return null;
  // "Do they take euros, or shall I change money?" asks both.
  const isMoneyToo = asked.includes("atm") && COUNTRY_TABLE.find(context.words).some(({ id }) => id === "otherMoney");
  return isMoneyToo ? sentences(countryAnswer(context), answer) : answer;
}

/** What is no matter of one place: the aside first, then the app, health, a count, the season, customs, the weather, the country. */
export function generalAnswer(ask: Ask): string | null {
  const { context, own, before } = ask;
  const on = (table: Table, answer: string | null): string | null =>
    answer !== null && standsOn(context, own, [table]) ? answer : null;
  const first =
    firstAnswer(ask) ??
    asideAnswer(ask) ??
    on(HELP_TABLE, helpAnswer(context)) ??
    reminderAnswer(context) ??
    openAsked(ask) ??
    whereElsewhere(context, own) ??
    whereUnknown(context, own);
  if (first) return first;
  const isAboutFood = customIn(context.words, context.language) === "streetFood";
  const [ailment] = ailmentsIn(context.words);
  // Whoever has a bad stomach reads what to do for it before what one eats here.
  const isUnwell = ailment !== undefined && !isAboutFood && (ailment === "stomach" || !asksToEat(context));
  // "Time for lunch on Tuesday" means the day, though its lunch is a stop of the plan.
  const isOfPlace = own !== null && !(figureIn(context.words) === "lunchBreak" && namedIn(context) === null);
  const feastWeather = customIn(context.words) === "holidays" && asksForClimate(context.words);
  const health =
    (isUnwell ? on(HEALTH_TABLE, healthAnswer(context)) : null) ??
    (isOfPlace ? null : on(FIGURE_TABLE, planFigure(context))) ??
    everyday(ask) ??
    countAnswer(context) ??
    (feastWeather ? climateAnswer(context, own, false) : null) ??
    seasonAnswer(context);
  if (health) return health;
  const asks = placeAsksIn(context.words);
  const custom =
    on(CUSTOM_TABLE, customAnswer(context)) ??
    (before && asksNothing(context) ? customAnswer(before.context) : null) ??
    ofOthersToo(ask);
  if (custom && !(own && asks[0] === "dress")) return custom;
  // "Is tap water safe to drink?" asks nothing of the streets.
  if (asks.length > 0 && !(asks.every((each) => each === "safe") && isPlainFact(context))) return null;
  const wasClimate = before !== null && asksForClimate(before.context.words) && asksNothing(context);
  return on(CLIMATE_TABLE, climateAnswer(context, own, wasClimate)) ?? ofTheCountry(ask);
}

/** What one wears in a house of prayer that is named is asked of that house, and not of the weather. */
function dressAnswer({ context, subject, things }: Ask): string | null {
  const isAsked = topicsOf(context.words, context.language).includes("wear");
  return isAsked && subject?.place && isDressedFor(subject.place, context.brief.guide?.countryCode ?? "")
    ? PLACE_ANSWERS.dress({ context, subject, things, meal: false })
    : null;
}

/** How one gets to a place out of town, where somebody who lives there says it. */
function dayOutAnswer(ask: Ask): string | null {
  const { context, subject, before } = ask;
  const asked = topicsOf(context.words, context.language);
  const isWay = asked.some((topic) => topic === "way" || topic === "journey" || topic === "duration");
  const isOfWeather = before !== null && asksForClimate(before.context.words);
  return subject?.place?.dayTrip && !isOfWeather && (isWay || (before !== null && asksForWay(ask)))
    ? saidOf(context, subject.place)
    : null;
}

/** "How do I say that he is allergic to nuts?" asks for no word of greeting, nor does "how do I say it?" right after the allergy was told. */
function howToSayAllergy({ context, before }: Ask): string | null {
  const isAllergy = ({ words }: QuestionContext): boolean => ailmentsIn(words)[0] === "foodAllergy";
  if (asksToSay(context.words) && isAllergy(context)) return healthAnswer(context);
  return before && asksToSayIt(context.words) && isAllergy(before.context)
    ? healthAnswer({ ...before.context, language: context.language })
    : null;
}

/** The answer to a question by what it asks: what is general first, then a name that nobody knows, the turn before, the place, where to eat. Null: the plan and places answer it. */
export function answerAsk(ask: Ask): string | null {
  const { context, own, subject, things, before } = ask;
  const isOfADay = isAboutPlan(context) || dayMeant(context) !== null;
  // Of what ails somebody, and of what can be counted of the plan, the tables know more than examples.
  const figure = figureIn(context.words);
  const isSpecial = (figure !== null && figure !== "cityPass") || ailmentsIn(context.words).length > 0;
  const certain = isSpecial ? null : isOfADay ? likeWhateverDay(ask) : likeAnswer(ask, CERTAIN);
  const isErrand = ["order", "payment"].includes(offTopicIn(context.words) ?? "");
  const general =
    howToSayAllergy(ask) ??
    inventedName(context, own) ??
    (isErrand ? null : (firstAnswer(ask) ?? oftenAsked(ask) ?? ofTheSameDay(ask))) ??
    dressAnswer(ask) ??
    dayOutAnswer(ask) ??
    (isErrand ? null : certain) ??
    generalAnswer(ask) ??
    (isOfADay ? null : likeAnswer(ask, VERY_SURE));
  if (general) return general;
  const elsewhere = elsewhereAnswer(context, own);
  if (elsewhere) return elsewhere;
  const unknown = own && !subject?.place ? null : unknownNameAnswer(context, own);
  const unread = unknown ? unreadIn(context, own).map((at) => context.words[at]?.said ?? "") : [];
  const told = unknown ? noteNaming(context, unread, true) : null;
  if (told) return told;
  if (unknown && placeAsksIn(context.words)[0] !== "compare") return unknown;
  const place = followUpAnswer(ask) ?? placeAnswer(ask) ?? oneOrTheOther(context, things);
  if (place) return place;
  const isPlan = isAboutPlan(context) && tableNeedsIn(context.words).size === 0;
  const named = things.find(({ at }) => at !== null);
  const isOfTheOneBefore = before !== null && OF_IT.find(context.words).length > 0 && !asksForPlace(context.words);
  const needs = tableNeedsIn(context.words);
  const one = subject?.place ?? things[0]?.place ?? null;
  if (isOfTheOneBefore && needs.size > 0 && things.length > 0)
    return one && meetsNeeds(one, needs) > 0
      ? needsSaid(context, [one], needs)
      : sentences(
          talk.unknownOf[context.language]({ name: subject?.title ?? things[0]?.said ?? "", known: "" }).trim(),
          whoKnows(context, null),
        );
  const isPlannedMeal = before !== null && isMealOfDay(context);
  const food = isPlan || isPlannedMeal ? null : whereToEat(context, named);
  const near = food ?? (context.language === "en" && !asksForBar(context) ? null : nearNamed(context, own));
  if (near) return near;
  const [area] = things;
  if (before && area && EARLY.find(context.words).length > 0) return earliestIn(context, area, before.context.question);
  return onAnotherDay(ask);
}

/** "Where do we have dinner that evening?" asks for what is planned. */
export const isMealOfDay = (context: QuestionContext): boolean =>
  mealsAsked(context).length > 0 && THAT_DAY.find(context.words).length > 0;
const THAT_DAY = new PhraseTable({
  day: `
    that day/evening/night/morning/afternoon
    | an dem/diesem tag/abend/mittag
    | ce jour/soir/midi la
    | ese/esa dia/noche/tarde, aquella noche
    | quel/quella giorno/sera, quella stessa sera
    | nesse/essa/nessa dia/noite, essa noite
  `,
});

/** "And in Napa?": it only says of what, and what is asked was said before. */
const asksNothing = (context: QuestionContext): boolean =>
  context.words.length <= SHORT_QUESTION &&
  customIn(context.words) === null &&
  placeAsksIn(context.words).length === 0 &&
  !asksForClimate(context.words) &&
  !isAboutPlan(context) &&
  MEALS.find(context.words).length === 0;
