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
    what: "Your profile (name, e-mail, home city and state, travel style), the trips you are on and their plans, where each trip stands, your reflections, the questions you save with their answers, and the demos you keep. It is a Cloudflare D1 database.",
    howLong:
      "Until you delete your account. A trip goes with the account of whoever organizes it. Cloudflare keeps earlier states of a database for up to 30 days, for repairs.",
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
    what: "Wayfellow's server asks a weather service (Open-Meteo, unless another is set) about a point in the city, rounded to a kilometre; who asks is not said. The map is drawn on your device. Only when you choose its streets does your browser fetch them from a map server, which then sees your network address and which part of the city you look at. Links to a map app lead there when you press them.",
    howLong: "Wayfellow keeps a forecast for twelve hours, the same for everybody.",
    remove: "Leave the streets off.",
  },
  {
    place: "The servers' own notes",
    what: "For each call: which one it was, how it ended, how long it took. No name, no address, no id of a person, nothing you typed. Network addresses are looked at to hold back floods of calls without a sign-in; Cloudflare, which runs the servers, sees them as every host does.",
    howLong: "A minute for the addresses.",
    remove: "There is nothing in them to find you by.",
  },
];
