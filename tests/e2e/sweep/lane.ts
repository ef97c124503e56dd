import type { Browser, Page, Request } from "playwright-core";
import { openDevice } from "../support/phone.ts";
import { hold } from "./settle.ts";
import type { Visitor } from "./visitors.ts";

/** A page that goes from screen to screen, and gives what was complained about since it was last asked. */
export type Lane = {
  page: Page;
  pending: ReadonlySet<Request>;
  complaintsSince: () => string[];
  close: () => Promise<void>;
};

/** The console says so when a page is not there; that one is asked for. */
const isAskedFor = (complaint: string): boolean => complaint.includes("/no-such-page") && complaint.includes("404");

/** One window for many visits, as a new one costs as much as a visit. */
export async function openLane(browser: Browser, origin: string, { storageState }: Visitor): Promise<Lane> {
  const { context, page, complaints } = await openDevice(browser, origin, {
    locale: "en-US",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const pending = new Set<Request>();
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => {
    pending.delete(request);
    const why = request.failure()?.errorText;
    if (request.url().startsWith(origin) && why !== "net::ERR_ABORTED")
      complaints.push(`${request.url()} failed: ${why}`);
  });
  await context.addInitScript(rememberOnly, {
    origin,
    known: storageState?.origins.flatMap(({ localStorage }) => localStorage) ?? [],
  });
  await hold(page);
  return {
    page,
    pending,
    complaintsSince: () => complaints.splice(0).filter((complaint) => !isAskedFor(complaint)),
    close: () => context.close(),
  };
}

/** At the start of a visit the browser knows what that of the visitor knows, whatever the visit before has left behind. */
function rememberOnly({ origin, known }: { origin: string; known: { name: string; value: string }[] }): void {
  if (location.origin !== origin || sessionStorage.getItem("visit") !== null) return;
  sessionStorage.clear();
  localStorage.clear();
  for (const { name, value } of known) localStorage.setItem(name, value);
  sessionStorage.setItem("visit", "begun");
}

/** The next address that is opened begins a visit. */
export const endVisit = (page: Page): Promise<void> => page.evaluate(() => sessionStorage.removeItem("visit"));
