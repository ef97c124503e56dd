import type { Ask } from "./ask";
import { asksToEat, healthAnswer } from "./health-answers";
import { helpAnswer } from "./help-answers";
import { PLAIN_FACTS } from "../notes/like-answers";
import { planFigure } from "./plan-figures";
import { figureIn } from "~/language/question/figure-words";
import { everydayAnswer } from "./everyday-answers";
import { asksForClimate, CLIMATE_TABLE, placeAsksIn } from "~/language/question/place-words";
import { CUSTOM_TABLE, customIn } from "~/language/question/custom-words";
import { EVERYDAY_TABLE, everydayIn, SAYS_IT_ALL } from "~/language/question/everyday-words";
import { ailmentsIn, HEALTH_TABLE } from "~/language/question/health";
import { FIGURE_TABLE } from "~/language/question/figure-words";
import { HELP_TABLE } from "~/language/question/help-words";
import { PhraseTable } from "~/language/words/phrases";
import { sentences } from "~/planner/words/sentences";
import { SHORT_QUESTION } from "../earlier-turns";
import { namedIn, type QuestionContext } from "../question-context";
import { knowHowOn } from "../notes/know-how";
import { asideAnswer, reminderAnswer } from "./aside-answers";
import { climateAnswer } from "./climate-answers";
import { COUNTRY_TABLE, countryAnswer } from "../country-answers";
import { standsOn } from "../confidence";
import { customAnswer } from "./custom-answers";
import { countAnswer } from "./count-answers";
import { seasonAnswer } from "./outdoor-answers";
import { dayMeant } from "./often-asked/day-meant";
import { firstAnswer } from "./first/first-answers";
import { whereElsewhere, whereUnknown } from "./unknown-name";
import { isAboutPlan } from "./about-plan";
import { openAsked } from "./of-a-place/opening-asked";
import { MEALS } from "./of-a-place/place-asked";

type Table = Parameters<typeof standsOn>[2][number];

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

/** "And in Napa?": it only says of what, and what is asked was said before. */
const asksNothing = (context: QuestionContext): boolean =>
  context.words.length <= SHORT_QUESTION &&
  customIn(context.words) === null &&
  placeAsksIn(context.words).length === 0 &&
  !asksForClimate(context.words) &&
  !isAboutPlan(context) &&
  MEALS.find(context.words).length === 0;
