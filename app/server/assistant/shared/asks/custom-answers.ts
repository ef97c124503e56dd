import tzLookup from "@photostructure/tz-lookup";
import { dinnerHour } from "~/domain/destination/dinner-hours";
import { CUSTOM_TABLE, type Custom, customIn } from "~/language/question/custom-words";
import { PhraseTable } from "~/language/words/phrases";
import { matterIn } from "~/language/question/matter-words";
import * as cityLife from "~/messages/spoken/asked/city-life";
import * as usual from "~/messages/spoken/asked/everyday";
import * as road from "~/messages/spoken/asked/road";
import { airport, news } from "~/messages/spoken/asked/news";
import * as rules from "~/messages/spoken/asked/rules";
import { drivesOn, tapWater } from "~/messages/spoken/country";
import { countryIn, currencyIn } from "~/messages/spoken/in-language";
import { listedIn } from "~/messages/spoken/says";
import { sentences } from "~/planner/words/sentences";
import { countryFacts } from "../../../country/country-facts";
import * as everyday from "../../../country/customs/everyday";
import * as law from "../../../country/customs/rules";
import { airportLineOf, fountainsOf, stationsIn, transitCardOf } from "../../../country/customs/transit";
import { dateOfDay } from "../day-asked";
import { knowHowOn } from "../notes/know-how";
import { ailmentsIn } from "~/language/question/health";
import type { QuestionContext } from "../question-context";
import { holidayAnswer } from "./holiday-answers";

type Of = { context: QuestionContext; code: string; country: string; currency: string };

/** What is usual or forbidden in the country or city of the trip; null where the question is about none of it, or nothing is known. */
export function customAnswer(
  context: QuestionContext,
  custom: Custom | null = customIn(context.words, context.language),
): string | null {
  const facts = context.brief.guide && countryFacts(context.brief.guide.countryCode);
  // To somebody with an allergy no stall is fine "with a little care".
  const isAtRisk = custom === "streetFood" && ailmentsIn(context.words).includes("foodAllergy");
  if (!custom || !facts || isAtRisk) return null;
  const { language } = context;
  const country = countryIn(language, facts);
  const told = knowHowOn(context, topicOf(custom, context));
  if (told) return told;
  return ANSWERS[custom]({ context, code: facts.code, country, currency: currencyIn(language, facts.currency.code) });
}

/** What is asked of cards may be how a cab is paid, or a bus. */
function topicOf(custom: Custom, { words, language }: QuestionContext): string {
  if (custom !== "cards") return custom;
  const isOfCabs = CUSTOM_TABLE.find(words).some(({ id }) => id === "ride" || id === "taxiFare");
  return isOfCabs ? "taxi" : matterIn(words, language) === "transport" ? "payRides" : custom;
}

/** Medicines that some countries ban altogether. */
const AMPHETAMINE = new PhraseTable({
  named: "adderall, dexedrine, amphetamine* | amphetamin* | amphetamine* | anfetamina* | anfetamin* | anfetamina*",
});

const GEISHA = new PhraseTable({ named: "geisha/geishas/geiko/maiko, gion" });

/** What is asked of alcohol: from how old on, or in houses rather than in the street. */
const DRINKING = new PhraseTable({
  age: "age, old, # to | alt, alter, mindestalter | age | edad, anos | eta, anni | idade, anos",
  inside: `
    restaurant/restaurants, bar/bars, hotel/hotels
    | restaurant/restaurants, bar/bars, hotel/hotels
    | restaurant/restaurants, resto/restos, bar/bars, hotel/hotels
    | restaurante/restaurantes, bar/bares, hotel/hoteles
    | ristorante/ristoranti, bar, locali, hotel
    | restaurante/restaurantes, bar/bares, hotel/hoteis
  `,
});

const appsIn = (code: string): string => everyday.ridesIn(code) ?? "Uber, Bolt, …";

const minutesText = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

