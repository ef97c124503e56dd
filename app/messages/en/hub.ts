import type { CountryFacts, DrivingSide, TapWater } from "~/domain/destination/country-facts";
import type { NoForecast, Sky, TypicalMonth } from "~/domain/destination/weather";
import { dateFormat, formatAlternatives, formatList } from "~/messages/formats";
import { days } from "./ui";

/** Every sentence of /wayfellowhub itself; its cards on the destination have their own. */
export const tripHubTexts = {
  documentTitle: "Trip dashboard · Wayfellow",
  loading: "Loading your trip…",
  back: "My trip",
  missing: "Trip not found.",
  missingTitle: "We cannot see your trip",
  missingWhy: "This device has no copy of it, and we could not fetch one just now. Your trip itself is safe.",

  today: {
    title: "Today's Itinerary",
    dayOf: (day: number, total: number, date: string) => [`Day ${day} of ${total}`, date].filter(Boolean).join(" · "),
    evening: (done: number, next: number, date: string, isTomorrow: boolean) =>
      `Day ${done} is done. ${isTomorrow ? "Tomorrow" : "Next"}: ${[`day ${next}`, date].filter(Boolean).join(", ")}.`,
    openNext: "Open the Evening",
    ahead: (date: string) => `Your trip starts ${date}. This is your first day.`,
    over: "The trip is over. Your days stay here to look back on.",
    none: "Your days are not planned yet.",
    open: { started: "Open Today's Itinerary", ahead: "See Day 1", over: "See the Last Day" },
    goOn: "Go on planning",
  },
};

const SKY_WORDS: Record<Sky, string> = {
  clear: "Mostly sunny",
  "partly-cloudy": "Sun and clouds",
  cloudy: "Cloudy",
  fog: "Foggy",
  drizzle: "Drizzle",
  rain: "Rain",
  showers: "Showers",
  snow: "Snow",
  thunder: "Thunderstorms",
};

const NO_FORECAST: Record<NoForecast, string> = {
  "too-early": "A forecast comes about two weeks before you go. Until then, this is what is usual.",
  over: "Your days are behind you. This is what is usual there.",
  off: "There is no forecast here. This is what is usual.",
  away: "The forecast cannot be reached just now. This is what is usual.",
  "unknown-place": "We could not find this place on our map, so we have no weather for it.",
};

const TAP: Record<TapWater, string> = {
  safe: "Fine to drink.",
  mixed: "Fine in some parts; ask where you stay.",
  bottled: "Better not; drink bottled or treated water.",
};
const SIDE: Record<DrivingSide, string> = {
  left: "On the left: look right first when you cross.",
  right: "On the right: look left first when you cross.",
};

const month = dateFormat({ month: "long" });
const monthName = (number: number): string => month().format(Date.UTC(2000, number - 1));

const monthYear = dateFormat({ month: "long", year: "numeric" });

/** Every sentence of the cards that say what the destination is like. */
export const destinationTexts = {
  weather: {
    title: "Weather",
    loading: "Looking at the sky…",
    failed: "The weather could not be fetched.",
    today: (date: string) => `Today, ${date}`,
    sky: (sky: Sky) => SKY_WORDS[sky],
    rain: (percent: number) => (percent < 5 ? "rain unlikely" : `rain ${Math.round(percent)}%`),
    highLow: (high: number, low: number, unit: string) => `High ${high} °${unit}, low ${low} °${unit}`,
    more: (count: number) => `${days(count)} more`,
    withoutForecast: (why: NoForecast) => NO_FORECAST[why],
    afterForecast: "For the days after that, what is usual:",
    typical: ({ month: number }: TypicalMonth, city: string) => `${monthName(number)} in ${city}`,
    rainDays: (count: number) => (count === 0 ? "Hardly any rain" : `Rain on about ${days(count)} of the month`),
    unknown: (city: string, why: NoForecast | null) =>
      why === "unknown-place"
        ? NO_FORECAST[why]
        : `We do not know what is usual in ${city}. ${why === "too-early" ? "A forecast comes about two weeks before you go." : "Look at a forecast before you go."}`,
    forecastFrom: (source: string, age: string) => `Forecast: ${source}, fetched ${age}.`,
    credits: "Sources and licences",
    typicalFrom: "Typical values over many years, rounded by us. Not a forecast.",
    swap: (unit: string) => `Show °${unit}`,
  },

  advice: {
    title: "Travel Advisories",
    loading: "Looking up the country…",
    failed: "The advice could not be fetched.",
    about: (name: string) =>
      `We pass on no news. The official pages on ${name} say what to know before you go, and are kept up to date.`,
    emergency: "In an emergency, call",
    official: "Entry and safety",
    newTab: " (opens the official site)",
    unknown: "We have no notes on where you are going. The official pages know more:",
    everywhere: [
      { name: "UK travel advice, all countries", url: "https://www.gov.uk/foreign-travel-advice" },
      { name: "US State Department travel advisories", url: "https://travel.state.gov/" },
    ],
    source: ({ source, asOf }: CountryFacts) =>
      `Numbers: ${source}, last gone through in ${monthYear().format(new Date(`${asOf}-01T00:00:00Z`))}.`,
  },

  tips: {
    title: "Tips",
    loading: "Looking up the country…",
    failed: "The tips could not be fetched.",
    unknown: "We have no notes on where you are going.",
    tipping: "Tipping",
    money: "Money",
    plugs: "Plugs",
    plugTypes: ({ plugs, volts }: CountryFacts) =>
      `Type ${formatList(plugs)}; ${formatAlternatives(volts.map(String))} volts.`,
    traffic: "Traffic",
    side: (side: DrivingSide) => SIDE[side],
    water: "Tap water",
    tap: (tap: TapWater) => TAP[tap],
    source: ({ source, asOf }: CountryFacts) =>
      `${source}, last gone through in ${monthYear().format(new Date(`${asOf}-01T00:00:00Z`))}. Customs change; people there know best.`,
  },

  justNow: "just now",
  remembered: (age: string) => `Could not be brought up to date. This is from ${age}.`,
};
