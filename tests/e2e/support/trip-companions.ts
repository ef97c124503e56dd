import type { Browser, BrowserContextOptions, Page, WebSocket as RoomSocket } from "playwright-core";
import { syncFrameKind } from "~/browser/room/document/frames";
import { planTrip, setUpTrip, completeProfile } from "../../../scripts/demo/plan-trip.mjs";
import { signIn } from "../../../scripts/demo/traveller.mjs";
import type { Traveller } from "../../../scripts/demo/traveller.mjs";
import type { Device } from "./phone.ts";
import { openDevice, signInByPopup } from "./phone.ts";
import { unique } from "./unique.ts";

export type Companions = { tripId: string; ada: Traveller; ben: Traveller; adaId: string; benId: string };

/** Ada's planned trip of three days in Lisbon, with Ben along; from today, and started unless told otherwise. */
export async function travellingTogether(origin: string, { started = true, startsIn = 0 } = {}): Promise<Companions> {
  const ada = await signIn(origin, { name: "Ada Fern", email: `${unique("ada")}@example.com` });
  const ben = await signIn(origin, { name: "Ben Ohm", email: `${unique("ben")}@example.com` });
  const joinCode = unique("LISBON").toUpperCase();
  await completeProfile(ada);
  await completeProfile(ben, { firstName: "Ben", lastName: "Ohm" });
  const tripId = await setUpTrip(ada, { joinCode, tripName: "Lisbon with Ada", startsIn });
  await planTrip(ada, tripId);
  await ben.call("POST", "participantuser/create", { joinCode });
  if (started) await ada.call("POST", `starttrip/${tripId}`);
  const idOf = async (who: Traveller): Promise<string> => (await who.call("GET", "whoami")).user._id;
  return { tripId, ada, ben, adaId: await idOf(ada), benId: await idOf(ben) };
}

/**
 * Settles once the document that is opened next is in its room: it has what the room has, and whatever is said from then on is news to it. What the room
 * still says to the document before does not count.
 */
const roomEntered = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    const follow = (socket: RoomSocket) =>
      socket.on("framereceived", ({ payload }) => {
        if (typeof payload === "string" || syncFrameKind(new Uint8Array(payload).buffer) !== "state-reply") return;
        page.off("websocket", follow);
        resolve();
      });
    page.once("domcontentloaded", () => page.on("websocket", follow));
  });

/** Opens a screen of the trip anew, and is in its room. */
export const openInRoom = (page: Page, path: string) => Promise.all([roomEntered(page), page.goto(path)]);

/** Loads a screen of the trip anew, and is in its room. */
export const reloadInRoom = (page: Page) => Promise.all([roomEntered(page), page.reload()]);

/** A companion's device, signed in, standing at a screen, and in the trip's room. */
export async function deviceOf(
  browser: Browser,
  origin: string,
  who: Traveller,
  path: string,
  options?: BrowserContextOptions,
): Promise<Device> {
  const device = await openDevice(browser, origin, options);
  await device.page.goto("/access");
  await signInByPopup(device.page, who);
  await device.page.waitForURL((url) => url.pathname !== "/access");
  await device.page.waitForURL((url) => !["/hydratelocal", "/localrouter"].includes(url.pathname));
  await openInRoom(device.page, path);
  return device;
}
