import type { KnowHowTopic } from "~/domain/destination/know-how";
import type { Place } from "~/domain/place/place";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { asksAboutAltitude, type Danger, dangersIn, feelsHeight } from "~/language/question/danger";
import { customIn } from "~/language/question/custom-words";
import {
  asksAhead,
  asksAheadFirst,
  type Incident,
  INCIDENTS,
  incidentIn,
  isOnlyWallet,
} from "~/language/question/incident";
import { isEmergency, signsIn } from "~/language/question/signs";
import { besideAdapter, isOn } from "~/language/question/plain-matter-words";
import { topicsOf } from "~/language/question/topic";
import { strainIn } from "~/language/question/strain-words";
import { PhraseTable, type Word, wordsAsTyped } from "~/language/words/phrases";
import { fearsIn } from "~/language/wish/fear-words";
import { readWish } from "~/language/wish/read-wish";
import { losesOnlyAnHour } from "~/language/wish/tickets/ticket-words";
import { doesNotWait, untilHelpComes } from "~/messages/spoken/asked/incidents";
import * as alarms from "~/messages/spoken/asked/alarms";
import { bite } from "~/messages/spoken/asked/health";
import * as losses from "~/messages/spoken/asked/losses";
import { strain } from "~/messages/spoken/asked/strain";
import type { Says } from "~/messages/spoken/says";
import * as say from "~/messages/spoken/safety";
import { sentences } from "~/planner/words/sentences";
import { altitudeFelt } from "../../country/altitudes";
import { crisisLine } from "../../country/crisis-lines";
import { asksWhere, whereUnknown } from "./asks/unknown-name";
import { AMBULANCE, allNumbers, FIRE, numberOf, POLICE } from "./emergency-numbers";
import { askBeforeMedicine, healthAnswer, illAndChangesPlan, missingMedicine } from "./asks/health-answers";
import { knowHowOn } from "./notes/know-how";
import { contextOf, namedIn, type QuestionContext } from "./question-context";

/** What is said to a danger that needs more than a number, whoever speaks of it, and whose number stands in it; the most pressing first. */
const ADVICE: readonly (readonly [Danger, typeof say.threat, RegExp])[] = [
  ["drugged", say.drugged, AMBULANCE],
  ["threat", say.threat, POLICE],
  ["gas", alarms.gas, FIRE],
  ["unattendedBag", alarms.unattendedBag, POLICE],
  ["earthquake", say.earthquake, AMBULANCE],
  ["storm", alarms.storm, FIRE],
  ["alarm", alarms.alarm, FIRE],
  ["badAir", alarms.badAir, AMBULANCE],
  ["sea", say.sea, AMBULANCE],
  ["nightSwim", say.nightSwim, AMBULANCE],
  ["card", say.card, POLICE],
  ["scam", say.scam, POLICE],
  ["poorQuarter", say.poorQuarter, POLICE],
  ["aloneAtNight", say.aloneAtNight, AMBULANCE],
  ["aloneInTown", say.aloneInTown, POLICE],
  ["aloneOnTransit", losses.aloneOnTransit, POLICE],
  ["valuables", say.valuables, POLICE],
  ["leftInCar", losses.leftInCar, POLICE],
];

/** Of these somebody who lives there knows more: where it is so, and where not. */
const KNOWN_HERE: Partial<Record<Danger, KnowHowTopic | readonly KnowHowTopic[]>> = {
  aloneOnTransit: ["nightSafety", "lateRides"],
  poorQuarter: "nightSafety",
  aloneAtNight: "nightSafety",
  aloneInTown: "nightSafety",
  valuables: "theft",
  leftInCar: "luggage",
};

/** Of these what is known here only says what one does instead. */
const KNOWN_AFTER: ReadonlySet<Danger> = new Set<Danger>(["leftInCar"]);

/** What is lost, or tried on somebody: each has its own first step, and the police behind it. */
const BY_POLICE: Readonly<Partial<Record<Incident, Says<"number">>>> = {
  lostChild: losses.lostChild,
  fakePolice: losses.fakePolice,
  hotelTrick: losses.hotelTrick,
  passport: losses.lostPassport,
};

