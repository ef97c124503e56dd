import type { Day } from "~/domain/plan/itinerary";
import type { PlacedStop } from "~/domain/plan/stop";
import type { Language } from "~/domain/people/language";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { errandOf } from "~/language/question/errands";
import { says } from "~/language/question/often-asked-words";
import { type PlanWord, planWordsIn } from "~/language/question/plan-words";
import * as say from "~/messages/spoken/planned";
import { sentences } from "~/planner/words/sentences";
import { contextOf, namedIn, type QuestionContext } from "./question-context";
import { spokenDays } from "./plan-said";

/** What is nobody's business but the company's: where they sleep, when they come and go, what they booked. */
const OWN_AFFAIRS: readonly PlanWord[] = ["booked", "stay", "arrive", "depart"];

const affairIn = (context: QuestionContext): PlanWord | undefined => {
  const asked = planWordsIn(context.words);
  const affair = OWN_AFFAIRS.find((each) => asked.has(each));
  // Who wants their flight changed is not told when it goes.
  if (affair === "depart" && errandOf(context.words) !== null) return undefined;
  // "The easiest way back to the airport" asks for the way, and not for their flight.
  if (affair === "depart" && says(context.words, "easiestWay")) return undefined;
  // "When do we arrive at the castle?" asks for the castle.
  return affair !== "booked" && affair !== "stay" && affair && namedIn(context) ? undefined : affair;
};

/** Whether a question is answered by `ownAffairs`, and no model reads it or its answer. */
export const asksOwnAffairs = (brief: TripBrief, typed: string): boolean =>
  affairIn(contextOf(brief, [], typed)) !== undefined;

/**
 * Answers what only the company's own notes say, in the language typed and whoever answers else: no booking, no address of theirs goes to a model. Null
 * for any other question. `trip` is the whole trip.
 */
export function ownAffairs(trip: TripBrief, days: readonly Day[], typed: string): string | null {
  const context = contextOf(trip, [...days], typed);
  const { language } = context;
  switch (affairIn(context)) {
    case "booked":
      return bookings(context);
    case "stay":
      return whereTheyStay(trip, language);
    case "arrive":
      return trip.arrival ? say.arrival[language]({ day: 1, ...trip.arrival }) : say.noEnds[language];
    case "depart":
      return trip.departure
        ? say.departure[language]({ day: trip.daysTotal, ...trip.departure })
        : say.noEnds[language];
    default:
      return null;
  }
}

function whereTheyStay({ stays = [] }: TripBrief, language: Language): string {
  if (stays.length === 0) return say.noStay[language];
  const told = stays.map(({ name, address, fromDay, toDay }) =>
    say.stays[language]({ name: [name, address].filter(Boolean).join(", "), from: fromDay, to: toDay }),
  );
  return sentences(...told);
}

/** All that is booked, a line a day. */
function bookings({ brief, days, language }: QuestionContext): string {
  const withReference = (stop: PlacedStop): PlacedStop => {
    const number = stop.booking?.reference.trim();
    return number ? { ...stop, title: `${stop.title} (${say.reference[language]({ reference: number })})` } : stop;
  };
  const booked = days.flatMap(({ stops }) => stops.filter(({ booking }) => booking !== null).map(withReference));
  return spokenDays(brief, booked, language) ?? say.nothingBooked[language];
}
