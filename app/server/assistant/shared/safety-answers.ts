import type { TripBrief } from "~/domain/trip/trip-brief";
import { asksAboutAltitude, type Danger, dangersIn } from "~/language/question/danger";
import { topicsOf } from "~/language/question/topic";
import { readWish } from "~/language/wish/read-wish";
import * as say from "~/messages/spoken/safety";
import { sentences } from "~/planner/words/sentences";
import { altitudeFelt } from "../../country/altitudes";
import { countryFacts } from "../../country/country-facts";
import { crisisLine, fromMobiles, touristPolice } from "../../country/crisis-lines";
import { contextOf, namedIn, type QuestionContext } from "./question-context";

/** Reaches help from a mobile phone in most countries; for where nothing is known of the country. */
const ANYWHERE = "112";

const AMBULANCE = /ambulance|all/i;
const POLICE = /police|all/i;

/** What is said to a danger that needs more than a number, whoever speaks of it, and whose number stands in it; the most pressing first. */
const ADVICE: readonly (readonly [Danger, typeof say.threat, RegExp])[] = [
  ["drugged", say.drugged, AMBULANCE],
  ["threat", say.threat, POLICE],
  ["earthquake", say.earthquake, AMBULANCE],
  ["sea", say.sea, AMBULANCE],
  ["card", say.card, POLICE],
  ["scam", say.scam, POLICE],
  ["poorQuarter", say.poorQuarter, POLICE],
  ["aloneAtNight", say.aloneAtNight, AMBULANCE],
];

function numbersOf(context: QuestionContext): { facts: ReturnType<typeof countryFacts>; of: (kind: RegExp) => string } {
  const facts = context.brief.guide ? countryFacts(context.brief.guide.countryCode) : null;
  return {
    facts,
    of: (kind) =>
      facts?.emergency.find((each) => kind.test(each.for))?.number ?? facts?.emergency[0]?.number ?? ANYWHERE,
  };
}

/** The number that brings help in the country of the trip. */
export const numberToCall = (context: QuestionContext): string => numbersOf(context).of(AMBULANCE);

/** All numbers of the country, with where they come from and how old they are. */
function allNumbers(context: QuestionContext): string | null {
  const { facts } = numbersOf(context);
  const tourists = facts && touristPolice(facts.code);
  const mobile = facts && fromMobiles(facts.code);
  return (
    facts &&
    say.allNumbers[context.language]({
      country: facts.name,
      numbers: [
        ...facts.emergency.map((each) => `${each.for} ${each.number}`),
        ...(tourists ? [`Tourist police ${tourists}`] : []),
        ...(mobile ? [`From mobiles ${mobile}`] : []),
      ].join(", "),
      source: facts.source,
      asOf: facts.asOf,
    })
  );
}

const isOutInNature = (context: QuestionContext): boolean => {
  const place = namedIn(context)?.place;
  return place?.category === "nature" && !place.parts.includes("evening");
};

/** Whom to call, first of all: the country's own number for what has happened. */
function emergency(context: QuestionContext, dangers: ReadonlySet<Danger>): string {
  const { of } = numbersOf(context);
  const { language } = context;
  const calls = dangers.has("fire")
    ? say.callFire[language]({ number: of(/fire|all/i) })
    : dangers.has("theft") || dangers.has("passport") || dangers.has("police")
      ? say.callPolice[language]({ number: of(POLICE) })
      : say.callDoctor[language]({ number: of(AMBULANCE) });
  return sentences(
    calls,
    dangers.has("passport") && say.passport[language],
    allNumbers(context),
    say.noAddresses[language],
  );
}

/** For somebody who may hurt themselves: kind, short, true, with a number to call. */
function crisis(context: QuestionContext): string {
  const number = numberToCall(context);
  const line = context.brief.guide && crisisLine(context.brief.guide.countryCode);
  return say.crisis[context.language]({ number: line ?? number, emergency: number });
}

function altitude(context: QuestionContext): string | null {
  const { brief, language, words } = context;
  const metres = brief.guide && asksAboutAltitude(words) ? altitudeFelt(brief.guide.id) : null;
  return metres === null
    ? null
    : say.altitude[language]({
        city: brief.cityName,
        metres: new Intl.NumberFormat(language).format(metres),
        number: numberToCall(context),
      });
}

/** What comes before anything else that is typed: somebody in danger, the gravest first. Null where nobody is. */
export function helpIn(context: QuestionContext): string | null {
  const topics = topicsOf(context.words);
  if (topics.includes("crisis")) return crisis(context);
  const dangers = dangersIn(context.words, isOutInNature(context));
  const [advice] = ADVICE.filter(([danger]) => dangers.has(danger));
  if (advice) {
    const [, said, kind] = advice;
    return sentences(said[context.language]({ number: numbersOf(context).of(kind) }), allNumbers(context));
  }
  return topics.includes("emergency") ? emergency(context, dangers) : altitude(context);
}

/** The same for what somebody types, whoever answers it. */
export const helpFirst = (brief: TripBrief, typed: string): string | null => helpIn(contextOf(brief, [], typed));

/** The same for a wish: what also asks for a place ("my back hurts, somewhere to sit") is one. */
export function helpFirstIn(brief: TripBrief, typed: string): string | null {
  const context = contextOf(brief, [], typed);
  const help = helpIn(context);
  if (!help || topicsOf(context.words).includes("crisis")) return help;
  const { wantedCategories, sought, named, nearPlace, ...rest } = readWish(typed, brief.guide?.places ?? []);
  const asks = wantedCategories.size + sought.length > 0 || named || nearPlace || Object.values(rest).includes(true);
  return asks ? null : help;
}
