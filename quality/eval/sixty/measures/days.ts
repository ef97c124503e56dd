import { closedDoors } from "../closed-doors";
import { BOUND, daysNeedlesslyRoundabout, daysRoundabout, kilometresADay, wayByBest } from "../day-ways";
import { idleDays } from "../idle-hours";
import { cuisinesVary, mealsFor, mealsNamed, mealsWithin, THRIFTY_LEVEL } from "../meals-named";
import { neighboursApart, onAnothersWay } from "../neighbours";
import { overWater } from "../over-water";
import { forInterest, LONG, OVER_CHRISTMAS, SINGLE_INTERESTS, THRIFTY, UP_TO_A_WEEK } from "../trip-kinds";
import { ALL, atMost, casesOf, type Measure, NONE, on, onAll, ratioOf, share, shareOf } from "./measure";

const ANY = [...UP_TO_A_WEEK, OVER_CHRISTMAS, LONG.fortnight];

const CLOSURES = [
  casesOf({
    section: "Closures",
    name: "stops before closed doors",
    target: NONE,
    enforced: true,
    count: (c) => onAll(c, ANY, (planned) => closedDoors(planned, c.city.countryCode)),
  }),
  shareOf({
    section: "Closures",
    name: "… of the stops whose hours or season are known",
    count: (c) => onAll(c, ANY, (planned) => ({ ...closedDoors(planned, c.city.countryCode), lacks: [] })),
  }),
];

const MEALS = [
  shareOf({
    section: "Meals named",
    name: "days that name a lunch",
    count: on(UP_TO_A_WEEK, (p) => mealsNamed(p, "lunch")),
  }),
  shareOf({
    section: "Meals named",
    name: "… of those on which the data knows somewhere to eat",
    target: share(0.9),
    enforced: true,
    count: on(UP_TO_A_WEEK, (p) => mealsNamed(p, "lunch", "where there are tables")),
  }),
  shareOf({
    section: "Meals named",
    name: "days that name a dinner",
    target: share(0.95),
    enforced: true,
    count: on(UP_TO_A_WEEK, (p) => mealsNamed(p, "dinner")),
  }),
  shareOf({
    section: "Meals named",
    name: "another cuisine than the table before",
    target: ALL,
    count: on(UP_TO_A_WEEK, cuisinesVary),
  }),
  shareOf({
    section: "Meals named",
    name: "tables within a thrifty budget",
    target: ALL,
    count: on([THRIFTY], (p) => mealsWithin(p, THRIFTY_LEVEL)),
  }),
  shareOf({
    section: "Meals named",
    name: "tables for vegetarians who said so",
    target: ALL,
    count: on([THRIFTY], (p) => mealsFor(p, "vegetarian")),
  }),
];

const WATER = [
  casesOf({
    section: "Water",
    name: "ways over water told or planned shorter than the crossing",
    target: NONE,
    enforced: true,
    count: on(UP_TO_A_WEEK, overWater),
  }),
];

const KILOMETRES = [
  ratioOf({
    section: "Kilometres",
    name: "way of a day by the best order of its stops",
    target: atMost(BOUND, BOUND.toFixed(2)),
    enforced: true,
    count: on(UP_TO_A_WEEK, wayByBest),
  }),
  shareOf({
    section: "Kilometres",
    name: "days that lead more than 1.15 of it",
    target: NONE,
    count: on(UP_TO_A_WEEK, daysRoundabout),
  }),
  shareOf({
    section: "Kilometres",
    name: "… of the best order that can be lived",
    target: NONE,
    count: on(UP_TO_A_WEEK, daysNeedlesslyRoundabout),
  }),
  ratioOf({ section: "Kilometres", name: "kilometres a day in town", count: on(UP_TO_A_WEEK, kilometresADay) }),
];

const NEIGHBOURS = [
  shareOf({
    section: "Neighbours",
    name: "sights side by side that are seen on different days",
    count: on(UP_TO_A_WEEK, neighboursApart),
  }),
  shareOf({
    section: "Neighbours",
    name: "sights that lie by another day's way, far from their own",
    count: on(UP_TO_A_WEEK, onAnothersWay),
  }),
];

const INTEREST_DAYS = 4;
const FOR_ONE_THING = SINGLE_INTERESTS.map((single) => forInterest(single, INTEREST_DAYS));

/** Where a city has nothing left that is open then, a day waits. */
const FEW = atMost(0.02, "2 %");

const IDLE = [
  shareOf({
    section: "Idle hours",
    name: "days in town that wait for more than two and a half hours",
    target: FEW,
    count: on(UP_TO_A_WEEK, idleDays),
  }),
  shareOf({
    section: "Idle hours",
    name: "… of four days for one thing",
    target: FEW,
    count: on(FOR_ONE_THING, idleDays),
  }),
];

/** Whether a day can be lived as it is written. */
export const DAYS: readonly Measure[] = [...CLOSURES, ...MEALS, ...WATER, ...IDLE, ...KILOMETRES, ...NEIGHBOURS];
