import type { PlaceCategory } from "~/domain/place/place";
import { counted, formatList } from "~/messages/formats";
import type { Finding, Lack } from "~/planner/check/finding";
import type { TimeCollision } from "~/planner/times/time-collisions";
import { clockText } from "../times";
import { blockTexts } from "../ui";

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

const LACKS: Record<Exclude<Lack, "block" | "summary">, string> = {
  title: "has no title",
  description: "has no description",
  location: "has no location",
  part: "says another part of the day",
  place: "is marked verified but names no known place",
  coordinate: "has half a coordinate",
};

/** What a finding says: a few friendly words, and one helpful sentence. */
export type FindingText = { title: string; message: string };

const part = blockTexts.word;

/** All that the plan check says, to a traveller on a screen as to a language model that is asked to do better. */
export function findingText(finding: Finding): FindingText {
  const { dayIndex } = finding;
  switch (finding.code) {
    case "missing-day":
      return {
        title: "A day is missing",
        message:
          "days" in finding
            ? `The plan has ${finding.days} days, not days 1 to ${finding.wanted} in order.`
            : `Day ${dayIndex} is missing.`,
      };
    case "incomplete-block":
      return lackText(finding);
    case "unknown-place":
      return {
        title: "A place we do not know",
        message: `${finding.title} is not among the city's known places.`,
      };
    case "repeated-place":
      return {
        title: "This place comes twice",
        message: `${finding.title} is already on day ${finding.before.dayIndex}, in the ${part[finding.before.part]}; something new could go here.`,
      };
    case "outside-city":
      return {
        title: "Far from the city",
        message: `${finding.title} is ${finding.km} km from the centre of ${finding.city}: leave plenty of time for the way there and back.`,
      };
    case "fixed-elsewhere":
      return {
        title: "In another city",
        message: `${finding.title} is locked or booked and stayed on this day, but it is ${finding.km} km from the centre of ${finding.city}: move it, or change your booking.`,
      };
    case "way-left-behind": {
      const [from, to] = finding.cities;
      const now = to === undefined ? `you stay in ${from}` : `you go from ${from} to ${to}`;
      return {
        title: "Not the way of this day",
        message: `${finding.title} is locked or booked and stayed on this day, on which ${now}: move it, or change your booking.`,
      };
    }
    case "wrong-side-of-way":
      return {
        title: "In the other city",
        message: finding.isBefore
          ? `${finding.title} is in ${finding.city}, but comes before “${finding.way}” in the plan: move it down.`
          : `${finding.title} is in ${finding.city}, but comes after “${finding.way}” in the plan: move it up.`,
      };
    case "wrong-part-of-day":
      return {
        title: "Better at another time of day",
        message: finding.better
          ? `${finding.title} is not a place for the ${part[finding.part]}; the ${part[finding.better]} suits it better.`
          : `${finding.title} is not a place for the ${part[finding.part]}.`,
      };
    case "missing-anchor":
      return {
        title: "One of your picks is missing",
        message: `${finding.anchor} was chosen and is not in the plan; it can go into any part of a day.`,
      };
    case "not-step-free":
      return {
        title: "Steps on the way",
        message: `${finding.name} has steps; ask there about another way in, or choose something else.`,
      };
    case "not-for-children":
      return {
        title: "Not easy with children",
        message: `${finding.name} is not easy with children; keep it short, or take turns.`,
      };
    case "long-hop":
      return {
        title: "A long way between these two",
        message: `From ${finding.from} to ${finding.to} it is ${finding.km} km: take a ride, or choose something nearer.`,
      };
    case "pace":
      return {
        title: "A lot for one day",
        message: `Day ${dayIndex} has about ${counted(finding.hours, { one: "hour", other: "hours" })} of visits, much for this pace: leave something out, or stay shorter.`,
      };
    case "same-kind-in-a-row":
      return { title: "Two of a kind", message: `${finding.before} and ${finding.name} are of one kind.` };
    case "third-alike":
      return {
        title: `Third ${KINDS[finding.category]} today`,
        message: `${formatList(finding.names)} are all of one kind; another kind of stop keeps the day fresh.`,
      };
    case "too-many-day-trips":
      return {
        title: "Often out of town",
        message: `${finding.trips} day trips in ${finding.days} days leave little time for the city itself.`,
      };
    case "several-tickets":
      return {
        title: finding.names.length === 2 ? "Two tickets in one day" : "Three tickets in one day",
        message: `${formatList(finding.names)} need tickets: book times with room to get from one to the next.`,
      };
    case "outdoors-in-winter":
      return {
        title: "All outdoors, in winter",
        message: `Everything on day ${dayIndex} is in the open air: dress warmly, and know a place to warm up.`,
      };
    case "open-part":
      return {
        title: `Nothing planned for the ${part[finding.part]}`,
        message: `Ask the assistant for an idea, or keep the ${part[finding.part]} free.`,
      };
    case "unverified":
      return "city" in finding
        ? {
            title: "New ground for us",
            message: `We know no places of our own in ${finding.city} yet, so look up addresses and opening times before you go.`,
          }
        : {
            title: "Worth a check first",
            message: `${finding.title} is not among the places we know: look up the address and opening times before you go.`,
          };
    case "no-time-left":
      return {
        title: "No time left for this",
        message: `The ${finding.block ? part[finding.block] : "day"} is full before ${finding.title}: move it, or stay shorter elsewhere.`,
      };
    case "no-time-for-meal":
      return MEAL_TEXTS[finding.meal];
    case "stops-overlap":
    case "out-of-order":
    case "too-far-up":
    case "way-too-short":
    case "before-arrival":
    case "after-departure":
    case "closed-then":
      return collisionText(finding);
    default:
      return finding satisfies never;
  }
}

