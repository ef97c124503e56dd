import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Awareness } from "y-protocols/awareness";
import * as Y from "yjs";
import { ApiProblem } from "~/browser/api/api-problem";
import { RoomLink } from "~/browser/room/document/room-link";
import { SEAT_SECONDS } from "~/contracts/room/room";
import { openFakeWindow } from "../browser/fake-window";

const { askForTicket, sent } = vi.hoisted(() => ({
  askForTicket: vi.fn<() => Promise<{ host: string; ticket: string }>>(),
  sent: [] as string[],
}));

vi.mock("~/browser/api/api-client", () => ({ callApi: askForTicket }));

/** A connection that stays open, and only notes what is sent. */
vi.mock("y-partyserver/provider", () => ({
  default: class {
    ws = { readyState: 1, send: (text: string) => void sent.push(text), addEventListener: () => undefined };
    shouldConnect = true;
    #onStatus: ((event: { status: string }) => void) | undefined;
    on(name: string, listener: (event: { status: string }) => void) {
      if (name === "status") this.#onStatus = listener;
    }
    connect() {
      this.#onStatus?.({ status: "connected" });
    }
    destroy() {
      this.ws.readyState = 3;
    }
  },
}));

const MINUTE = 60_000;
const refused = vi.fn();
const away = vi.fn();
let link: RoomLink;

beforeEach(async () => {
  vi.useFakeTimers();
  openFakeWindow();
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("WebSocket", { OPEN: 1 });
  sent.length = 0;
  let given = 0;
  askForTicket.mockImplementation(async () => ({ host: "rooms.test", ticket: `ticket ${(given += 1)}` }));
  const doc = new Y.Doc();
  link = new RoomLink("trip", doc, new Awareness(doc), {
    onConnecting: () => undefined,
    onRoomKnown: () => undefined,
    onLive: () => undefined,
    onText: () => undefined,
    onGaveState: () => undefined,
    onAway: away,
    onRefused: refused,
  });
  link.start();
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  link.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const tickets = () => sent.map((text) => JSON.parse(text) as unknown);
const ticket = (number: number) => ({ type: "ticket", ticket: `ticket ${number}` });

test("who stays in a room brings a fresh ticket at the same socket before the last one ends, again and again", async () => {
  await vi.advanceTimersByTimeAsync(9 * MINUTE);
  expect(tickets()).toEqual([]);
  await vi.advanceTimersByTimeAsync(SEAT_SECONDS * 1000 - 9 * MINUTE);
  expect(tickets()).toEqual([ticket(2)]);
  await vi.advanceTimersByTimeAsync(SEAT_SECONDS * 1000);
  expect(tickets()).toEqual([ticket(2), ticket(3), ticket(4)]);
  expect(away).not.toHaveBeenCalled();
});

test("who gets none because the server is away asks again in time", async () => {
  askForTicket
    .mockRejectedValueOnce(new ApiProblem(503, "unavailable", ""))
    .mockRejectedValueOnce(new ApiProblem(0, "offline", ""));
  await vi.advanceTimersByTimeAsync(SEAT_SECONDS * 1000 - 1);
  expect(tickets()).toEqual([ticket(2)]);
  expect(refused).not.toHaveBeenCalled();
});

test("who is not on the trip any more is told so", async () => {
  askForTicket.mockRejectedValueOnce(new ApiProblem(404, "not-found", ""));
  await vi.advanceTimersByTimeAsync(SEAT_SECONDS * 1000);
  expect(refused).toHaveBeenCalledExactlyOnceWith("notAMember");
  expect(tickets()).toEqual([]);
});
