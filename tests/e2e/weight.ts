import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";

/** What the first visit to any screen may transfer, compressed. */
const SCRIPT_LIMIT_KB = 130;

/** A screen that holds the trip's room carries what keeps unsent work and makes room for the companions. */
const ROOM_SCREEN_LIMIT_KB = 134;
const STYLE_LIMIT_KB = 20;

/** What a screen fetches once it has been painted and the device is calm: the trip's room and what it shows of itself, what keeps the app, and what these import. It has a limit of its own. */
const ROOM_LIMIT_KB = 45;
const ROOM_SCRIPT =
  /\/assets\/(tending|room|room-view|outbox|offline|offline-card|take-along|shared-fields)-[\w-]{8}\.js$/;

/** What judges the plan, or tells of the destination, likewise after the paint. */
const HINTS_LIMIT_KB = 10;
const HINTS_SCRIPT = /\/assets\/(plan-hints|destination)-[\w-]{8}\.js$/;

/** The script of a screen that holds the room. */
const TRIP_SCRIPT = /\/assets\/trip-[\w-]{8}\.js$/;

/** `early` are scripts of the room and of the hints that did not wait for the page. */
export type Weight = {
  screen: string;
  scripts: number;
  room: number;
  hints: number;
  styles: number;
  holdsRoom: boolean;
  early: string[];
};

/** Adds up the compressed bodies that come over the wire to this page from now on; gives what they came to until asked. */
export async function weighFromNow(context: BrowserContext, page: Page): Promise<(screen: string) => Weight> {
  const session = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes = { Script: 0, Room: 0, Hints: 0, Stylesheet: 0 };
  const early: string[] = [];
  let holdsRoom = false;
  let isLoaded = false;
  let isCalm = false;
  const late = new Set<string>();
  await session.send("Page.enable");
  await session.send("Network.enable");
  session.once("Page.loadEventFired", () => (isLoaded = true));
  session.on("Network.requestWillBeSent", ({ requestId, request: { url } }) => {
    const waits = ROOM_SCRIPT.test(url) || HINTS_SCRIPT.test(url);
    if (waits && !isLoaded) early.push(url);
    isCalm ||= waits;
    if (isCalm) late.add(requestId);
  });
  session.on("Network.responseReceived", ({ requestId, type, response: { url } }) => {
    kinds.set(requestId, type === "Script" && late.has(requestId) ? (HINTS_SCRIPT.test(url) ? "Hints" : "Room") : type);
    if (TRIP_SCRIPT.test(url)) holdsRoom = true;
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === "Script" || kind === "Room" || kind === "Hints" || kind === "Stylesheet")
      bytes[kind] += encodedDataLength;
  });
  return (screen) => ({
    screen,
    scripts: bytes.Script / 1024,
    room: bytes.Room / 1024,
    hints: bytes.Hints / 1024,
    styles: bytes.Stylesheet / 1024,
    holdsRoom,
    early,
  });
}

export function expectToBeLight(weight: Weight): void {
  const { screen } = weight;
  expect.soft(weight.scripts, `scripts of ${screen}`).toBeGreaterThan(0);
  expect
    .soft(weight.scripts, `scripts of ${screen}`)
    .toBeLessThanOrEqual(weight.holdsRoom ? ROOM_SCREEN_LIMIT_KB : SCRIPT_LIMIT_KB);
  expect.soft(weight.early, `scripts of the room or the hints before ${screen} was there`).toEqual([]);
  expect.soft(weight.room, `the room's scripts on ${screen}`).toBeLessThanOrEqual(ROOM_LIMIT_KB);
  expect.soft(weight.hints, `the scripts of the hints on ${screen}`).toBeLessThanOrEqual(HINTS_LIMIT_KB);
  expect.soft(weight.styles, `styles of ${screen}`).toBeLessThanOrEqual(STYLE_LIMIT_KB);
}

export function printWeights(weights: readonly Weight[]): void {
  const row = ({ screen, scripts, room, hints, styles }: Weight) =>
    `${screen.padEnd(44)} ${[scripts, room, hints, styles].map((weight) => `${weight.toFixed(1).padStart(7)} KB`).join(" ")}`;
  console.log(
    [`${"first visit to".padEnd(44)}    scripts       room      hints     styles`, ...weights.map(row)].join("\n"),
  );
}
