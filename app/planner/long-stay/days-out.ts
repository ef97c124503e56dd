import type { Phrases } from "../words/phrase-deck";

/** A day out of town for which the traveller chooses the destination, when all known day trips are used. */
export type DayOut = { title: string; morning: string; afternoon: string };

export const DAYS_OUT: Phrases<DayOut> = [
  {
    title: "To the end of the line",
    morning: "Take any local train or bus to its last stop. Sit on the right on the way out.",
    afternoon: "Have lunch where the driver does, walk once round, and ride back on the left.",
  },
  {
    title: "The next town along",
    morning: "There is always one that visitors skip. Go there with no list and ask for the square.",
    afternoon: "See what they are proud of, buy something made there, and come back before the last connection.",
  },
  {
    title: "A village on its market day",
    morning: "Ask at the tourist office which village nearby has its market that day, and be there early.",
    afternoon: "Eat what was sold in the morning, then walk out of the village by the smallest road.",
  },
  {
    title: "The hill you keep seeing",
    morning: "You have looked at it from down here for long enough. Find out how people get up and go.",
    afternoon: "Lunch from your bag at the top, then down slowly by another way if there is one.",
  },
  {
    title: "The nearest water",
    morning: "Lake, river or sea: the closest one with a path along it. Take a towel in case.",
    afternoon: "Walk until you are hungry, and let that decide where you turn back.",
  },
  {
    title: "Where the locals go on a free day",
    morning: "Ask three people in shops. When two say the same, you have your day out.",
    afternoon: "Stay as long as they do; nobody leaves before coffee.",
  },
  {
    title: "A day on two wheels or none",
    morning: "Hire bicycles, or take the slowest bus that leaves the city, and go one village further than sensible.",
    afternoon: "Long lunch, short way home.",
  },
  {
    title: "An old house in the country",
    morning: "Most regions keep a castle, a manor or a monastery open to visitors. Choose one by its garden.",
    afternoon: "See the rooms quickly and the grounds slowly.",
  },
];

export const NAME_IT_YOURSELF: Phrases<(city: string) => string> = [
  (city) =>
    `I have no more day trips for ${city} that suit you, so this one is for you to name; look up the way there and back.`,
  () => "The destination is yours to choose: check the connections both ways.",
  (city) => `Beyond the day trips I know from ${city}, this needs a map and a timetable from you.`,
];