/** They ask for the number alone. */
const NUMBER = new PhraseTable({
  number: `
    number, numbers, phone number
    | nummer, nummern, notrufnummer
    | numero, numeros
    | numero, numeros, telefono de
    | numero, numeri
    | numero, numeros
  `,
});

/** "Will we get pickpocketed there?" fears what has not happened. */
const MAY_COME = new PhraseTable({
  ahead: `
    will we/i/they get/be, is/are .. safe, are there .. pickpockets/thieves, avoid .. pickpockets, likely to,
    risk of, worry/worried about, how safe, lots of pickpockets, many pickpockets,
    without getting/being robbed/mugged, avoid .. stolen/robbed/mugged/nicked,
    keep .. from being/getting stolen/nicked, will .. get/be stolen/nicked/robbed/mugged,
    get/gets stolen/nicked often/much
    | wird man, werden wir, ist/sind .. sicher, gibt es .. taschendiebe, viele taschendiebe, angst vor,
    ohne .. beklaut/ausgeraubt/bestohlen, verhinder*/vermeide* .. geklaut/gestohlen/beklaut,
    damit .. nicht geklaut/gestohlen/beklaut, nicht geklaut/gestohlen/beklaut wird/werden
    | est ce sur, y a t il .. pickpockets, beaucoup de pickpockets, risque de, peur de, sans .. voler/vole/volee,
    eviter .. voler/vole/volee, pour ne pas .. voler
    | es seguro, hay .. carteristas, muchos carteristas, miedo a, nos van a, sin que .. roben, sin ser robado,
    evitar .. roben/robado/robados/robo, para que no .. roben
    | e sicuro, ci sono .. borseggiatori, tanti borseggiatori, rischio di, senza .. derubare/derubati/rapinare,
    evitare .. rubato/rubino/furto/derubati, per non .. derubare/rubare
    | e seguro, ha/tem .. carteiristas, muitos carteiristas, risco de, vamos ser,
    sem ser roubado/roubada/roubados/assaltado/assaltada, evitar .. roubado/roubada/roubados/roubo/roubem,
    para nao .. roubado/roubada/roubados
  `,
});

const isOutInNature = (context: QuestionContext): boolean => {
  const place = namedIn(context)?.place;
  return place?.category === "nature" && !place.parts.includes("evening");
};

/** What to do about something that has happened; null for nothing that is known. */
function incidentAnswer(context: QuestionContext): string | null {
  const incident = asksAheadFirst(context.words) ? null : incidentIn(context.words);
  const { language, brief } = context;
  // "He has epilepsy, may he dive?": nobody has a fit.
  if (!incident || (incident === "seizure" && onlyNamesEpilepsy(context.words) && strainFirst(context))) return null;
  const meanwhile = untilHelpComes[incident];
  if (meanwhile)
    return sentences(
      say.callNow[language]({ number: numberOf(context, AMBULANCE) }),
      meanwhile[language],
      (incident === "chest" || incident === "stroke") && doesNotWait[language],
      allNumbers(context),
    );
  if (incident === "animalBite")
    return sentences(bite[language]({ number: numberOf(context, AMBULANCE) }), allNumbers(context));
  const number = numberOf(context, POLICE);
  const said = BY_POLICE[incident]?.[language]({ number });
  if (said) return sentences(said, allNumbers(context));
  const where = brief.guide?.countryCode === "JP" ? losses.lostInJapan[language]({ number }) : "";
  return sentences(losses.leftThing[language]({ number, where }), allNumbers(context));
}

/** Who says that only a wallet is gone locks no phone. */
const stolenIn = (words: readonly Word[]): Says<"number"> =>
  isOnlyWallet(words) ? losses.stolenWallet : losses.stolen;

