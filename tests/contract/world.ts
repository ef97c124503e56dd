import { inject } from "vitest";
import * as z from "zod/mini";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import type { BodyInputOf, Endpoint } from "~/contracts/endpoint";
import { bestThingsShape, demoItineraryShape } from "~/contracts/calls/demo";
import { signDemo } from "~/server/demo/demo-signature";
import { signRoomToken } from "~/contracts/room/room-token";
import { aName, call, tokenFor } from "./api";

/** An organizer and a participant on one trip, with its room, and a stranger who is on none. */
export type World = {
  tripId: string;
  joinCode: string;
  roomToken: string;
  organizer: Traveller;
  participant: Traveller;
  stranger: Traveller;
};
export type Traveller = { name: string; email: string; token: string; userId: string };

export type EndpointName = keyof typeof ALL_ENDPOINTS;
type Sample<E extends Endpoint> = (world: World) => { params?: Record<string, string>; body?: BodyInputOf<E> };

const onTrip = ({ tripId }: World) => ({ params: { tripId } });
const EMPTY_DOCUMENT = "AAA=";
const INTENT = {
  priorities: ["Food & Culinary Adventures"],
  vibes: [],
  mobility: [],
  travelPace: ["Moderate - Balanced activities and rest"],
  budget: "modest",
} satisfies Partial<BodyInputOf<(typeof ALL_ENDPOINTS)["saveTripIntent"]>>;

const DEMO = { destination: "Lisbon", season: "Fall", numDays: 2, tripGoals: ["food"] } satisfies BodyInputOf<
  (typeof ALL_ENDPOINTS)["generateDemo"]
>;

/** What the demo calls made, as they sign it. */
const signed = <Content extends object>(shape: z.ZodMiniType<Content>, content: unknown) =>
  signDemo({ ROOM_SECRET: inject("roomSecret") }, shape.parse(content), Date.now());
const SIGNED_DEMO = await signed(demoItineraryShape, {
  ...DEMO,
  days: [
    {
      dayIndex: 1,
      summary: "Tiles and trams",
      activities: [{ time: "Morning", title: "Alfama", description: "Up the stairs." }],
    },
  ],
});
const SIGNED_THING = await signed(bestThingsShape.def.element, {
  name: "A bakery",
  description: "Warm tarts.",
  whyBest: "The queue knows.",
  emoji: "🍽️",
  category: "food",
});

/** A valid request of each call, in an order in which a trip is planned and lived. */
export const SAMPLES: { [Name in EndpointName]: Sample<(typeof ALL_ENDPOINTS)[Name]> } = {
  createOrFindUser: ({ organizer }) => ({ body: { email: organizer.email } }),
  hydrate: () => ({}),
  localFlush: () => ({}),
  whoAmI: () => ({}),
  saveProfile: () => ({
    body: {
      firstName: "Ada",
      lastName: "Fern",
      hometownCity: "Ghent",
      state: "VT",
      travelStyle: ["Planned"],
      tripVibe: ["Chill"],
    },
  }),
  checkJoinCode: ({ joinCode }) => ({ body: { joinCode } }),
  setUpTrip: ({ joinCode }) => ({
    body: {
      tripName: "Autumn in Lisbon",
      purpose: "Birthday",
      city: "Lisbon",
      joinCode,
      whoWith: ["friends"],
      startDate: "2027-02-27",
      endDate: "2027-03-01",
      partyCount: 2,
    },
  }),
  changeTrip: ({ tripId }) => ({ params: { tripId }, body: { tripName: "Spring in Lisbon", startDate: "2027-03-06" } }),
  readCreatedTrip: onTrip,
  readTripBase: onTrip,
  readWeather: onTrip,
  readCountry: onTrip,
  listTrips: () => ({}),
  switchTrip: ({ tripId }) => ({ body: { tripId } }),
  validateJoinCode: ({ joinCode }) => ({ body: { code: joinCode } }),
  joinTrip: ({ joinCode }) => ({ body: { joinCode } }),
  listWaitingFor: () => ({}),
  withdrawRequest: ({ tripId }) => ({ body: { tripId } }),
  saveTripIntent: ({ tripId }) => ({ body: { tripId, ...INTENT } }),
  suggestAnchors: ({ tripId }) => ({ params: { tripId }, body: {} }),
  sampleAnchors: () => ({}),
  nameMust: ({ tripId }) => ({ params: { tripId }, body: { text: "the tiles museum" } }),
  saveAnchors: ({ tripId }) => ({ params: { tripId }, body: { anchorTitles: [] } }),
  buildItinerary: ({ tripId }) => ({ body: { tripId } }),
  readItineraryDays: onTrip,
  readPlanFacts: onTrip,
  searchPlaces: ({ tripId }) => ({ params: { tripId }, body: { text: "castelo", dayIndex: 1 } }),
  proposeBlock: ({ tripId }) => ({ body: { tripId, dayIndex: 1, block: "morning", feedback: "less walking" } }),
  saveBlock: ({ tripId }) => ({
    body: { tripId, dayIndex: 1, blockName: "morning", blockData: { title: "A slow breakfast" } },
  }),
  startTrip: onTrip,
  takeBackStart: onTrip,
  beginDay: ({ tripId }) => ({ params: { tripId, dayIndex: "1" } }),
  readLiveStatus: onTrip,
  fixLiveBlock: ({ tripId }) => ({ body: { tripId, dayIndex: 1, block: "evening", feedback: "something cheaper" } }),
  askAboutBlock: ({ tripId }) => ({
    body: { tripId, dayIndex: 1, blockName: "morning", question: "What do I do first?" },
  }),
  completeBlock: ({ tripId }) => ({ body: { tripId, dayIndex: 1, blockName: "morning" } }),
  readLivePlan: onTrip,
  completeDay: ({ tripId }) => ({ params: { tripId, dayIndex: "1" } }),
  tickStop: ({ tripId }) => ({ params: { tripId }, body: { stopId: "1-morning", done: true } }),
  readTicks: onTrip,
  saveReflection: ({ tripId }) => ({
    params: { tripId, dayNumber: "1" },
    body: { summary: "Day 1 reflection", moodTags: ["Chill Day"], journalText: "Tram 28." },
  }),
  readReflections: onTrip,
  saveQuestion: ({ tripId }) => ({ params: { tripId }, body: { userInput: "Where do we eat tonight?" } }),
  readThread: onTrip,
  answerQuestion: ({ tripId }) => ({ params: { tripId }, body: { userData: {} } }),
  rateAnswer: ({ tripId }) => ({ params: { tripId }, body: { answerId: "none", thumb: { vote: "up" } } }),
  generateDemo: () => ({ body: DEMO }),
  saveDemo: ({ organizer }) => ({ body: { itineraryDataDemo: SIGNED_DEMO, email: organizer.email } }),
  findBestThings: () => ({ body: { destination: "Lisbon", category: "food", budget: "low" } }),
  saveBestThings: ({ organizer }) => ({
    body: {
      destination: "Lisbon",
      category: "food",
      budget: "low",
      bestThingsData: [SIGNED_THING],
      email: organizer.email,
    },
  }),
  requestRoomTicket: onTrip,
  readRoomState: onTrip,
  mergeRoomState: ({ tripId }) => ({ params: { tripId }, body: { state: EMPTY_DOCUMENT } }),
  listCompanions: onTrip,
  removeCompanion: ({ tripId, participant }) => ({ params: { tripId }, body: { userId: participant.userId } }),
  readmitCompanion: ({ tripId, participant }) => ({ params: { tripId }, body: { userId: participant.userId } }),
  changeJoinCode: ({ tripId, joinCode }) => ({ params: { tripId }, body: { joinCode: `${joinCode}-NEW` } }),
  setAdmission: ({ tripId }) => ({ params: { tripId }, body: { admitEach: true } }),
  admitNewcomer: ({ tripId, participant }) => ({ params: { tripId }, body: { userId: participant.userId } }),
  declineNewcomer: ({ tripId, participant }) => ({ params: { tripId }, body: { userId: participant.userId } }),
  offerTrip: ({ tripId, participant }) => ({ params: { tripId }, body: { userId: participant.userId } }),
  withdrawOffer: onTrip,
  acceptOffer: onTrip,
  declineOffer: onTrip,
  leaveTrip: onTrip,
  exportAccount: () => ({}),
  readAccountEnd: () => ({}),
  deleteAccount: () => ({ body: { confirm: "DELETE" } }),
};

