import { counted, formatNumber, plural } from "~/messages/formats";
import { days } from "./ui";

/** What both hubs say of the trip itself: its days, who is coming, and what is still open. */
export const tripHomeTexts = {
  days: "The days",
  allDays: "See your days",
  day: (dayIndex: number) => `Day ${dayIndex}`,
  dayDone: "Done",
  openDay: (dayIndex: number) => `Open day ${dayIndex}`,
  tomorrow: "Tomorrow",
  map: "Where it goes",
  numbersOfDay: "Numbered in the order of the day.",
  numbersOfTrip: "Numbered in the order of the trip; each day has its colour.",
  mapOfDay: (dayIndex: number) => `Where day ${dayIndex} goes`,
  people: "Who is coming",
  organizes: "Organizes",
  you: "you",
  joined: (here: number, expected: number) => `${formatNumber(here)} of ${formatNumber(expected)} have joined`,
  everybody: (here: number) => plural(here, { one: "Just you", other: `${formatNumber(here)} on the trip` }),
  open: "Still open",
  nothingOpen: "Nothing is left to do. Enjoy the waiting.",
  daysMissing: (planned: number, total: number) =>
    planned === 0 ? "The days are not planned yet" : `${days(total - planned)} of ${formatNumber(total)} to plan`,
  companionsMissing: (missing: number) =>
    plural(missing, {
      one: "One traveller has not joined yet",
      other: `${formatNumber(missing)} travellers have not joined yet`,
    }),
  ticket: (title: string) => `A ticket for ${title}`,
  onDay: (dayIndex: number) => `Day ${dayIndex}`,
  lateTicket: (dayIndex: number) => `Day ${dayIndex} · Often sold out this close to the day: look today`,
  more: (count: number) => counted(count, { one: "more ticket", other: "more tickets" }),
  fewer: "Fewer tickets",
};

/** The keys that go from day to day. */
export const shortcutTexts = {
  open: "Keys",
  title: "Keys for your days",
  about: "They work wherever you are on this screen, and never while you type.",
  off: "They are off on this device. Only ? still opens this.",
  next: "The next day",
  previous: "The day before",
  enter: "Open the day",
  find: "Find something in your days",
  field: "Find in your days",
  found: (count: number) =>
    count === 0
      ? "No day has that in it."
      : plural(count, { one: "One day has it.", other: `${formatNumber(count)} days have it.` }),
  help: "These keys",
  turnOff: "Turn the Keys Off",
  turnOn: "Turn the Keys On",
};
