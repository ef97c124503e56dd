import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { signIn } from "../../scripts/demo/traveller.mjs";
import type { Phase } from "./support/phases.ts";
import { PHASES, travellerIn } from "./support/phases.ts";
import { copiedText } from "./support/copied-text.ts";
import { browserForFile, DESKTOP, openDevice, signInByPopup } from "./support/phone.ts";
import { fetchedAhead, settled, settledWithLateParts } from "./support/settled.ts";
import { alerted, isAt, sees } from "./support/steps.ts";
import { reloadInRoom } from "./support/trip-companions.ts";
import { judgeByAxe, loadAxe } from "./sweep/axe.ts";
import { answerChanged } from "./support/worker-answer.ts";

const origin = inject("origin");
const browser = await browserForFile();

const phase = (screen: string): Phase => {
  const found = PHASES.find((candidate) => candidate.screen === screen);
  if (!found) throw new Error(`no phase leads to ${screen}`);
  return found;
};

async function open(at: Phase) {
  const { who, tripId } = await travellerIn(at, origin);
  const device = await openDevice(browser, origin);
  await device.page.goto("/access");
  await signInByPopup(device.page, who);
  await isAt(device.page, at.screen);
  return { ...device, who, tripId };
}

/** A place that an answer names and the plan has not. */
const NAMED = {
  id: "lisbon-not-in-the-plan",
  name: "Tasca do Jaime",
  neighborhood: "Graça",
  location: "Graça, Lisbon",
  lat: 38.717,
  lng: -9.13,
  kind: "meal",
  minutes: 60,
  isTicketed: false,
  isDayTrip: false,
  about: "Fado at the next table.",
  part: "evening",
  fromDay: 1,
  toDay: 3,
};

/** On a desk's screen the days of the plan stand beside the talk, each a way to itself; a phone has the talk alone. */
async function showsTheDaysBesideWhereThereIsRoom(page: Page): Promise<void> {
  const phone = page.viewportSize();
  if (!phone || !DESKTOP.viewport) throw new Error("The screens have no sizes.");
  const days = page.getByRole("region", { name: "Your days" });
  expect(await days.count()).toBe(0);
  await page.setViewportSize(DESKTOP.viewport);
  await days.waitFor();
  expect(await days.getByRole("link", { name: /^Day \d$/ }).count()).toBe(3);
  const [field, beside] = [await page.getByLabel("Your question").boundingBox(), await days.boundingBox()];
  expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThan(beside?.x ?? 0);
  await page.setViewportSize(phone);
  await days.waitFor({ state: "detached" });
}