/** Whom to call, first of all: the country's own number for what has happened. */
function emergency(context: QuestionContext, dangers: ReadonlySet<Danger>): string {
  const { language } = context;
  const calls = dangers.has("fire")
    ? say.callFire[language]({ number: numberOf(context, FIRE) })
    : dangers.has("theft") || dangers.has("passport") || dangers.has("police")
      ? (dangers.has("theft") ? stolenIn(context.words) : say.callPolice)[language]({
          number: numberOf(context, POLICE),
        })
      : say.callDoctor[language]({ number: numberOf(context, AMBULANCE) });
  return sentences(
    calls,
    dangers.has("passport") && say.passport[language],
    allNumbers(context),
    say.noAddresses[language],
  );
}

/** For somebody who may hurt themselves: kind, short, true, with a number to call. */
function crisis(context: QuestionContext): string {
  const number = numberOf(context, AMBULANCE);
  const line = context.brief.guide && crisisLine(context.brief.guide.countryCode);
  return say.crisis[context.language]({ number: line ?? number, emergency: number });
}

/** How somebody gets used to the height, or what to do who feels it; null where neither is spoken of, or it is not felt. */
function altitude(context: QuestionContext): string | null {
  const { brief, language, words } = context;
  const isFelt = feelsAltitude(words);
  const metres = brief.guide && (isFelt || asksAboutAltitude(words)) ? altitudeFelt(brief.guide.id) : null;
  return metres === null
    ? null
    : say[isFelt ? "altitudeSick" : "altitude"][language]({
        city: brief.cityName,
        metres: new Intl.NumberFormat(language).format(metres),
        number: numberOf(context, AMBULANCE),
      });
}

/** Whether somebody says that the height makes them unwell. */
export const feelsAltitude = (words: readonly Word[]): boolean =>
  feelsHeight(words) || fearsIn(words).some(({ id }) => id === "altitude");

/** What to do for somebody who feels the height, beside what they wish for instead; null where nobody does. */
export const altitudeFirst = (context: QuestionContext): string | null =>
  feelsAltitude(context.words) ? altitude(context) : null;

/** No all-clear for what somebody's heart may not bear, be it said or what stands `here`; null where nobody asks for any. */
export function strainFirst(context: QuestionContext, here: Place | null = null): string | null {
  if (strainIn(context.words, true) === null) return null;
  const isBath = [here, namedIn(context)?.place ?? null].some((place) => place !== null && isHotBath(place));
  const kind = strainIn(context.words, isBath);
  return kind && strain[kind][context.language]({ number: numberOf(context, AMBULANCE) });
}

const isHotBath = ({ category, name, tags }: Place): boolean =>
  category === "wellness" &&
  /\b(?:baths?|spas?|saunas?|hammams?|onsens?|thermal|hot springs?|steam)\b/i.test([name, ...tags].join(" "));

const onlyNamesEpilepsy = (words: readonly Word[]): boolean =>
  INCIDENTS.find(words).every(({ id, from }) => id !== "seizure" || words[from]?.said.startsWith("epile"));

