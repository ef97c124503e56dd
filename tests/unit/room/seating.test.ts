import { randomUUID } from "node:crypto";
import type * as Party from "partykit/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CLOSE_CODES, SEAT_SECONDS, type TicketHolder } from "~/contracts/room/room";
import { signRoomToken } from "~/contracts/room/room-token";
import { checkTicket } from "#party/seats/room-token";
import { broadcast, provenBy, type Companion, type Seat } from "#party/seats/seat";
import { Seating } from "#party/seats/seating";
import { memoryStorage } from "#tests/fixtures/memory-storage";

const SECRET = "a secret of at least thirty-two letters";
const TRIP = "lisbon";
const MINUTE = 60_000;
const ADA: TicketHolder = { userId: "ada", name: "Ada Fern", role: "originator" };
const BEN: TicketHolder = { userId: "ben", name: "Ben Ohm", role: "participant" };

/** A ticket of this moment, as the Worker gives it (tests/db/room-tickets.test.ts). */
const aTicket = ({ userId, name, role }: TicketHolder): Promise<string> =>
  signRoomToken("ticket", userId, SECRET, {
    claims: { trip: TRIP, name, role, jti: randomUUID(), until: Date.now() / 1000 + SEAT_SECONDS },
  });

/** A socket as the runtime keeps it, and what came of it. */
type Socket = { state: Seat | null; heard: unknown[]; closes: number[]; companion: Companion };

let sockets: Socket[];
let left: Companion[];
let room: Party.Room;
let seating: Seating;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2027, 4, 1, 12) });
  vi.stubGlobal("WebSocket", { OPEN: 1 });
  sockets = [];
  left = [];
  room = {
    storage: memoryStorage(),
    env: { ROOM_SECRET: SECRET, WORKER_ORIGIN: "http://worker.test" },
    getConnections: () => sockets.map(({ companion }) => companion),
  } as unknown as Party.Room;
  seating = new Seating(room, (companion) => void left.push(companion));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Somebody sits down with a ticket of this moment. */
async function sit(holder: TicketHolder): Promise<Socket> {
  const brought = await checkTicket(await aTicket(holder), TRIP, [SECRET], new Date());
  if (brought.kind === "refused") throw new Error(brought.why);
  const socket = {
    state: { ...provenBy(brought.ticket), clientId: null, clock: 0 } as Seat,
    heard: [] as unknown[],
    closes: [] as number[],
    readyState: 1,
  };
  const companion = Object.assign(socket, {
    setState: (state: Seat) => void (socket.state = state),
    send: (frame: unknown) => void socket.heard.push(frame),
    close: (code: number) => void socket.closes.push(code),
  }) as unknown as Companion;
  const all = Object.assign(socket, { companion });
  sockets.push(all);
  return all;
}

/** What the room does with each change: it tells everybody but its maker, and sends away whose time is over. */
const tell = (news: string, but: Socket) => {
  for (const overdue of broadcast(room, news, but.companion)) seating.end(overdue, "ticket");
};

const renew = async ({ companion, state }: Socket) => {
  const holder = state !== null && "holder" in state ? state.holder : BEN;
  await seating.renew(await aTicket(holder), TRIP, companion);
};

test("a socket is told all that happens for fifteen minutes; then it hears nothing more, and is ended with a request for a ticket", async () => {
  const [ada, ben] = [await sit(ADA), await sit(BEN)];
  vi.advanceTimersByTime(15 * MINUTE);
  await renew(ada);
  tell("at the last moment", ada);
  expect(ben.heard).toEqual(["at the last moment"]);
  vi.advanceTimersByTime(1);
  tell("a moment later", ada);
  expect(ben.heard).not.toContain("a moment later");
  expect(left).toEqual([ben.companion]);
  vi.advanceTimersByTime(2_000);
  expect([ada.closes, ben.closes]).toEqual([[], [CLOSE_CODES.ticket]]);
});

test("one that brings a fresh ticket in time stays for fifteen minutes from then", async () => {
  const [ada, ben] = [await sit(ADA), await sit(BEN)];
  vi.advanceTimersByTime(10 * MINUTE);
  await renew(ben);
  vi.advanceTimersByTime(15 * MINUTE);
  tell("after twenty-five minutes", ada);
  expect(ben.heard).toEqual(["after twenty-five minutes"]);
  vi.advanceTimersByTime(1);
  tell("a moment later", ada);
  expect(ben.heard).not.toContain("a moment later");
});

test("whoever sits too long in silence is sent away when another shows a sign of life, who stays", async () => {
  const [ada, ben, late] = [await sit(ADA), await sit(BEN), await sit(BEN)];
  vi.advanceTimersByTime(10 * MINUTE);
  await renew(late);
  vi.advanceTimersByTime(5 * MINUTE);
  seating.endOverdue(ada.companion);
  expect(left).toEqual([]);
  vi.advanceTimersByTime(1);
  seating.endOverdue(ada.companion);
  expect(left).toEqual([ben.companion]);
});

test("a ticket that was brought once keeps no socket a second time", async () => {
  const ben = await sit(BEN);
  const ticket = await aTicket(BEN);
  await seating.renew(ticket, TRIP, ben.companion);
  expect(left).toEqual([]);
  await seating.renew(ticket, TRIP, ben.companion);
  vi.advanceTimersByTime(2_000);
  expect(ben.closes).toEqual([CLOSE_CODES.ticket]);
});
