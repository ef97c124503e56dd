import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { completeProfile, liveThrough, setUpTrip } from "../../../scripts/demo/plan-trip.mjs";
import { signIn } from "../../../scripts/demo/traveller.mjs";
import { browserForFile, openDevice, signInByPopup } from "../support/phone.ts";
import { nothingAwaited, settled } from "../support/settled.ts";
import { isAt, press, title, sees } from "../support/steps.ts";
import { deviceOf, travellingTogether } from "../support/trip-companions.ts";
import { unique } from "../support/unique.ts";
import { judgeInPanes, judgeOnPhone, judgeWhereWide } from "./visit.ts";

/*
 * What no address of the sweep leads to: a question that is asked, a connection that is lost, the start of a trip and the evening of a day, the
 * words of two, a place that is waited for and one that is lost. One trip comes by all of them, in two windows; each is judged on a phone, as its
 * screen is judged in every look elsewhere. The screens that have most to lay out are judged at 820 and 1440 px too.
 */

const origin = inject("origin");
const browser = await browserForFile();

/** A phone's browser hides what sticks out of the window by showing it smaller. */
const WINDOW: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: "en-US",
  reducedMotion: "reduce",
};

/** Goes there as by a link, and waits for what the moment says. */
async function goTo(page: Page, path: string, words: string | RegExp): Promise<void> {
  await page.evaluate((to) => window.__remixRouter.navigate(to), path);
  await isAt(page, path);
  await sees(page, words);
  await nothingAwaited(page);
  await settled(page);
}

test("what a trip comes to, from the early start to the words of two, can be used by everybody", async () => {
  const { ada, ben, tripId } = await travellingTogether(origin, { started: false, startsIn: 3 });
  const [adas, bens] = await Promise.all([
    deviceOf(browser, origin, ada, "/pretriphub", WINDOW),
    deviceOf(browser, origin, ben, "/plannerparticipanthub", WINDOW),
  ]);
  const organizer = adas.page;
  const companion = bens.page;
  const findings: string[] = [];
  const both = async (...judged: Promise<string[]>[]) => findings.push(...(await Promise.all(judged)).flat());

  await Promise.all([sees(organizer, "Who is coming"), sees(companion, "Who is coming")]);
  await both(
    judgeInPanes(organizer, "organizer", "the trip hub"),
    judgeInPanes(companion, "companion", "the trip hub"),
  );

  await press(organizer, "Start My Trip");
  await organizer.getByRole("dialog", { name: "It begins in 3 days. Start now?" }).waitFor();
  await settled(organizer);
  await both(judgeOnPhone(organizer, "organizer", "the early start is asked about"));

  await press(organizer, "Start Now");
  await isAt(organizer, "/livedayreturner");
  await title(organizer, "Your trip begins");
  await settled(organizer);
  await goTo(companion, "/livedayreturner", "Your trip begins");
  await both(
    judgeOnPhone(organizer, "organizer", "the trip has just begun"),
    judgeOnPhone(companion, "companion", "the trip has just begun"),
  );

  await goTo(companion, "/triplivedayparticipant", "Day 1 of 3");
  await bens.context.setOffline(true);
  await sees(companion, /^Working offline\. This is your trip as of \d/);
  await goTo(organizer, "/trip-planner-ai", "Run GPT");
  await organizer.getByLabel("Your question").fill("Where can we eat on day 1?");
  await press(organizer, "Run GPT");
  await organizer.getByRole("log", { name: "Questions and answers" }).getByText("Planned by").waitFor();
  await both(
    judgeOnPhone(companion, "companion", "out of reach"),
    judgeWhereWide(organizer, "organizer", "an answered question"),
  );
  await bens.context.setOffline(false);
  await expect.poll(() => companion.getByText("Working offline").count()).toBe(0);

  await liveThrough(ada, tripId, 1);
  await Promise.all([
    goTo(organizer, "/tripliveday", "Day 1 is done"),
    goTo(companion, "/triplivedayparticipant", "Reflect on Day 1"),
  ]);
  await both(
    judgeOnPhone(organizer, "organizer", "the evening of a day that is written about"),
    judgeOnPhone(companion, "companion", "the evening of a day that is not"),
  );
  await Promise.all([
    goTo(organizer, "/livedayreturner", "Welcome Back!"),
    goTo(companion, "/plannerparticipanthub", "This evening"),
  ]);
  await both(
    judgeOnPhone(organizer, "organizer", "coming back in the evening"),
    judgeOnPhone(companion, "companion", "the trip hub in the evening"),
  );

  await liveThrough(ada, tripId, 3);
  for (const day of [1, 3])
    await ben.call("POST", `reflection/${tripId}/${day}`, {
      summary: `Ben's day ${day}`,
      moodTags: ["Mind Blown"],
      journalText: "The tram up the hill was full, so we took the stairs past the tiles and were there before it.",
    });
  await Promise.all([
    goTo(organizer, "/reflections", "Ben's day 3"),
    goTo(companion, "/tripcomplete", "Day 2 is still missing from your memories"),
  ]);
  await both(
    judgeOnPhone(organizer, "organizer", "the memories of two"),
    judgeOnPhone(companion, "companion", "the end, with a day still to be written about"),
  );
  await both(judgeWhereWide(organizer, "organizer", "the memories of two"));

  expect(findings).toEqual([]);
  expect([...adas.complaints, ...bens.complaints]).toEqual([]);
  await Promise.all([adas.context.close(), bens.context.close()]);
});

test("what a newcomer comes by, from the invitation to being off the trip again, can be used by everybody", async () => {
  const ada = await signIn(origin, { name: "Ada Fern", email: `${unique("ada")}@example.com` });
  const joinCode = unique("LISBON").toUpperCase();
  await completeProfile(ada);
  const tripId = await setUpTrip(ada, { joinCode, tripName: "Lisbon with Ada" });
  await ada.call("POST", `companions/${tripId}/admission`, { admitEach: true });
  const { page, context, complaints } = await openDevice(browser, origin, WINDOW);
  await page.goto(`/join?code=${joinCode}`);
  await isAt(page, "/joinaccess");
  await signInByPopup(page, { name: "Jo Park", email: `${unique("jo")}@example.com` });

  await title(page, "You're about to join: Lisbon with Ada");
  await settled(page);
  const findings = await judgeOnPhone(page, "newcomer", "asked whether to join");

  await press(page, "Confirm and Join Trip");
  await isAt(page, "/joinwaiting");
  await title(page, "The organizer will let you in");
  await settled(page);
  findings.push(...(await judgeOnPhone(page, "newcomer", "waiting to be let in")));

  const { newcomers } = await ada.call("GET", `companions/${tripId}`);
  await ada.call("POST", `companions/${tripId}/admit`, { userId: newcomers[0].userId });
  await isAt(page, "/profileparticipant");
  await ada.call("POST", `companions/${tripId}/remove`, { userId: newcomers[0].userId });
  await isAt(page, "/offtrip");
  await settled(page);
  findings.push(...(await judgeOnPhone(page, "newcomer", "off the trip again")));

  expect(findings).toEqual([]);
  // Whatever asked in the moment of the removal found no trip any more.
  expect(complaints.filter((complaint) => !complaint.includes("404"))).toEqual([]);
  await context.close();
});