test("a wish becomes a proposal beside the original, is saved, and can be taken back; typing survives a reload", async () => {
  const { page, complaints, tripId, who, context } = await open(phase("/pretriphub"));
  const traveller = await signIn(origin, who);
  const evening = async () => (await traveller.call("GET", `itinerary/days/${tripId}`)).days[1].blocks.evening;
  const before = await evening();
  await page.goto(`/modify/block/${tripId}/2/evening`);
  await settled(page);
  const ask = page.getByRole("button", { name: "Ask the assistant" });
  const wish = page.getByLabel("What should be different?");
  expect(await ask.isDisabled()).toBe(true);
  await page.getByText("Nothing is changed yet.").waitFor();
  await wish.fill("something else, please");
  await page.reload();
  await settled(page);
  expect(await wish.inputValue()).toBe("something else, please");

  // What cannot be had: the words stay, and what comes near it is a tap away.
  const impossible = "zorbing with llamas";
  await wish.fill(impossible);
  await ask.click();
  await page.getByText("Your words are still there").waitFor();
  expect(await page.getByLabel("Still not right? Say what else").inputValue()).toBe(impossible);
  const offered = page.getByRole("button", { name: /^Take / });
  expect(await offered.count()).toBe(3);
  const taken = /^Take (.*?): /.exec((await offered.first().getAttribute("aria-label")) ?? "")?.[1] ?? "";
  await page.reload();
  await settled(page);
  await offered.first().click();
  await page.getByRole("heading", { name: "What would change" }).waitFor();
  await page.getByText(`I put ${taken} here`).waitFor();
  await page.getByRole("button", { name: "Discard" }).click();
  await wish.fill("something else, please");

  await ask.click();
  await sees(page, "What would change");
  await page.getByRole("button", { name: "Save This Block" }).click();
  await page.getByText("Saved for everyone.").waitFor();
  const saved = await evening();
  expect(saved.title).not.toBe(before.title);
  expect(saved).toMatchObject({ source: "embedded", verified: true });
  await page.getByRole("button", { name: "Undo" }).click();
  await sees(page, "Back to how it was.");
  expect(await evening()).toEqual(before);

  // More than one request may hold: said in words, by night too, and what was typed is there to be made shorter.
  const asked = "**/wayfellow/modifygpt/block";
  await page.emulateMedia({ colorScheme: "dark" });
  await page.route(asked, (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), feedback: "w".repeat(300_000) }) }),
  );
  await wish.fill("something else, please");
  await ask.click();
  await alerted(page, "That is more than can be sent at once. What you wrote is still here");
  expect(await wish.inputValue()).toBe("something else, please");
  await loadAxe(page);
  expect(await judgeByAxe(page, "what looks different")).toEqual([]);
  await page.unroute(asked);
  await ask.click();
  await sees(page, "What would change");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.emulateMedia({ colorScheme: "light" });

  // The planner is asked about the plan: what stands in the field is what is asked.
  await page.goto("/trip-planner-ai");
  const question = page.getByLabel("Your question");
  await page.getByRole("button", { name: "Where can we eat on day 1?" }).click();
  await reloadInRoom(page);
  expect(await question.inputValue()).toBe("Where can we eat on day 1?");
  await page.route("**/gpt", (route) => answerChanged(route, (reply) => ({ ...reply, places: [NAMED] })));
  await page.getByRole("button", { name: "Run GPT" }).click();
  const talk = page.getByRole("log", { name: "Questions and answers" });
  await talk.getByText("Lunch on day 1").waitFor();
  await page.unroute("**/gpt");
  expect(await talk.textContent()).not.toMatch(/day [2-9]/);
  expect(await question.inputValue()).toBe("");
  await showsTheDaysBesideWhereThereIsRoom(page);
  // A place that the answer names is put into the plan, taken back, and kept for later, one tap each.
  const planned = async () => {
    const { days, shelf } = await traveller.call("GET", `itinerary/days/${tripId}`);
    const isIt = ({ placeId }: { placeId: string }) => placeId === NAMED.id;
    return days[0].stops.some(isIt) ? "day 1" : shelf.some(isIt) ? "ideas" : "nowhere";
  };
  await talk.getByRole("button", { name: `Put into Day 1: ${NAMED.name}` }).click();
  await talk.getByText("On day 1.").waitFor();
  await expect.poll(planned).toBe("day 1");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(planned).toBe("nowhere");
  await talk.getByRole("button", { name: `Keep ${NAMED.name} as an idea` }).click();
  await talk.getByText("With your ideas.").waitFor();
  await expect.poll(planned).toBe("ideas");
  // What was said of it lies over what comes next until it goes, by itself or so.
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.getByRole("button", { name: "Run GPT" }).click();
  await page.getByText("Please ask something first.").waitFor();
  await question.fill("What should I pack?");
  await page.getByRole("button", { name: "Save Ask" }).click();
  await talk.getByText("Saved. Run GPT for an answer.").waitFor();
  await page.reload();
  await page.route("**/gpt", (route) =>
    route.fulfill({ status: 429, json: { error: "Please wait a minute.", code: "too-many-requests" } }),
  );
  await page.getByRole("button", { name: "Run GPT" }).click();
  await page.getByText("Please wait a minute.").waitFor();
  await page.unroute("**/gpt");
  await question.fill("What is planned on day 2?");
  await question.press("Enter");
  await talk.getByText(/^Day 2\b/).waitFor();
  expect(await talk.locator("> li").count()).toBe(3);
  await talk.getByRole("button", { name: "Copy the answer to “Where can we eat on day 1?”" }).click();
  await page.getByText("The answer is copied.").waitFor();
  expect(await copiedText(page)).toMatch(/^Lunch on day 1/);
  expect(await page.getByText("Please wait a minute.").count()).toBe(0);

  // What the planner proposes changes nothing until it is accepted, can be taken back and left, and says when its stop is gone.
  const stopsOfDay2 = async () => (await traveller.call("GET", `itinerary/days/${tripId}`)).days[1].stops;
  const [stop] = await stopsOfDay2();
  const seen = { id: stop.id, title: stop.title, placeId: stop.placeId, at: { day: 2, part: stop.at.part } };
  const proposals = [
    { id: "1", why: "It is a long day.", kind: "shelve", stop: seen },
    {
      id: "2",
      why: "",
      kind: "move",
      stop: { ...seen, id: "no-such", title: "The Old Zoo" },
      to: { day: 3, part: "evening" },
    },
    { id: "3", why: "", kind: "of a later version" },
  ];
  await page.route("**/chat", async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    await answerChanged(route, ({ exchanges }) => {
      Object.assign(exchanges.at(-1).answer, { proposals });
      return { exchanges };
    });
  });
  await page.reload();
  const change = `${stop.title} leaves day 2 and waits among your ideas`;
  const card = page.getByRole("list", { name: "Changes to accept or leave" }).getByRole("listitem");
  await card.filter({ hasText: change }).getByText("It is a long day.").waitFor();
  await card.getByText("The Old Zoo is not there any more.").waitFor();
  expect(await card.count()).toBe(2);
  expect(await stopsOfDay2()).toContainEqual(stop);
  await page.getByRole("button", { name: `Leave it: ${change}` }).click();
  await page.getByRole("button", { name: `Look again: ${change}` }).click();
  await page.getByRole("button", { name: `Accept: ${change}` }).click();
  await card.getByText("Done.").waitFor();
  await expect.poll(async () => (await stopsOfDay2()).map(({ id }: { id: string }) => id)).not.toContain(stop.id);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Undo");
  await page.getByRole("button", { name: `Undo: ${change}` }).press("Enter");
  await page.getByRole("button", { name: `Accept: ${change}` }).waitFor();
  await expect.poll(stopsOfDay2).toContainEqual(stop);
  await page.route("**/wayfellow/whoami", (route) =>
    answerChanged(route, (known) => ({ ...known, user: { ...known.user, role: "participant" } })),
  );
  await page.reload();
  await card.filter({ hasText: change }).getByText("Ask your organizer: only they change the plan.").waitFor();
  expect(await page.getByRole("button", { name: `Accept: ${change}` }).count()).toBe(0);
  // The screen reads both again by itself: what is on its way is answered first, or nobody would answer it.
  await page.unrouteAll({ behavior: "wait" });
  // What is fetched ahead has come: else the browser would note each script that did not.
  await settledWithLateParts(page);
  await context.setOffline(true);
  await page.getByText("You have no connection.").waitFor();
  await context.setOffline(false);
  // What was refused is in the browser's log.
  expect(complaints.filter((complaint) => !/status of (413|429)/.test(complaint))).toEqual([]);
  await context.close();
});

