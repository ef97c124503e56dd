/** What may happen after which this browser is to forget something. */
export const CLEARING_EVENTS = [
  /** /livetriphydrator begins again with what the server has of the trip. */
  "fetch-trip-anew",
  /** The trip of the local copy gives way: left, given up, or another one is entered. */
  "leave-trip",
  /** The traveller clears this phone and stays signed in. */
  "start-over",
  "sign-out",
  "delete-account",
] as const;

export type ClearingEvent = (typeof CLEARING_EVENTS)[number];

/** The storages that keep texts. */
export const TEXT_AREAS = ["local", "session"] as const;

export type TextArea = (typeof TEXT_AREAS)[number];

/** Local and session storage, IndexedDB, Cache Storage. */
export type Area = TextArea | "indexed" | "cache";

export type Declaration = {
  key: string;
  area: Area;
  /** Whether the key is the beginning of many, such as one for each trip. */
  family: boolean;
  /** Kept as the bare text instead of JSON. */
  bare: boolean;
  clearedBy: readonly ClearingEvent[];
};

/** Declared by the area it lies in, who lets go of it, and how it is written. */
const declare =
  <const At extends Area, const IsFamily extends boolean, const IsBare extends boolean>(
    area: At,
    { family, bare }: { family: IsFamily; bare: IsBare },
  ) =>
  <const Key extends string>(key: Key, clearedBy: readonly ClearingEvent[]) => ({ key, area, family, bare, clearedBy });

const local = declare("local", { family: false, bare: false });
const localText = declare("local", { family: false, bare: true });
const localFamily = declare("local", { family: true, bare: false });
const session = declare("session", { family: false, bare: false });
const sessionText = declare("session", { family: false, bare: true });
const sessionFamily = declare("session", { family: true, bare: false });
const sessionTextFamily = declare("session", { family: true, bare: true });
const databases = declare("indexed", { family: true, bare: false });
const caches = declare("cache", { family: true, bare: false });

const WITH_THE_ACCOUNT: readonly ClearingEvent[] = ["delete-account"];
const WITH_THE_SIGN_IN: readonly ClearingEvent[] = ["sign-out", ...WITH_THE_ACCOUNT];
const WITH_THE_TRAVELLER: readonly ClearingEvent[] = ["start-over", ...WITH_THE_SIGN_IN];
const WITH_THE_TRIP: readonly ClearingEvent[] = ["leave-trip", ...WITH_THE_TRAVELLER];

/**
 * All that a browser keeps, and what each event clears of it: the one list, without the shapes, so that clearing needs none of them. Whoever reads a value
 * adds its shape by `storedValue`. What is kept under a key that is not listed, by an earlier version or a library, goes at a sign-out.
 */