/** The token of whoever may make the call: the trip's room, or its organizer. */
export const callerOf = ({ access }: Endpoint, { roomToken, organizer }: World): string =>
  access.kind === "room" ? roomToken : organizer.token;

/** The same people, on that trip. */
export const onTheirTrip = async (world: World, tripId: string): Promise<World> => ({
  ...world,
  tripId,
  roomToken: await signRoomToken("toWorker", tripId, inject("roomSecret"), { seconds: 3_600 }),
});

const isEndpointName = (name: string): name is EndpointName => name in ALL_ENDPOINTS;

/** The names of all calls, in the order of the samples. */
export const ENDPOINT_NAMES: EndpointName[] = Object.keys(SAMPLES).filter(isEndpointName);

const userReply = z.object({ user: z.object({ _id: z.string() }) });
const tripReply = z.object({ tripId: z.string() });

/** Somebody who has signed in. */
export async function aTraveller(role: string): Promise<Traveller> {
  const name = aName(role);
  const token = await tokenFor(name);
  const { status, body } = await call(ALL_ENDPOINTS.createOrFindUser, { token, body: {} });
  if (status >= 400) throw new Error(`${name} could not sign in: ${status}, ${JSON.stringify(body)}`);
  return { name, email: `${name.toLowerCase()}@example.com`, token, userId: userReply.parse(body).user._id };
}

/** Three travellers, and no trip yet. */
export async function anEmptyWorld(): Promise<World> {
  const [organizer, participant, stranger] = await Promise.all([
    aTraveller("Ada"),
    aTraveller("Ben"),
    aTraveller("Cyd"),
  ]);
  return { tripId: "none", joinCode: aName("L"), roomToken: "none", organizer, participant, stranger };
}

/** Plans and starts the trip through the API. */
export async function aWorld(): Promise<World> {
  const world = await anEmptyWorld();
  const { token } = world.organizer;
  const trip = await call(ALL_ENDPOINTS.setUpTrip, { token, ...SAMPLES.setUpTrip(world) });
  const ready = await onTheirTrip(world, tripReply.parse(trip.body).tripId);
  await call(ALL_ENDPOINTS.joinTrip, { token: world.participant.token, ...SAMPLES.joinTrip(ready) });
  for (const name of ["saveTripIntent", "suggestAnchors", "saveAnchors", "buildItinerary", "startTrip"] as const) {
    const { status, body } = await call(ALL_ENDPOINTS[name], { token, ...SAMPLES[name](ready) });
    if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  }
  return ready;
}

/** All that the three see; equal before and after a call that changed nothing. */
export const everything = async ({ organizer, participant, stranger, tripId }: World): Promise<unknown> =>
  Promise.all([
    ...[organizer, participant, stranger].map(async ({ token }) => (await call(ALL_ENDPOINTS.hydrate, { token })).body),
    ...[organizer, participant].map(
      async ({ token }) => (await call(ALL_ENDPOINTS.readReflections, { token, params: { tripId } })).body,
    ),
  ]);
