import type { Block, BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { dayOfBlocks } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { Dealt, IdeaDealer } from "../ideas/deal-ideas";
import { ideaDealer } from "../ideas/deal-ideas";
import type { Idea } from "../ideas/idea";
import { traitsOfTrip } from "../ideas/traits";
import { ideaNamed, placeMusts } from "../ideas/place-musts";
import { ideaTitle, inSentence, writeIdeaBlock } from "../ideas/write-idea-block";
import { awayOn, withAway } from "./away";
import { mustsOf, mentionLeftOut } from "./musts";
import type { Phrases } from "../words/phrase-deck";
import { createPhraseDeck } from "../words/phrase-deck";
import { nameKey } from "~/domain/place/place-name";
import { preferencesOf } from "../fit/preferences";
import { seedFrom, seededRandom } from "./random";
import { isTaken, withoutTaken } from "./taken";
import { capitalised } from "../words/sentences";
import { writeOwnBlock } from "../words/write-block";

const SUMMARIES: Phrases<(first: string, second: string, city: string) => string> = [
  (first, second) => `Ideas for the day: ${first}, then ${second}`,
  (first, second, city) => `A ${city} day to fill in yourselves: ${first}, ${second}`,
  (first, second) => `${first}, and later ${second}: ideas, not appointments`,
  (first, second, city) => `Loose ideas for ${city}: ${first}, then ${second}`,
];

const spoken = ({ title }: Block): string => (ideaNamed(title) ? inSentence(title) : title);

/** The next idea that no earlier day has under the same title. */
function freshIdea(dealer: IdeaDealer, part: BlockName, before: Idea | null, said: ReadonlySet<string>): Dealt {
  let dealt = dealer.next(part, before);
  while (said.has(ideaTitle(dealt))) dealt = dealer.next(part, before);
  return dealt;
}

/** A whole plan of ideas for a city without data: complete, varied and honest. */
export function planWithoutGuide(brief: TripBrief, earlier: readonly Day[] = []): Day[] {
  const { cityName, daysTotal } = brief;
  const random = seededRandom(seedFrom(`${brief.tripId} ${cityName}`));
  const preferences = preferencesOf(brief);
  const deck = createPhraseDeck(random);
  const titles = mustsOf(brief.anchors, null).own;
  const musts = placeMusts(
    titles,
    daysTotal,
    (day, part) => awayOn(day + 1, brief)[part] !== undefined || isTaken(brief, day + 1, part),
  );
  const said = new Set(earlier.flatMap(({ blocks }) => BLOCK_NAMES.map((part) => blocks[part].title)));
  const traits = traitsOfTrip(brief);
  const dealer = ideaDealer(preferences, new Set([...titles, ...said].map(nameKey)), random, traits);
  let before: Idea | null = null;

  const blockFor = (day: number, part: BlockName): Block => {
    const must = musts.at(day, part);
    if (must !== null) {
      before = ideaNamed(must);
      return before
        ? { ...writeIdeaBlock(before, 0, null, cityName, deck), title: must, timeOfDay: part }
        : writeOwnBlock(must, part, cityName, deck);
    }
    const fresh = freshIdea(dealer, part, before, said);
    before = fresh.idea;
    const second = preferences.pace === "fast" ? dealer.spare(part, daysTotal - day) : null;
    return writeIdeaBlock(fresh.idea, fresh.round, second, cityName, deck);
  };

  const days = Array.from({ length: daysTotal }, (_, day): Day => {
    const blocks = {
      morning: blockFor(day, "morning"),
      afternoon: blockFor(day, "afternoon"),
      evening: blockFor(day, "evening"),
    };
    const later = day % 2 === 0 ? blocks.afternoon : blocks.evening;
    return dayOfBlocks({
      dayIndex: day + 1,
      summary: capitalised(deck.deal(SUMMARIES)(spoken(blocks.morning), spoken(later), cityName)),
      blocks,
    });
  });
  return mentionLeftOut(
    days.map((day) => withoutTaken(withAway(day, brief), brief)),
    musts.leftOut,
  );
}