export const stored = {
  userData: local("userData", WITH_THE_TRAVELLER),
  profileComplete: local("profileComplete", WITH_THE_TRAVELLER),

  tripData: local("tripData", ["fetch-trip-anew", ...WITH_THE_TRIP]),
  itineraryData: local("itineraryData", ["fetch-trip-anew", ...WITH_THE_TRIP]),
  currentDayIndex: local("currentDayIndex", ["fetch-trip-anew", ...WITH_THE_TRIP]),
  currentBlockName: localText("currentBlockName", ["fetch-trip-anew", ...WITH_THE_TRIP]),
  /** From which date on the current day counts, as the server told. */
  dayBeginsOn: localText("dayBeginsOn", ["fetch-trip-anew", ...WITH_THE_TRIP]),
  /** On which dates the days that are done were travelled, as the server told. */
  travelledOn: local("travelledOn", ["fetch-trip-anew", ...WITH_THE_TRIP]),
  tripIntentData: local("tripIntentData", WITH_THE_TRIP),
  anchorLogic: local("anchorLogic", WITH_THE_TRIP),
  anchorSelectData: local("anchorSelectData", WITH_THE_TRIP),

  /** Who is or was on the trip. */
  tripPeople: local("tripPeople", WITH_THE_TRIP),
  pending: local("pending", WITH_THE_TRIP),
  /** The trips that the traveller waits to be let in to, until they were told how that ended. */
  waitingFor: local("waitingFor", WITH_THE_TRAVELLER),

  /** What the local copy was made of. */
  copied: local("copied", WITH_THE_TRIP),
  /** That this tab has lost its way to the trip, and of when what it shows is. */
  lostReach: session("lostReach", ["fetch-trip-anew", ...WITH_THE_TRIP]),
  planFacts: local("planFacts", WITH_THE_TRIP),
  hiddenHints: local("hiddenHints", WITH_THE_TRIP),
  destinationWeather: local("destinationWeather", WITH_THE_TRIP),
  destinationCountry: local("destinationCountry", WITH_THE_TRIP),
  tripReflections: local("tripReflections", WITH_THE_TRIP),
  /** Who has been at which stop. */
  tripTicks: local("tripTicks", WITH_THE_TRIP),
  /** What the planner was asked about the trip on this device, with its answers. */
  plannerQuestions: local("plannerQuestions", WITH_THE_TRIP),

  /** What a visitor made in the demos. */
  itineraryDataDemo: local("itineraryDataDemo", WITH_THE_TRAVELLER),
  bestThingsData: local("bestThingsData", WITH_THE_TRAVELLER),

  /** How the last trip ended: it outlives the trip, and names it. */
  leftTrip: local("farewell", WITH_THE_TRAVELLER),
  /** The newest message of each trip's room: it outlives a change of trips, so that coming back tells what happened meanwhile. */
  roomSeen: localFamily("roomSeen:", WITH_THE_TRAVELLER),
  /** Chosen for this device, beyond any trip. */
  temperatureUnit: localText("temperatureUnit", WITH_THE_SIGN_IN),
  /** Whether maps fetch streets; nothing while nobody chose. */
  mapStreets: localText("mapStreets", WITH_THE_SIGN_IN),
  /** Whether single keys go from day to day. */
  dayKeys: localText("dayKeys", WITH_THE_SIGN_IN),
  identitySession: local("identitySession", WITH_THE_SIGN_IN),
  /** What Google's sign-in keeps of its own. */
  firebase: localFamily("firebase:", WITH_THE_SIGN_IN),

  /**
   * What a traveller did and nobody has yet: by account and trip. It stays for their next sign-in, as /privacy promises, and nobody else is shown it.
   */
  outbox: localFamily("outbox:", WITH_THE_ACCOUNT),

  /** What is half typed or half chosen in this tab, by form. */
  draft: sessionFamily("draft:", WITH_THE_TRAVELLER),
  conversation: session("conversation", WITH_THE_TRAVELLER),
  reflected: sessionTextFamily("reflected:", WITH_THE_TRAVELLER),
  /** The wish for another trip, which outlives the clearing that it begins with. */
  anotherTrip: sessionText("anotherTrip", WITH_THE_SIGN_IN),
  notice: sessionText("notice", WITH_THE_SIGN_IN),
  /** The build that this tab ran when it was loaded again for a newer one. */
  leftBuild: sessionText("leftBuild", WITH_THE_SIGN_IN),
  /** How far each screen was scrolled; Remix writes it when a page is left, and reads it when the next one starts. */
  positions: session("positions", WITH_THE_SIGN_IN),

  /** The names of the databases below, since not every browser can list its own. */
  roomDocuments: local("roomDocuments", ["fetch-trip-anew", ...WITH_THE_TRAVELLER]),
  /** This browser's copies of the trips' documents, by account and trip. Leaving one trip forgets its own copy (`forgetDocumentCopy`). */
  documentCopy: databases("wayfellow-room-", ["fetch-trip-anew", ...WITH_THE_TRAVELLER]),
  /** Those among them with edits that the room has not confirmed: they stay for the reason that the outbox does. */
  unsentDocumentCopy: databases("wayfellow-room-", WITH_THE_ACCOUNT),
  /** What Google's sign-in notes of its own use. */
  firebaseHeartbeat: databases("firebase-", WITH_THE_SIGN_IN),

  /** Wayfellow's screens and scripts, with nothing of anybody's in them: kept for whoever is signed in (decision 018). */
  keptApp: caches("", WITH_THE_SIGN_IN),
} as const satisfies Record<string, Declaration>;

type Stored = (typeof stored)[keyof typeof stored];
type StoredText = Extract<Stored, { area: TextArea }>;

/** The beginning of many keys. */
export type StoredFamily = Extract<StoredText, { family: true }>;

/** One key, of its own or of a family. */
export type StoredKey =
  | Omit<Exclude<StoredText, { family: true }>, "family">
  | (Omit<StoredFamily, "key" | "family"> & { key: `${StoredFamily["key"]}${string}` });

/** One key of a family. */
export const memberOf = ({ key, area, bare, clearedBy }: StoredFamily, name: string): StoredKey => ({
  key: `${key}${name}`,
  area,
  bare,
  clearedBy,
});

const declarations: readonly Declaration[] = Object.values(stored);

const fits = ({ key, family }: Declaration, name: string): boolean => (family ? name.startsWith(key) : name === key);

/** Whether an event clears what lies under a key. */
export function isClearedBy(event: ClearingEvent, area: TextArea, key: string): boolean {
  const declared = declarations.find((declaration) => declaration.area === area && fits(declaration, key));
  return (declared?.clearedBy ?? WITH_THE_SIGN_IN).includes(event);
}
