import { afterEach, describe, expect, test, vi } from "vitest";
import { openScreen } from "../screens/open-screen";
import { standIn } from "../screens/situations";
import { SPEC_SCREENS } from "../screens/spec-screens";
import { withoutData } from "./data-words";
import { mark, wordsOutside } from "./mark";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("words outside of the catalogue", () => {
  test("are found in texts and in what is spoken", () => {
    const { hello } = mark({ hello: (name: string) => `Hello, ${name}` });
    expect(
      wordsOutside(
        `<h1 title="${hello("Mira")}">${hello("Mira")}</h1><p aria-label="Forgotten">and <b>this</b> 12 %</p>`,
      ),
    ).toEqual(["and", "this", "Forgotten"]);
  });
});

/** The pages for testers speak as they are built. */
const FOR_TESTERS = /^\/(localtest|localdebug|tripidtest|anchorgpttest|hydratetest|dayindextest)/;

test.each(SPEC_SCREENS.filter(({ leadsTo, at }) => leadsTo === undefined && !FOR_TESTERS.test(at)))(
  "$at, $when, says nothing that is not in the catalogue",
  async ({ at, when }) => {
    standIn(when);
    const screen = await openScreen(at);
    if (screen.kind === "led-on") throw new Error(`${at} led on to ${screen.to}`);
    expect(
      wordsOutside(screen.html)
        .map(withoutData)
        .filter((words) => /\p{L}{2}/u.test(words)),
    ).toEqual([]);
  },
);