test("what is worth knowing about a plan is told where it is, hidden for good when it was read, and never in the way", async () => {
  const { page, complaints, tripId, who, context } = await open(phase("/pretriphub"));
  const traveller = await signIn(origin, who);
  const { days } = await traveller.call("GET", `itinerary/days/${tripId}`);
  await traveller.call("POST", "savefinalblock", {
    tripId,
    dayIndex: 2,
    blockName: "evening",
    blockData: { title: days[0].blocks.morning.title },
  });
  await page.goto("/wayfellow/itineraryupdate");
  await page.getByText(/^\d things? to know, day 2$/).click();
  await page.getByText("This place comes twice").waitFor();
  await page.goto(`/modify/day/${tripId}/2`);
  await page.getByRole("button", { name: "Hide: This place comes twice" }).click();
  await page.getByText("This place comes twice").waitFor({ state: "detached" });
  await page.reload();
  await settledWithLateParts(page);
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem("planFacts") !== null)).toBe(true);
  expect(await page.getByText("This place comes twice").count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test("a block marked complete without a network counts here at once, and is sent when the network is back", async () => {
  const { page, context } = await open(phase("/livedayreturner"));
  await page.goto("/tripliveblock");
  await fetchedAhead(page, "day-lookback");
  await context.setOffline(true);
  await page.getByRole("button", { name: /^Mark Morning Complete/i }).click();
  await page.getByRole("button", { name: /^Mark Afternoon Complete/i }).waitFor();
  await page.getByText(/^Will be sent: morning of day 2 complete/).waitFor();
  await context.setOffline(false);
  await page.getByText(/^Will be sent/).waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Mark Afternoon Complete/i }).waitFor();
  await context.close();
});
