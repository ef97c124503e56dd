import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { CityGuide } from "~/domain/place/place";
import { checkDay } from "~/planner/check/plan-check";
import { continuePlan } from "~/planner/plan/continue-plan";
import { openDays } from "~/planner/long-stay/open-days";
import { mustsOf } from "~/planner/plan/musts";
import { createPhraseDeck } from "~/planner/words/phrase-deck";
import { preferencesOf } from "~/planner/fit/preferences";
import { seedFrom, seededRandom } from "~/planner/plan/random";
import { remainingTrip } from "~/planner/plan/remaining-trip";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { pickedDay } from "./answer-shapes";
import type { DayGate } from "./day-gate";
import { NOT_IN_FORM } from "./day-gate";
import { addDueMusts, fillOpen, inOrder } from "./fill-picks";
import type { Offer, Picks } from "./picks";
import { readPicks } from "./picks";
import { plainTitle } from "./plain-words";
import { writePicks } from "./write-picks";

const LONGEST_SUMMARY = 140;

/** For a covered city: the model chose by id, the planner's code orders, checks, fills what is open and brings in due musts. */
export function pickedDayGate(brief: TripBrief, guide: CityGuide, offer: Offer): DayGate {
  const preferences = preferencesOf(brief);
  const random = seededRandom(seedFrom(`${brief.tripId} ${brief.startDate}`));
  const writing = { guide, preferences, deck: createPhraseDeck(random) };

  return (answer, standing) => {
    const read = pickedDay.safeParse(answer);
    const planned = (): Day => continuePlan(brief, standing)[0] ?? emptyHanded(brief);
    if (!read.success) return { day: planned(), findings: [NOT_IN_FORM] };
    const { picks, findings } = readPicks(read.data, offer, standing);
    const left = remainingTrip(brief, standing);
    const unused = left.guide?.places ?? [];
    const open = openDays(guide, preferences, writing.deck, random, standing);
    const dayIndex = standing.length + 1;

    const ordered = inOrder(addDueMusts(picks, mustsOf(left.anchors, guide), left.daysTotal - 1), preferences);
    const first = writePicks(fillOpen(ordered, unused, preferences), dayIndex, null, writing, open);
    const unfit = checkDay(brief, first, standing).filter(({ severity }) => severity === "blocking");
    findings.push(...unfit.map(({ message }) => message));
    const mended: Picks = { ...ordered };
    for (const part of BLOCK_NAMES) if (unfit.some(({ block }) => block === part)) mended[part] = { kind: "open" };
    const filled = fillOpen(mended, unused, preferences);
    const asDescribed = BLOCK_NAMES.every((part) =>
      BLOCK_NAMES.some((other) => filled[part] === picks[other] && filled[part].kind !== "open"),
    );
    const day = writePicks(
      filled,
      dayIndex,
      asDescribed ? plainTitle(read.data.summary, LONGEST_SUMMARY) : null,
      writing,
      open,
    );
    const isFit = !checkDay(brief, day, standing).some(({ severity }) => severity === "blocking");
    return { day: isFit ? day : planned(), findings };
  };
}

function emptyHanded({ cityName }: TripBrief): never {
  throw new Error(`The planner has no more days for ${cityName}.`);
}
