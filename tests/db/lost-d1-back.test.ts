import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { fromBase64, toBase64 } from "~/contracts/room/base64";
import { writeBlock } from "~/contracts/room/itinerary-document";
import { aName } from "../contract/api";
import { ENDPOINT_NAMES, type EndpointName, type World } from "../contract/world";
import {
  aRoomToken,
  arrive,
  askedOfD1,
  aTripHere,
  everyRow,
  type Mood,
  NOWHERE,
  told,
} from "../fixtures/database/lost-d1";

/** The calls that are no GET and keep nothing: they look something up, or write what is only looked at. */
const KEEP_NOTHING: EndpointName[] = [
  "nameMust",
  "searchPlaces",
  "proposeBlock",
  "askAboutBlock",
  "generateDemo",
  "findBestThings",
  "requestRoomTicket",
];

/** All others, in the order in which a trip is planned, lived and left; a second day can be begun once the first is over. */
const WRITES = ENDPOINT_NAMES.filter(
  (name) => ALL_ENDPOINTS[name].method !== "GET" && !KEEP_NOTHING.includes(name),
).flatMap((name): EndpointName[] =>
  name === "beginDay" ? [] : name === "completeDay" ? ["completeDay", "beginDay"] : [name],
);

type Sent = { params?: Record<string, string>; body?: unknown };

/** The trip so far, and what the calls were answered with. */
type SoFar = { own: World; replies: Partial<Record<EndpointName, unknown>> };

const well = async (name: EndpointName, own: World, token?: string, sent?: Sent): Promise<void> => {
  const { status, body } = await told(name, "well", own, { token, sent });
  if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
};

/** What has to happen before a call has something to do. */
const BEFORE: Partial<Record<EndpointName, (own: World) => Promise<void>>> = {
  admitNewcomer: async (own) => {
    await well("leaveTrip", own, own.participant.token);
    await well("joinTrip", own, own.participant.token);
  },
  declineNewcomer: (own) => well("joinTrip", own, own.stranger.token),
  fixLiveBlock: (own) => well("startTrip", own),
  withdrawRequest: async (own) => {
    await well("setAdmission", own);
    await well("joinTrip", own, own.stranger.token);
  },
  setAdmission: (own) =>
    well("setAdmission", own, undefined, { params: { tripId: own.tripId }, body: { admitEach: false } }),
  acceptOffer: (own) => well("offerTrip", own),
  declineOffer: (own) => well("offerTrip", { ...own, participant: own.organizer }, own.participant.token),
};

/** Who makes a call, where it is not the organizer or the room. */
const BY: Partial<Record<EndpointName, (own: World) => string>> = {
  joinTrip: ({ participant }) => participant.token,
  withdrawRequest: ({ stranger }) => stranger.token,
  acceptOffer: ({ participant }) => participant.token,
};

/** What is sent, where the usual would change nothing; several, where a call has several things to change. */
const SENT: Partial<Record<EndpointName, (soFar: SoFar) => Promise<(Sent | undefined)[]>>> = {
  changeTrip: async ({ own: { tripId } }) => [
    undefined,
    {
      params: { tripId },
      body: {
        legs: [
          { city: "Lisbon", fromDay: 1, toDay: 2 },
          { city: "Porto", fromDay: 3, toDay: 3 },
        ],
      },
    },
  ],
  beginDay: async ({ own: { tripId } }) => [{ params: { tripId, dayIndex: "2" } }],
  rateAnswer: async ({ own: { tripId }, replies }) => {
    const { messageId } = ALL_ENDPOINTS.saveQuestion.reply.parse(replies.saveQuestion);
    return [{ params: { tripId }, body: { answerId: messageId, thumb: { vote: "down", reason: "not-true" } } }];
  },
  saveDemo: async ({ own }) => {
    const { body } = await told("generateDemo", "well", own);
    const { itineraryDataDemo } = ALL_ENDPOINTS.generateDemo.reply.parse(body);
    return [{ body: { itineraryDataDemo, email: own.organizer.email } }];
  },
  saveBestThings: async ({ own }) => {
    const { body } = await told("findBestThings", "well", own);
    const { bestThings } = ALL_ENDPOINTS.findBestThings.reply.parse(body);
    const wish = { destination: "Lisbon", category: "food", budget: "low" };
    return [{ body: { ...wish, bestThingsData: bestThings, email: own.organizer.email } }];
  },
  declineNewcomer: async ({ own: { tripId, stranger } }) => [{ params: { tripId }, body: { userId: stranger.userId } }],
  mergeRoomState: async ({ own }) => [{ params: { tripId: own.tripId }, body: { state: await editedState(own) } }],
};

/** The room's document after somebody in it wrote something anew. */
async function editedState(own: World): Promise<string> {
  const { state } = ALL_ENDPOINTS.readRoomState.reply.parse((await told("readRoomState", "well", own)).body);
  const document = new Y.Doc();
  Y.applyUpdate(document, fromBase64(state ?? ""));
  writeBlock(document, 2, "evening", { title: "Fado", location: "Alfama" });
  return toBase64(Y.encodeStateAsUpdate(document));
}

const LOST = ["locked", "only to be read", "silent"] as const satisfies Mood[];

const UNAVAILABLE = {
  status: 503,
  retryAfter: expect.stringMatching(/^\d+$/),
  body: { code: "unavailable", error: expect.stringContaining("not reachable right now") },
};

/** Those that here find nothing new to keep: everybody has signed in before, and a right code is no miss. */
const KEPT_BEFORE: EndpointName[] = ["createOrFindUser", "validateJoinCode"];

test("whatever a call would keep, it is told when to try again while D1 is lost, keeps nothing, and is done once D1 is back", async () => {
  const unchanged: EndpointName[] = [];
  const people = { organizer: await arrive("Ida"), participant: await arrive("Joe"), stranger: await arrive("Kay") };
  const soFar: SoFar = { own: { ...NOWHERE, joinCode: aName("L"), ...people }, replies: {} };
  for (const name of WRITES) {
    await BEFORE[name]?.(soFar.own);
    const token = BY[name]?.(soFar.own);
    for (const sent of (await SENT[name]?.(soFar)) ?? [undefined]) {
      const before = await everyRow();
      for (const mood of LOST)
        expect([name, mood, await told(name, mood, soFar.own, { token, sent })]).toMatchObject([
          name,
          mood,
          UNAVAILABLE,
        ]);
      expect([name, await everyRow()]).toEqual([name, before]);
      const { status, body } = await told(name, "well", soFar.own, { token, sent });
      expect([name, status < 300 ? "done" : body, askedOfD1().wrote]).toEqual([name, "done", true]);
      if (isDeepStrictEqual(await everyRow(), before)) unchanged.push(name);
      soFar.replies[name] = body;
    }
    if (name === "setUpTrip") {
      const { tripId } = ALL_ENDPOINTS.setUpTrip.reply.parse(soFar.replies.setUpTrip);
      soFar.own = { ...soFar.own, tripId, roomToken: await aRoomToken(tripId) };
    }
    if (name === "changeJoinCode") soFar.own.joinCode = `${soFar.own.joinCode}-NEW`;
  }
  expect(unchanged).toEqual(KEPT_BEFORE);
});

test("the calls that keep nothing ask D1 to keep nothing", async () => {
  const own = await aTripHere();
  const before = await everyRow();
  for (const name of KEEP_NOTHING) {
    await told(name, "well", own);
    expect([name, askedOfD1().wrote]).toEqual([name, false]);
  }
  expect(await everyRow()).toEqual(before);
});
