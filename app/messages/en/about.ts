import { counted } from "~/messages/formats";

/** Every sentence of /explainer. */
export const explainerTexts = {
  documentTitle: "What is Wayfellow?",
  title: "A trip is lived one part of the day at a time",
  lead: "Wayfellow plans it with you, shares it with the people you travel with, and on the road shows you the one thing that matters: where you are in the day, and what comes next.",
  back: "Welcome",
  signUp: "Sign up and plan a trip",

  sample: {
    city: "Lisbon",
    day: "Day 2 of 4",
    with: "Lisbon, with Ana and Jo",
    line: "A sample day in Lisbon",
    about:
      "The line of the day: morning, afternoon and evening, each under its own sky. Finish one and the next is waiting.",
  },

  stepsTitle: "From an idea to a memory",
  steps: [
    {
      title: "Say what you are after",
      text: "The city, the dates, who comes along; then what matters to you, how you get about and how full a day may be. It takes about 5 minutes.",
    },
    {
      title: "Choose what you would hate to miss",
      text: "The assistant suggests real places in the city. Pick three or so: they become the anchors that the days are built around.",
    },
    {
      title: "Read your days as they are written",
      text: "Each day arrives with a morning, an afternoon and an evening that lie near one another. Change any of them by hand, or tell the assistant what you would rather do.",
    },
    {
      title: "Bring your companions",
      text: "Send them the trip's join code. They see the same plan on their own phones, and every change as it is made.",
    },
    {
      title: "Live it, block by block",
      text: "Start the trip and follow the day. If it rains, or feet hurt, say so and the block is rewritten. Ask about anything on the plan.",
    },
    {
      title: "Keep it",
      text: "A few words and a mood each evening. At the end they are the memory of the trip, day by day.",
    },
  ],

  questionsTitle: "Before you ask",
  questions: [
    {
      question: "Are the places real?",
      answer:
        "In the cities it knows, yes: every stop is a place that exists; the assistant chooses among places it knows and cannot make one up. Elsewhere the plan says plainly which parts are ideas rather than named places. Check opening times before you set out.",
    },
    {
      question: "What if there is no signal?",
      answer:
        "Your trip is kept on your phone, so the plan in front of you stays readable when the signal goes. What you were writing stays where you typed it until it can be sent.",
    },
    { question: "Who sees my trip?", answer: "You, and those who join with your code. Nobody else." },
    {
      question: "Who decides?",
      answer:
        "The organizer plans the trip and runs its days. Companions read along, tick off what they have done, ask the assistant and write reflections of their own.",
    },
  ],
};

/** A day to show what a plan looks like. */
export const sampleDayTexts = {
  morning: { title: "Up through Alfama to the castle walls", place: "Alfama", distanceToNext: "1.9 km" },
  afternoon: { title: "Carmo's roofless nave, then Chiado", place: "Chiado", distanceToNext: "1.1 km" },
  evening: { title: "The river at dusk, and dinner in Cais do Sodré", place: "Cais do Sodré" },
};

/** Every sentence of /privacy but its list of places, which is in `whereabouts`. */
export const privacyTexts = {
  documentTitle: "What is stored where · Wayfellow",
  lead: "What Wayfellow keeps of you, for how long, and how you take it along or away.",
  whoSeesWhat: "Who sees what",
  seenByOthers: [
    "Those on your trip see its plan, your name, your reflections, what you ticked off, and that you are there while you are.",
    "They do not see your e-mail address, your profile, or what you ask the assistant.",
    "Somebody who has the join code sees the trip's name, and can join it. The organizer can change the code at any time.",
    "No advertising, no tracking, and nothing is sold or passed on.",
  ],
  howLong: "How long",
  toRemove: "To remove it",
  account: "Your account: download or delete your data",
};

/** One place where something of a traveller's is kept, or where it passes through. */
export type Whereabouts = { place: string; what: string; howLong: string; remove: string };

const SIGN_IN = {
  local: {
    place: "The sign-in",
    what: "This copy of Wayfellow signs people in by itself: it believes the name and the e-mail you give, and passes them to nobody.",
    howLong: "A sign-in lasts an hour and is renewed while you are here. The sign-in keeps no list of people.",
    remove: "Sign out.",
  },
  firebase: {
    place: "The sign-in: Google",
    what: "You sign in with Google, which learns that you use Wayfellow. Wayfellow gets your name, your e-mail and an id from it, nothing else.",
    howLong: "As long as your Google account knows Wayfellow.",
    remove: "In your Google account, under the apps that have access. Deleting your account here does not touch it.",
  },
};

