import { findingText } from "#messages/notices/findings";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { CityGuide } from "~/domain/place/place";
import { checkDay } from "~/planner/check/plan-check";
import { remainingTrip } from "~/planner/plan/plan-trip";
import { openDays } from "~/planner/long-stay/open-days";
import { mustsOf } from "~/planner/plan/musts";
import { createPhraseDeck } from "~/planner/words/phrase-deck";
import { preferencesOf } from "~/planner/fit/preferences";
import { seedFrom, seededRandom } from "~/planner/plan/random";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { pickedDay } from "./answer-shapes";
import type { DayGate } from "./day-gate";
import { LONGEST_SUMMARY, NOT_IN_FORM, plannersDay } from "./day-gate";
import { timeOfYear } from "~/planner/words/season-lines";
import { addDueMusts, fillOpen, inOrder } from "./fill-picks";
import type { Offer, Picks } from "./picks";
import { readPicks } from "./picks";
import { plainTitle } from "./plain-words";
import { writePicks } from "./write-picks";

/** For a covered city: the model chooses places by id; the planner's code orders and checks them, fills open parts and adds the musts that are due. */
export function pickedDayGate(brief: TripBrief, guide: CityGuide, offer: Offer): DayGate {
  const preferences = preferencesOf(brief);
  const random = seededRandom(seedFrom(`${brief.tripId} ${brief.startDate}`));
  const writing = { guide, preferences, deck: createPhraseDeck(random), time: timeOfYear(brief, guide.lat) };

  return (answer, existing) => {
    const read = pickedDay.safeParse(answer);
    if (!read.success) return { day: plannersDay(brief, existing), findings: [NOT_IN_FORM] };
    const { picks, findings } = readPicks(read.data, offer, existing, preferences);
    const left = remainingTrip(brief, existing);
    const unused = left.guide?.places ?? [];
    const open = openDays(guide, preferences, writing.deck, random, existing);
    const dayIndex = existing.length + 1;

    const due = mustsOf(left.anchors, guide);
    const ordered = inOrder(addDueMusts(picks, due, left.daysTotal - 1, preferences), preferences);
    const first = writePicks(fillOpen(ordered, unused, preferences), dayIndex, null, writing, open);
    const unfit = checkDay(brief, first, existing).filter(({ severity }) => severity === "blocking");
    findings.push(...unfit.map((finding) => findingText(finding).message));
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
    const isFit = !checkDay(brief, day, existing).some(({ severity }) => severity === "blocking");
    return { day: isFit ? day : plannersDay(brief, existing), findings };
  };
}
