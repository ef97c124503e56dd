import { sharedLabels } from "../ui";

/** Every sentence of /join. */
export const joinTexts = {
  documentTitle: "Join a trip · Wayfellow",
  loading: "Opening your invitation…",
  title: "Join a friend's trip",
  lead: "The organizer of the trip has a code for you. It opens their plan on your phone.",
  label: "Join Code",
  hint: "For example PARIS2025, BEACHWEEK or FAMILYTRIP. Capitals, spaces and hyphens do not matter.",
  submit: "Join Trip",
  checking: "Looking for the trip…",
  notFound: "Trip not found. Please check with your travel companions.",
  noCode: "No code yet? Ask whoever plans the trip: it stands in their Trip Hub, with a message to send you.",
  ownTrip: "Start a Trip of My Own",

  found: (tripName: string) => `You're about to join: ${tripName}`,
  foundLead: "Confirm, and their days are yours to read, follow and ask about. The organizer plans; you travel along.",
  keeps: (tripName: string) => `You stay on ${tripName} too, and can switch between your trips at any time.`,
  confirm: "Confirm and Join Trip",
  joining: "Joining…",
  anotherCode: "Use Another Code",
  notJoined: "Could not join trip. Try signing in again.",
  signInAgain: "Sign In Again",
  home: "Take me back home",
};

/** Every sentence of /joinaccess. */
export const joinAccessTexts = {
  documentTitle: "Sign in to join · Wayfellow",
  loading: "Opening the sign-in…",
  title: "Sign in to join the trip",
  titleInvited: "You're invited",
  lead: "Sign in first, so that your companions know who is coming along. Then the trip opens.",
  kept: "Your join code, kept for the next step",
  signIn: "Sign in to join",
  waiting: "Waiting for the sign-in window…",
  entering: "Getting your invitation ready…",
  home: "Go Back Home",
  signInFailed: "Google sign-in failed. Please try again.",
  lookUpFailed: sharedLabels.wrong,
};

/** Every sentence of /prejointrip. */
export const preJoinTexts = {
  documentTitle: "Join a friend's trip · Wayfellow",
  title: "Has a friend planned a trip?",
  lead: "Then all you need is their join code.",
  steps: [
    { title: "Enter the code", text: "A short word that the organizer sends you, often with a link that fills it in." },
    { title: "Say who you are", text: "A name for your companions to call you by. The rest is up to you." },
    {
      title: "Travel along",
      text: "Read the days as they are planned, follow each one live, and keep your own memories.",
    },
  ],
  yes: "Yes, I want to join a trip",
  checking: "One moment…",
  home: "Take me back home",
  unverifiable: "Couldn't verify your account. Try again.",
  failed: sharedLabels.wrong,
};

/** Every sentence of /joinwaiting. */
export const joinWaitingTexts = {
  documentTitle: "Waiting to be let in · Wayfellow",
  loading: "Looking whether you are in…",
  title: "The organizer will let you in",
  lead: "Your code is right. Whoever organizes the trip sees that you are here, and lets each person in themselves.",
  waiting: "Waiting for the answer…",
  since: (moment: string) => `You asked on ${moment}.`,
  stays:
    "This screen moves on by itself. You may also close Wayfellow: when you open it again, you find your place here.",
  offline: "There is no connection right now. Your place is kept, and this goes on with the connection.",
  unreached: "Wayfellow could not be asked just now. Your place is kept, and it is asked again by itself.",
  withdraw: "Don't Wait Any More",
  withdrawn: (tripName: string) => `You do not wait for ${tripName} any more.`,
  notWithdrawn: "That did not work just now: you still wait. Please try again in a moment.",
  admitted: (tripName: string) => `You are on ${tripName}.`,

  refusedTitle: (tripName: string) => `You were not let in to ${tripName}`,
  refused: (tripName: string) => `You were not let in to ${tripName}.`,
  refusedLead:
    "The organizer said no, or the trip does not take place. If that comes as a surprise, ask them, and enter the code once more.",
  join: "Enter a Code",
  start: "Start a Trip of My Own",
};

/** Every sentence of /alreadyjoined. */
export const alreadyJoinedTexts = {
  documentTitle: "Already on a trip · Wayfellow",
  loading: "Loading your trip…",
  title: "You're already on a trip",
  lead: "You joined this one. It is waiting for you just as you left it.",
  leadOrganizer: "This one is yours: you organize it, so there is no need to join.",
  open: "Open My Trip",
  another: "Join Another Trip",
  home: "Home",
};

/** Every sentence of the list of one's other trips. */
export const yourTripsTexts = {
  title: "Your other trips",
  organizer: "You organize it",
  participant: "You travel along",
  running: "Under way",
  planned: "Planned",
  go: "Switch to This Trip",
  switching: "Switching…",
  switched: (tripName: string) => `You are on ${tripName} now.`,
  failed: "Could not switch trips just now. Please try again in a moment.",
};

/** Every sentence of /tripnotcreated and /wayfellow/tripitineraryrequired. */
export const tripNotCreatedTexts = {
  notCreated: {
    title: "No trip here yet",
    lead: "There is no trip that you organize or travel along on. Make one, or join a friend's.",
    create: "Create Trip",
  },
  required: {
    title: "Your itinerary begins with a trip",
    lead: "Give it a name, a city and two dates; the days come next.",
    create: "Create My Trip",
  },
  join: "Join a Friend's Trip",
};
