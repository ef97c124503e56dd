import { expect, inject, test } from "vitest";
import { browserForFile } from "./support/phone.ts";
import { ADDRESSES } from "./sweep/addresses.ts";
import { REDIRECTS } from "./sweep/redirects.ts";
import { BEFORE_AND_AFTER, visitorIn, travellers } from "./sweep/visitors.ts";
import { findingsOf, leadsOf, sweep } from "./sweep/sweep.ts";

/*
 * Every screen of the route table, as the organizer finds it: on a phone and a desk, by day and by night, narrow, enlarged, from right to left and
 * by keyboard alone. `ROUTES=live|memories` visits only the addresses and folders that match and keeps pictures of them
 * (`ROUTES=.` of all); they lie in .local/screens, with those of whatever is found wrong.
 */

/** Some sixty screens, on a machine with a lot else to do. */
const PATIENCE = { timeout: 3_600_000 };

const origin = inject("origin");
const browser = await browserForFile();

test("on one's own trip, every route can be used by everybody, or leads to where it belongs", PATIENCE, async () => {
  const { organizer } = await travellers(browser, origin);
  const visits = await sweep(browser, origin, organizer);
  expect(findingsOf(visits)).toEqual([]);
  expect(leadsOf(visits)).toEqual(REDIRECTS.organizer);
});

test.each(BEFORE_AND_AFTER)(
  "with $name, the screens that look different then can be used by everybody",
  async (phase) => {
    const visitor = await visitorIn(phase, browser, origin);
    const visits = await sweep(
      browser,
      origin,
      visitor,
      ADDRESSES.filter(({ path }) => phase.screens.includes(path)),
    );
    expect(findingsOf(visits)).toEqual([]);
    expect(leadsOf(visits)).toEqual({});
  },
);
