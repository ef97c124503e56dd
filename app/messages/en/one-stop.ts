import type { BlockName } from "~/domain/plan/block";
import type { CostSum } from "~/domain/plan/costs";
import { formatList, formatMoney } from "~/messages/formats";
import { blockTexts } from "./ui";

/** Every sentence of /itinerarystop, where one stop of the plan is read and changed. */
export const oneStopTexts = {
  documentTitle: "A stop · Wayfellow",
  loading: "Loading this stop…",
  untitled: "A stop without a name",
  lead: "What you change, everyone on the trip sees at once.",
  leadToRead: "Your organizer keeps this up to date.",
  at: (day: number, date: string, part: BlockName) =>
    [`Day ${day}, ${blockTexts.word[part]}`, date].filter(Boolean).join(" · "),
  onShelf: "An idea without a day",
  back: (day: number | null) => (day === null ? "All days" : `Day ${day}`),
  done: "Done",

  notYet:
    "This device has not fetched the plan to write in yet. You can read here, and change it as soon as it has come.",
  goneTitle: "This stop is no longer in the plan",
  goneWhy: "Somebody took it out, or it belongs to another trip. The rest of the plan is where it was.",
  removedTitle: "It is out of the plan",
  removedWhy: (title: string) => `You took out “${title}”. The rest of the day stays as it is.`,
  putBack: "Put It Back",
  remove: "Remove from the Plan",
  changed: (field: string) => `Changed: ${field}.`,

  words: "What it is",
  kind: "Kind of stop",
  when: "When",
  start: "Starts at",
  startOpen: "Leave it empty to keep it open.",
  startProposed: (time: string) => `Proposed: ${time}. Set it, and it stays yours.`,
  startBooked: (time: string) => `The booking says ${time}, and that counts.`,
  minutes: "How long, in minutes",
  minutesLong: (length: string) => `That is ${length}.`,
  minutesWrong: "Please give 5 minutes to 24 hours, or leave it empty.",
  locked: "Nobody but you moves it",
  lockedWhy: "Neither the planner nor the assistant moves or replaces this stop.",

  where: "Where",
  place: "Place",
  placeHint: "A name or an address. With a new one, the old spot on the map goes.",
  placeInOwnWords: "it is kept in your words.",
  placeChosen: "It is on the map.",
  pasted: "Spot on the map",
  pastedHint: "Paste a link from a map, or two numbers such as 35.71, 139.79.",
  pastedShort: "Short links do not say where they lead. Open it, and paste the long one from the address bar.",
  pinned: (lat: number, lng: number) => `On the map at ${lat}, ${lng}.`,
  openInMaps: "Open in maps",
  unpin: "Take It off the Map",

  booking: "Booking",
  bookingOn: (date: string, day: number) => `It counts for ${date}, the date that day ${day} was planned for.`,
  moveDates: "Move the Trip’s Dates",
  bookingWhy: "Seen by everyone on the trip, and by nobody else.",
  reference: "Reference",
  inTheName: "In the name of",
  bookedFor: "Booked for",
  link: "Link",
  linkWrong: "Please give a link that begins with https:// or http://.",
  bookingNote: "Note on the booking",

  cost: "Cost",
  amount: "Amount",
  amountWrong: "Please give a number, such as 12.50.",
  currency: "Currency",
  whose: "For whom",
  forAll: "For all together",
  forEach: "For each",
  price: (money: string, each: boolean) => (each ? `${money} each` : `${money} for all`),

  facts: { kind: "Kind", when: "When", long: "How long", place: "Where", cost: "Cost" },
};

/** A booking as it is shown at the door. */
export const bookingTexts = {
  reference: "Reference",
  copy: "Copy",
  refused: "Your browser did not let us copy it. You can select it and copy it by hand.",
  inTheName: (name: string) => `In the name of ${name}`,
  openLink: "Open the booking",
};

/** Every sentence of /booked. */
export const bookedTexts = {
  documentTitle: "Booked · Wayfellow",
  loading: "Loading what is booked…",
  title: "Booked",
  lead: (tripName: string) =>
    `References and names of ${tripName}, ready for the counter. They work without a connection too.`,
  back: "My trip",
  day: (day: number | null, date: string) =>
    day === null ? "Without a day" : [`Day ${day}`, date].filter(Boolean).join(" · "),
  apart: (day: number, date: string) => `As you travel, day ${day} is ${date}. What is booked keeps its date.`,
  none: "Nothing is booked yet.",
  noneHow: "Open a stop of a day and add its booking. Then its reference and name stand here.",
  noneHowToRead: "Once your organizer adds a booking to a stop, its reference and name stand here.",
  addOne: "See All Days",
  costs: "What it costs",
  costsWhy: "What is written at the stops, added up by currency. Nothing is converted.",
  when: "When",
  forAll: "For all",
  forEachOf: (people: number) => `For each of ${people}`,
  ofDay: (day: number) => `Day ${day}`,
  ofTrip: "The whole trip",
  dayCosts: (sums: readonly CostSum[], people: number) => {
    const all = formatList(sums.map(({ currency, all: amount }) => formatMoney(amount, currency)));
    const each = formatList(sums.map(({ currency, each: amount }) => formatMoney(amount, currency)));
    return people > 1 ? `This day costs ${all}, ${each} for each of ${people}.` : `This day costs ${all}.`;
  },
};
