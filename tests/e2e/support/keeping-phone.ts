import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";
import { type NetworkProxy, openNetworkProxy } from "./network-proxy.ts";
import { type Device, KEEPING_PHONE, connectBrowser } from "./phone.ts";
import { type Companions, deviceOf, travellingTogether } from "./trip-companions.ts";

export type Setting = {
  trip: Companions;
  proxy: NetworkProxy;
  /** Ada's phone, signed in, after one visit of the live day: it keeps what it needs, unless it is one that keeps nothing. */
  visitLiveDay: (phone?: BrowserContextOptions) => Promise<Device>;
  /** The same at once, whether the phone keeps anything yet or not. */
  openLiveDay: () => Promise<Device>;
  /** Neither the page nor its service worker gets anywhere any more. */
  loseNetwork: () => Promise<void>;
  findNetwork: () => Promise<void>;
};

/** For a file whose phones keep the app: each test has a trip, a proxy to the Worker that it may shut, and a phone of its own. */
export function withKeepingPhone(): () => Setting {
  const worker = inject("origin");
  let browser: Browser;
  let setting: Setting;
  let device: Device | null = null;
  beforeAll(async () => {
    browser = await connectBrowser();
  });
  beforeEach(async () => {
    const proxy = await openNetworkProxy(worker);
    const trip = await travellingTogether(worker);
    const setOffline = (isOffline: boolean) => device?.context.setOffline(isOffline) ?? Promise.resolve();
    setting = {
      trip,
      proxy,
      visitLiveDay: async (phone = KEEPING_PHONE) => {
        device = await deviceOf(browser, proxy.origin, trip.ada, "/tripliveday", phone);
        if (phone.serviceWorkers === "allow") await keepsTheApp(device.page);
        return device;
      },
      openLiveDay: async () =>
        (device = await deviceOf(browser, proxy.origin, trip.ada, "/tripliveday", KEEPING_PHONE)),
      loseNetwork: async () => {
        proxy.shut();
        await setOffline(true);
      },
      findNetwork: async () => {
        proxy.open();
        await setOffline(false);
      },
    };
  });
  afterEach(async () => {
    await device?.context.close();
    await setting.proxy.close();
  });
  afterAll(() => browser.close());
  return () => setting;
}

/** Settles when the service worker has begun, for which it must have kept everything, and what companions wrote is here too. */
export async function keepsTheApp(page: Page): Promise<void> {
  await page.waitForFunction(
    () => navigator.serviceWorker.controller !== null && localStorage.getItem("tripReflections") !== null,
  );
}
