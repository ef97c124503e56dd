import { readTypedNames } from "../../icons/icons";
import { type Count, NOTHING, sumOfCounts } from "../count";
import { titlesNamePlaces } from "../day-titles";
import { interestHeard, interestShare } from "../interest-heard";
import { realPlaces } from "../long-stays";
import { paceChanges, stopsByPace, TIMES_AS_MANY } from "../pace-changes";
import { eventOnItsDay, eveningsOnly, FAR_MUSTS, farMustHasItsDay, OWN_EVENTS } from "../purpose-read";
import { recallFor, recallOfData, recallOn } from "../recall";
import * as trips from "../trip-kinds";
import { typedFound } from "../typed-names";
import { ALL, atLeast, type Measure, on, ratioOf, share, shareOf } from "./measure";

const { two, three, four } = trips.BALANCED;
const interests = trips.SINGLE_INTERESTS.flatMap((single) =>
  single.mark === null ? [] : [{ single, mark: single.mark }],
);
const typedNames = readTypedNames();

const MUST_SEE = [
  shareOf({ section: "Must-see recall", name: "icons in 4 days", target: share(0.9), count: (c) => recallOn(c, four) }),
  shareOf({
    section: "Must-see recall",
    name: "icons in 3 days",
    target: share(0.8),
    count: (c) => recallOn(c, three),
  }),
  shareOf({ section: "Must-see recall", name: "icons in 2 days", target: share(0.65), count: (c) => recallOn(c, two) }),
  ...trips.SINGLE_INTERESTS.map((single) =>
    shareOf({
      section: "Must-see recall",
      name: `icons of ${single.interest}, in 4 days for it alone`,
      target: share(0.6),
      count: (c) => recallFor(c, single),
    }),
  ),
  shareOf({ section: "Must-see recall", name: "icons that the data has", count: recallOfData }),
];

const TYPED = [
  shareOf({
    section: "Names people type",
    name: "typed names that find their place",
    target: share(0.95),
    count: (c) =>
      typedFound(
        c,
        typedNames.filter(({ city }) => city === c.city.id),
      ),
  }),
  shareOf({
    section: "Names people type",
    name: "… of those whose place the data has",
    count: (c) => {
      const { part, known } = typedFound(
        c,
        typedNames.filter(({ city }) => city === c.city.id),
      );
      return { part, whole: known, lacks: [] };
    },
  }),
];

const INTEREST_DAYS = 3;
const INTEREST = [
  shareOf({
    section: "Interest",
    name: "trips of 3 days for one thing of which half are for it",
    target: ALL,
    count: async (c) => {
      const counts: Count[] = [];
      for (const { single, mark } of interests)
        counts.push(interestHeard(await c.trip(trips.forInterest(single, INTEREST_DAYS)), mark));
      return sumOfCounts(counts);
    },
  }),
  ...interests.map(({ single, mark }) =>
    shareOf({
      section: "Interest",
      name: `parts of the days that are for ${mark}, where the city has enough`,
      target: share(0.5),
      count: async (c) => interestShare(await c.trip(trips.forInterest(single, INTEREST_DAYS)), mark),
    }),
  ),
];

const PACE = [
  ratioOf({
    section: "Pace",
    name: "stops of fast days by those of slow ones",
    target: atLeast(TIMES_AS_MANY, TIMES_AS_MANY.toFixed(2)),
    enforced: true,
    count: async (c) => stopsByPace(await c.trip(trips.PACED.slow), await c.trip(trips.PACED.fast)),
  }),
  shareOf({
    section: "Pace",
    name: "requests of which the fast plan holds 1.4 times the slow one",
    target: ALL,
    count: async (c) => paceChanges(await c.trip(trips.PACED.slow), await c.trip(trips.PACED.fast)),
  }),
];

const LONG = [
  shareOf({
    section: "Long stays",
    name: "parts of 14 days with a real place",
    target: share(0.8),
    count: on([trips.LONG.fortnight], realPlaces),
  }),
  shareOf({
    section: "Long stays",
    name: "parts of 30 days with a real place",
    target: share(0.6),
    count: on([trips.LONG.month], realPlaces),
  }),
];

const TITLES = [
  shareOf({
    section: "Titles",
    name: "days whose title names one of their places",
    count: on(trips.UP_TO_A_WEEK, titlesNamePlaces),
  }),
];

const PURPOSE = [
  shareOf({
    section: "Purpose",
    name: "conferences with nothing before 17:00",
    target: ALL,
    count: on([trips.CONFERENCE], eveningsOnly),
  }),
  shareOf({
    section: "Purpose",
    name: "own events on their weekday and at their time",
    target: ALL,
    count: async (c) => {
      const own = OWN_EVENTS.find(({ city }) => city === c.city.id);
      return own ? eventOnItsDay(await c.trip(trips.aWeekWith(own.typed)), own) : NOTHING;
    },
  }),
  shareOf({
    section: "Purpose",
    name: "far musts with a day of their own",
    target: ALL,
    count: async (c) => {
      const far = FAR_MUSTS.find(({ city }) => city === c.city.id);
      return far ? farMustHasItsDay(await c.trip(trips.withFarMust(far.typed)), far) : NOTHING;
    },
  }),
];

/** Whether a plan is what the travellers came for. */
export const AIMS: readonly Measure[] = [...MUST_SEE, ...TYPED, ...INTEREST, ...PACE, ...LONG, ...TITLES, ...PURPOSE];