const ANSWERS: Readonly<Record<Custom, (of: Of) => string | null>> = {
  drinkDriving: ({ context: { language }, code }) => road.drinkDriving[language]({ apps: appsIn(code) }),
  drugs: ({ context: { language }, code, country }) =>
    road.drugs[code === "NL" ? "netherlands" : "elsewhere"][language]({ country }),
  refund: ({ context: { language } }) => road.refund[language],
  taxiFare: ({ context: { language, brief }, code }) =>
    road.taxiFare[language]({ city: brief.cityName, apps: appsIn(code) }),
  gum: ({ context: { language }, code, country }) =>
    rules.gum[code === "SG" ? "singapore" : "elsewhere"][language]({ country }),
  drones: ({ context: { language }, code, country }) => rules.drones[law.droneRule(code)][language]({ country }),
  medicine: ({ context: { language, words }, code, country }) =>
    law.areAmphetaminesBanned(code) && AMPHETAMINE.find(words).length > 0
      ? rules.noAmphetamines[language]({ country })
      : rules.medicines[law.medicineRule(code)][language]({ country }),
  vape: ({ context: { language }, code, country }) =>
    sentences(
      law.vapeRule(code) === "banned" && rules.noVapes[language]({ country }),
      rules.smoking[language]({ country }),
    ),
  alcohol: ({ context: { language, words }, code }) => {
    const age = law.drinkingAge(code);
    const asked = new Set(DRINKING.find(words).map(({ id }) => id));
    const from = age === null ? rules.ageVaries[language] : rules.drinkingAge[language]({ age });
    const street = rules.streetDrinking[law.streetDrinking(code)][language];
    const licensed = law.isAlcoholLicensed(code) && rules.licensed[language];
    if (asked.has("age")) return sentences(from, licensed);
    return asked.has("inside") ? sentences(licensed || from, street) : sentences(street, licensed, from);
  },
  photos: ({ context: { language, words, brief }, code, country }) =>
    brief.guide?.id === "kyoto" && GEISHA.find(words).length > 0
      ? rules.photosInGion[language]
      : rules.photosOf[law.arePhotosStrict(code) ? "strict" : "usual"][language]({ country }),
  haggle: ({ context: { language }, code }) => usual.haggling[everyday.isHagglingUsual(code) ? "yes" : "no"][language],
  fountains: ({ context: { language, brief }, code, country }) => {
    const name = brief.guide && fountainsOf(brief.guide.id);
    const water = countryFacts(code)?.tapWater ?? "mixed";
    return name
      ? cityLife.fountains.known[language]({ name })
      : water === "safe"
        ? cityLife.fountains.safe[language]({ name: brief.cityName })
        : tapWater[water][language]({ country });
  },
  streetFood: ({ context: { language }, code }) => usual.streetFood[everyday.streetFoodIn(code)][language],
  cards: ({ context: { language, brief, words }, code, currency }) => {
    const card = brief.guide && matterIn(words, language) === "transport" ? transitCardOf(brief.guide.id) : null;
    return sentences(
      card && usual.transitCard[language]({ card }),
      usual.cards[everyday.cardsIn(code)][language]({ currency }),
    );
  },
  rate: ({ context: { language }, currency }) => usual.rate[language]({ currency }),
  sim: ({ context: { language } }) => usual.sim[language],
  metroStairs: ({ context: { language, brief } }) => {
    const stations = (brief.guide && stationsIn(brief.guide.id)) ?? "mixed";
    return usual.stations[stations][language];
  },
  transitCard: ({ context: { language, brief } }) => {
    const card = brief.guide && transitCardOf(brief.guide.id);
    return card ? usual.transitCard[language]({ card }) : null;
  },
  ride: ({ context: { language }, code }) => usual.rides[language]({ apps: appsIn(code) }),
  driving: ({ context: { language }, code, country }) => {
    const side = drivesOn[countryFacts(code)?.side ?? "right"][language]({ country });
    return usual.licence[law.needsInternationalLicence(code) ? "international" : "own"][language]({ side });
  },
  power: ({ context: { language }, code }) => usual.power[code === "ZA" ? "shedding" : "usual"][language],
  insects: ({ context: { language }, code, country }) =>
    usual.insects[language]({
      country,
      pages: listedIn(
        language,
        (countryFacts(code)?.advice ?? []).map(({ name }) => name),
      ),
    }),
  budget: ({ context: { language, brief, words }, code }) => {
    const { low, high } = everyday.foodADay(code);
    const said = words.map((word) => word.said);
    const people = peopleIn(said) ?? Math.max(1, brief.partyCount);
    const sum = sumIn(said);
    const enough = sum === null ? null : sum >= low ? "yes" : sum >= low / 2 ? "tight" : "no";
    return sentences(
      enough && cityLife.isEnough[enough][language],
      cityLife.foodBudget[language]({
        city: brief.cityName,
        low,
        high,
        people,
        allLow: low * people,
        allHigh: high * people,
      }),
    );
  },
  dinnerHour: ({ context: { language, brief }, code }) =>
    cityLife.dinnerHour[language]({ city: brief.cityName, time: minutesText(dinnerHour(code)) }),
  holidays: ({ context, code, country }) => holidayAnswer(context, code, country),
  airport: ({ context: { language, brief }, code }) => {
    const line = brief.guide && airportLineOf(brief.guide.id);
    return sentences(
      line && road.airportTrain[language]({ line }),
      airport[language]({ city: brief.cityName, apps: appsIn(code) }),
    );
  },
  news: ({ context: { language } }) => news[language],
  timeZone: ({ context: { language, brief } }) => {
    const date = dateOfDay(brief, 1);
    if (!brief.guide || !date) return null;
    const parts = new Intl.DateTimeFormat("en-GB", {
      timeZone: tzLookup(brief.guide.lat, brief.guide.lng),
      timeZoneName: "longOffset",
    }).formatToParts(new Date(`${date}T12:00:00Z`));
    const offset = parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "UTC") ?? "UTC";
    return cityLife.timeZone[language]({ city: brief.cityName, offset });
  },
};

/** "food for 4 per day": for how many, where that is said; a sum of money is none. */
function peopleIn(said: readonly string[]): number | null {
  const at = said.findIndex(
    (word, i) => /^\d$/.test(word) && /^(for|fur|pour|para|per|we|of)$/.test(said[i - 1] ?? ""),
  );
  return at < 0 ? null : Number(said[at]);
}

const MONEY = /^(euros?|dollars?|dolares|dollari|dollar|pounds?|pfund|livres|libras|sterline|usd|eur|€|\$)$/;

/** "with 10 dollars a day": the sum that is named, where it is in money that is roughly worth a euro. */
function sumIn(said: readonly string[]): number | null {
  const at = said.findIndex(
    (word, i) => /^[$€]?\d{1,3}[$€]?$/.test(word) && (/[$€]/.test(word) || MONEY.test(said[i + 1] ?? "")),
  );
  return at < 0 ? null : Number((said[at] ?? "").replace(/[$€]/g, ""));
}