const MEAL_TEXTS: Record<"lunch" | "dinner", FindingText> = {
  lunch: { title: "No time for lunch", message: "Less than half an hour is left around noon: start something later." },
  dinner: { title: "No time for dinner", message: "Less than an hour is left in the evening: leave something out." },
};

/** What collides in the times of a day, as a question where a better time is known. */
function collisionText(finding: Exclude<TimeCollision, { code: "no-time-left" }>): FindingText {
  const time = finding.proposal && clockText(finding.proposal.start);
  const asked = time ? `: ${time}?` : ".";
  const movesEarlier = finding.proposal !== null && finding.proposal.stopId !== finding.stopId;
  switch (finding.code) {
    case "stops-overlap":
      return {
        title: "Two things at once",
        message: movesEarlier
          ? `You would still be at ${finding.before} when ${finding.title} begins: start there at ${time}?`
          : `${finding.title} would begin while you are at ${finding.before}${asked}`,
      };
    case "out-of-order":
      return {
        title: "Out of order",
        message: `${finding.title} is at ${clockText(finding.time)}, but comes after ${finding.before} in the plan: move it up, or change its time.`,
      };
    case "too-far-up":
      return {
        title: "Out of order",
        message: `${finding.title} is at ${clockText(finding.time)}, but comes before ${finding.next} in the plan: move it back down, or change its time.`,
      };
    case "way-too-short":
      return {
        title: "Too little time for the way",
        message: `From ${finding.from} to ${finding.to} it takes about ${finding.minutes} minutes${time ? `: ${movesEarlier ? finding.from : finding.to} at ${time}?` : ", more than there is."}`,
      };
    case "before-arrival":
      return { title: "Before you arrive", message: `${finding.title} would begin before you are in the city${asked}` };
    case "after-departure":
      return { title: "After you leave", message: `${finding.title} would go on when you have to leave${asked}` };
    case "closed-then":
      return {
        title: finding.allDay ? "Closed on this day" : "Closed at that time",
        message: `${finding.title} is usually closed ${finding.allDay ? "on this day: move it to another." : `for part of your visit${asked}`}`,
      };
    default:
      return finding satisfies never;
  }
}

function lackText({ dayIndex, block, lack }: Extract<Finding, { code: "incomplete-block" }>): FindingText {
  const which = block ? part[block] : "";
  switch (lack) {
    case "block":
      return { title: "Part of the day is missing", message: `Day ${dayIndex} has no ${which}.` };
    case "summary":
      return { title: "Not finished", message: `Day ${dayIndex} has no summary.` };
    default:
      return { title: "Not finished", message: `The ${which} of day ${dayIndex} ${LACKS[lack]}.` };
  }
}