/** Everywhere that something is stored or sent (SPEC section 3 has the browser's keys). What a change adds to it joins this list with the change. */
export const whereabouts = (provider: keyof typeof SIGN_IN): readonly Whereabouts[] => [
  {
    place: "Wayfellow's database",
    what: "Your profile (name, e-mail, home city and state, travel style), the trips you are on and their plans, where each trip stands, your reflections, what you ticked off, the questions you save with their answers, and the demos you keep. Where this copy of Wayfellow asks whether an answer was useful, your tap is kept for whoever runs it: the date, the city, who wrote the answer, your thumb and the reason you chose. Neither your name nor any words are kept with it. It is a Cloudflare D1 database.",
    howLong:
      "Until you delete your account. A trip goes with the account of whoever organizes it. A thumb goes with the question, and after a year at the latest. Cloudflare keeps earlier states of a database for up to 30 days, for repairs.",
    remove: "Your account, Delete my account. It tells you first what becomes of each trip.",
  },
  {
    place: "The trip's live room",
    what: "A second copy of the plan, so that everybody sees changes at once, and the last thing that happened of each kind: a block done, who came or left, the latest reflection. Who is there right now, and where they are writing, is known only while they are. It runs on PartyKit.",
    howLong:
      "As long as the trip. When a trip is deleted its room is emptied at once; a room that cannot be reached just then keeps its copy, and opens it to nobody.",
    remove:
      "It goes with the trip. When you delete your account, your name and your words leave the rooms you were in.",
  },
  {
    place: "Your browser",
    what: "Your sign-in, your profile, the trip you are on with its plan, what you all wrote on it, what you typed and nobody has yet, and a copy of the live plan: so that it opens without a signal. Once you have signed in, also Wayfellow itself: its screens, with nothing of yours in them. There are no cookies.",
    howLong: "Until you sign out. What is still waiting to be sent then stays for your next sign-in.",
    remove:
      "Sign out, or delete your account: that clears all that is yours. Clearing this site's data in the browser does the same.",
  },
  SIGN_IN[provider],
  {
    place: "The assistant",
    what: "Wayfellow plans by itself, on its own server. Where it is set up with a language model, that model's server gets the city, the dates, your choices and wishes for the trip, the plan, and what you ask. Your name and your e-mail address are not sent along; what you type yourself is.",
    howLong:
      "Wayfellow notes how long a model took, and nothing of what was said. What the model's server keeps is up to whoever runs it.",
    remove: "Nothing of it is tied to you. Each block and each answer says who wrote it, the model or Wayfellow.",
  },
  {
    place: "Weather and streets",
    what: "Wayfellow's server asks a weather service (Open-Meteo, unless another is set) about a point in the city, rounded to a kilometre; who asks is not said. Each map begins as a sketch that your device draws by itself. When you open the map of your trip, your browser fetches its streets from a map server (OpenFreeMap, at tiles.openfreemap.org, unless another is set), which then sees your network address and which part of the city you look at, and nothing else of your trip. Links to a map app lead there when you press them.",
    howLong: "Wayfellow keeps a forecast for twelve hours, the same for everybody.",
    remove: "Choose “Show the Sketch” on the map: this browser then asks for no streets any more.",
  },
  {
    place: "The servers' own notes",
    what: "For each call: which one it was, how it ended, how long it took. No name, no address, no id of a person, nothing you typed. Network addresses are looked at to hold back floods of calls without a sign-in; Cloudflare, which runs the servers, sees them as every host does.",
    howLong: "A minute for the addresses.",
    remove: "There is nothing in them to find you by.",
  },
];

/** Every sentence of /credits; whose work it is, and what it gives, is the domain's. */
export const creditsTexts = {
  documentTitle: "Sources and licences · Wayfellow",
  lead: "What others made and shared, and Wayfellow could not do without. Thank you.",
  software: {
    title: "Software",
    lead: "The open packages that Wayfellow is made of, by licence, each in the version that is used.",
    packages: (count: number) => counted(count, { one: "package", other: "packages" }),
  },
};

/** What the product owes to others, a sentence each. */
export const creditTexts = {
  groups: {
    cities: "Cities of the world",
    weather: "Weather",
    places: "Checking the places",
    streets: "Streets",
    looks: "Letters and signs",
  },
  gives: {
    cities:
      "Names, regions, coordinates and sizes of the cities that are suggested as you type; shortened and rearranged.",
    weather:
      "The forecast for your days, rounded and put into words. What is usual in a month is our own rough summary.",
    listings: "Its listings confirmed names and positions of places. Our sentences about them are our own.",
    points: "Its points confirmed positions of places, too.",
    heritage: "Its World Heritage sites confirmed positions of monuments.",
    mapData: "What the streets of the map are made of, by people who map the world together.",
    mapTiles: "How that becomes a map that can be drawn.",
    mapServer: "Serves it to everybody, without a key.",
    mapDrawing: "Draws it.",
    textFace: "The face of the text, by Erik Kennedy.",
    displayFace: "The face of names and headings, by Owen Earl.",
    signs: "The small signs on buttons.",
  },
};
