import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { planTrip, setUpTrip, completeProfile } from "../../../scripts/demo/plan-trip.mjs";
import { signIn } from "../../../scripts/demo/traveller.mjs";
import type { Traveller } from "../../../scripts/demo/traveller.mjs";
import type { Device } from "./phone.ts";
import { openDevice, signInByPopup } from "./phone.ts";
import { unique } from "./unique.ts";

export type Companions = { tripId: string; ada: Traveller; ben: Traveller; adaId: string; benId: string };

/** Ada's planned trip of three days in Lisbon, with Ben along; started unless told otherwise. */
export async function travellingTogether(origin: string, { started = true } = {}): Promise<Companions> {
  const ada = await signIn(origin, { name: "Ada Fern", email: `${unique("ada")}@example.com` });
  const ben = await signIn(origin, { name: "Ben Ohm", email: `${unique("ben")}@example.com` });
  const joinCode = unique("LISBON").toUpperCase();
  await completeProfile(ada);
  await completeProfile(ben, { firstName: "Ben", lastName: "Ohm" });
  const tripId = await setUpTrip(ada, { joinCode, tripName: "Lisbon with Ada" });
  await planTrip(ada, tripId);
  await ben.call("POST", "participantuser/create", { joinCode });
  if (started) await ada.call("POST", `starttrip/${tripId}`);
  const idOf = async (who: Traveller): Promise<string> => (await who.call("GET", "whoami")).user._id;
  return { tripId, ada, ben, adaId: await idOf(ada), benId: await idOf(ben) };
}

/** Settles once the room has spoken to the page that is opened next; what it still says to the one before does not count. */
const roomEntered = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.once("framenavigated", () => {
      page.on("websocket", (socket) => socket.once("framereceived", () => resolve()));
    });
  });

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
  await Promise.all([roomEntered(device.page), device.page.goto(path)]);
  return device;
}
