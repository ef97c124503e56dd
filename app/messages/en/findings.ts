import type { PlaceCategory } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import { counted, formatList } from "~/messages/formats";
import type { Lack, Words } from "~/planner/check/finding";
import { blockTexts } from "./ui";

const KINDS: Record<PlaceCategory, string> = {
  food: "place to eat",
  museum: "museum",
  landmark: "landmark",
  religious: "place of worship",
  park: "park",
  nature: "stop in nature",
  viewpoint: "viewpoint",
  market: "market",
  shopping: "shopping stop",
  nightlife: "night spot",
  performance: "show",
  wellness: "wellness stop",
  neighborhood: "neighborhood walk",
  family: "family stop",
};

const LACKS: Record<Lack, string> = {
  title: "has no title",
  description: "has no description",
  location: "has no location",
  part: "says another part of the day",
  place: "is marked verified but names no known place",
  coordinate: "has half a coordinate",
};

const parts = blockTexts.word;

const hours = (minutes: number): string => counted(Math.round(minutes / 60), { one: "hour", other: "hours" });

/** All that a finding says, to a traveller on a screen as to a language model that is asked to do better. */
export const findingTexts = {
  missingDay: (day: number): Words => ({ title: "A day is missing", message: `Day ${day} is missing.` }),
  wrongDays: (days: number, wanted: number): Words => ({
    title: "A day is missing",
    message: `The plan has ${days} days, not days 1 to ${wanted} in order.`,
  }),
  absentBlock: (day: number, part: BlockName): Words => ({
    title: "Part of the day is missing",
    message: `Day ${day} has no ${parts[part]}.`,
  }),
  lackingBlock: (day: number, part: BlockName, lack: Lack): Words => ({
    title: "Not finished",
    message: `The ${parts[part]} of day ${day} ${LACKS[lack]}.`,
  }),
  noSummary: (day: number): Words => ({ title: "Not finished", message: `Day ${day} has no summary.` }),
  unknownPlace: (title: string): Words => ({
    title: "A place we do not know",
    message: `${title} is not among the city's known places.`,
  }),
  repeatedPlace: (title: string, day: number, part: BlockName): Words => ({
    title: "This place comes twice",
    message: `${title} is already on day ${day}, in the ${parts[part]}; something new could go here.`,
  }),
  outsideCity: (title: string, km: number, city: string): Words => ({
    title: "Far from the city",
    message: `${title} is ${km} km from the centre of ${city}: leave plenty of time for the way there and back.`,
  }),
  wrongPart: (title: string, part: BlockName, better: BlockName | undefined): Words => ({
    title: "Better at another time of day",
    message: better
      ? `${title} is not a place for the ${parts[part]}; the ${parts[better]} suits it better.`
      : `${title} is not a place for the ${parts[part]}.`,
  }),
  missingAnchor: (anchor: string): Words => ({
    title: "One of your picks is missing",
    message: `${anchor} was chosen and is not in the plan; it can go into any part of a day.`,
  }),
  steps: (name: string): Words => ({
    title: "Steps on the way",
    message: `${name} has steps; ask there about another way in, or choose something else.`,
  }),
  notForChildren: (name: string): Words => ({
    title: "Not easy with children",
    message: `${name} is not easy with children; keep it short, or take turns.`,
  }),
  longHop: (from: string, to: string, km: string): Words => ({
    title: "Long walk between these two",
    message: `From ${from} to ${to} it is ${km} km: take a ride, or choose something nearer.`,
  }),
  pace: (day: number, minutes: number): Words => ({
    title: "A lot for one day",
    message: `Day ${day} has about ${hours(minutes)} of visits, much for this pace: leave something out, or stay shorter.`,
  }),
  sameKind: (before: string, name: string): Words => ({
    title: "Two of a kind",
    message: `${before} and ${name} are of one kind.`,
  }),
  thirdAlike: (category: PlaceCategory, names: readonly string[]): Words => ({
    title: `Third ${KINDS[category]} today`,
    message: `${formatList(names)} are all of one kind; another kind of stop keeps the day fresh.`,
  }),
  tooManyDayTrips: (trips: number, days: number): Words => ({
    title: "Often out of town",
    message: `${trips} day trips in ${days} days leave little time for the city itself.`,
  }),
  severalTickets: (names: readonly string[]): Words => ({
    title: names.length === 2 ? "Two tickets in one day" : "Three tickets in one day",
    message: `${formatList(names)} need tickets: book times with room to get from one to the next.`,
  }),
  outdoorsInWinter: (day: number): Words => ({
    title: "All outdoors, in winter",
    message: `Everything on day ${day} is in the open air: dress warmly, and know a place to warm up.`,
  }),
  openPart: (part: BlockName): Words => ({
    title: `Nothing planned for the ${parts[part]}`,
    message: `Ask the assistant for an idea, or keep the ${parts[part]} free.`,
  }),
  unverified: (title: string): Words => ({
    title: "Worth a check first",
    message: `${title} is not among the places we know: look up the address and opening times before you go.`,
  }),
  newGround: (city: string): Words => ({
    title: "New ground for us",
    message: `We know no places of our own in ${city} yet, so look up addresses and opening times before you go.`,
  }),
};
