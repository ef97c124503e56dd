import { expect, inject, test } from "vitest";
import { browserForFile } from "./support/phone.ts";
import { REDIRECTS, signedOutRedirect } from "./sweep/redirects.ts";
import { signedOut, travellers } from "./sweep/visitors.ts";
import { findingsOf, leadsOf, sweep } from "./sweep/sweep.ts";

/*
 * Every screen of the route table, as whoever has no trip of their own finds it: on a phone and a desk, by day and by night, narrow, enlarged, from right to left and
 * by keyboard alone. `ROUTES=live|memories` visits only the addresses and folders that match and keeps pictures of them
 * (`ROUTES=.` of all); they lie in .local/screens, with those of whatever is found wrong.
 */

/** Some sixty screens, on a machine with a lot else to do. */
const PATIENCE = { timeout: 3_600_000 };

const origin = inject("origin");
const browser = await browserForFile();

test("signed out, every route can be used by everybody, or leads to the sign-in", PATIENCE, async () => {
  const visits = await sweep(browser, origin, signedOut);
  expect(findingsOf(visits)).toEqual([]);
  for (const [path, to] of Object.entries(leadsOf(visits))) expect(to, path).toBe(signedOutRedirect(path));
});

test("on a friend's trip, every route can be used by everybody, or leads to where it belongs", PATIENCE, async () => {
  const { participant } = await travellers(browser, origin);
  const visits = await sweep(browser, origin, participant);
  expect(findingsOf(visits)).toEqual([]);
  expect(leadsOf(visits)).toEqual(REDIRECTS.participant);
});