/** What comes before anything else that is typed: somebody in danger, the gravest first. Null where nobody is. */
export function helpIn(context: QuestionContext): string | null {
  const topics = topicsOf(context.words);
  if (topics.includes("crisis")) return crisis(context);
  const incident = incidentAnswer(context);
  if (incident) return incident;
  const dangers = dangersIn(context.words, () => isOutInNature(context));
  const [advice] = ADVICE.filter(([danger]) => dangers.has(danger));
  if (advice) {
    const [danger, said, kind] = advice;
    const topic = KNOWN_HERE[danger];
    const known = topic && knowHowOn(context, ...[topic].flat());
    const advised = said[context.language]({ number: numberOf(context, kind) });
    return KNOWN_AFTER.has(danger) ? sentences(advised, known) : sentences(known, advised, allNumbers(context));
  }
  // A picture of a policeman is a matter of the law, and nobody's emergency.
  if (customIn(context.words) === "photos" && [...dangers].every((danger) => danger === "police")) return null;
  const isOfNobody = [...dangers].every((danger) => danger === "passport");
  const signs = signsIn(context.words);
  if (isEmergency(signs) && !asksAhead(context.words))
    return sentences(
      say.callNow[context.language]({ number: numberOf(context, AMBULANCE) }),
      signs.has("heat") && untilHelpComes.heat?.[context.language],
      allNumbers(context),
    );
  const medicine = dangers.size === 0 ? missingMedicine(context) : null;
  // Who shows a sign already waits for no pharmacy.
  const calls = signs.size > 0 && say.callDoctor[context.language]({ number: numberOf(context, AMBULANCE) });
  if (medicine) return sentences(calls, medicine);
  const askFirst = dangers.size === 0 ? askBeforeMedicine(context) : null;
  if (askFirst) return sentences(calls, askFirst);
  const high = dangers.size === 0 ? altitudeFirst(context) : null;
  if (high) return high;
  const strained = dangers.size === 0 ? strainFirst(context) : null;
  if (strained) return strained;
  const nowhere = isOfNobody && asksWhere(context) ? whereUnknown(context, namedIn(context)) : null;
  if (nowhere || !topics.includes("emergency")) return nowhere ?? altitude(context);
  if (losesOnlyAnHour(context.words, dangers)) return null;
  if ([...dangers].every((danger) => danger === "theft") && MAY_COME.find(context.words).length > 0) return null;
  // A charger that is lost is no theft.
  const isOnlyAdapter =
    isOn(context.words, "lacksAdapter") && !topicsOf(besideAdapter(context.words)).includes("emergency");
  if (isOnlyAdapter && [...dangers].every((danger) => danger === "theft")) return null;
  const numbers = NUMBER.find(context.words).length > 0 && !asksAhead(context.words) ? allNumbers(context) : null;
  if (numbers && [...dangers].every((danger) => danger === "police")) return numbers;
  return (dangers.size === 0 ? healthAnswer(context) : null) ?? emergency(context, dangers);
}

/** The same for what somebody types, whoever answers it. */
export const helpFirst = (brief: TripBrief, typed: string): string | null => helpIn(contextOf(brief, [], typed));

/** Nobody goes anywhere while one of these is true, whatever they ask for instead. */
const STAY_PUT: ReadonlySet<Danger> = new Set(["gas", "unattendedBag", "storm", "alarm"]);

/** A life hangs on what is done now. What is left out is also told of somebody who goes on: a leg that was broken, what epilepsy forbids, too much sun. */
const GRAVE: ReadonlySet<Incident> = new Set([
  "breath",
  "allergicShock",
  "chest",
  "stroke",
  "unconscious",
  "labour",
  "head",
  "venom",
  "bleeding",
  "drowning",
  "poison",
  "lostChild",
]);

/** Whether nothing else is to be read before the help, not even what they wish for in the same breath. */
function isGrave(words: readonly Word[]): boolean {
  if (topicsOf(words).includes("crisis")) return true;
  if ([...dangersIn(words, () => false)].some((danger) => STAY_PUT.has(danger))) return true;
  const incident = asksAhead(words) ? null : incidentIn(words);
  return incident !== null && GRAVE.has(incident);
}

/** The same for a wish: what also asks for a place ("my back hurts, somewhere to sit") is one, unless the danger is grave. */
export function helpFirstIn(brief: TripBrief, typed: string): string | null {
  const context = contextOf(brief, [], typed);
  const help = helpIn(context);
  // What a word may have been meant to be frightens nobody who wishes for a place: "it is chucking it down" is rain.
  if (!help || isGrave(wordsAsTyped(context.words))) return help;
  // It is said beside what they get instead.
  if (help === altitudeFirst(context) || (illAndChangesPlan(context.words) && help === healthAnswer(context)))
    return null;
  const { wantedCategories, sought, named, nearPlace, ...rest } = readWish(typed, brief.guide?.places ?? []);
  const asks = wantedCategories.size + sought.length > 0 || named || nearPlace || Object.values(rest).includes(true);
  return asks ? null : help;
}
