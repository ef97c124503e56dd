import { afterEach, expect, test, vi } from "vitest";
import { openScreen } from "./open-screen";
import { standIn } from "./situations";
import { SPEC_SCREENS } from "./spec-screens";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(SPEC_SCREENS.filter(({ leadsTo }) => leadsTo === undefined))(
  "$at, $when, has one heading and says what the specification says",
  async ({ at, when, title, says = [], links = [] }) => {
    standIn(when);
    const screen = await openScreen(at);
    if (screen.kind === "led-on") throw new Error(`${at} led on to ${screen.to}`);
    expect(screen.title).not.toBe("");
    expect(screen.title).not.toContain("|");
    if (title !== undefined) expect(screen.title).toBe(title);
    for (const words of says) expect(screen.text).toContain(words);
    expect(links.filter((link) => !screen.links.includes(link))).toEqual([]);
  },
);

test.each(SPEC_SCREENS.filter(({ leadsTo }) => leadsTo !== undefined))(
  "$at, $when, leads on to $leadsTo",
  async ({ at, when, leadsTo }) => {
    standIn(when);
    expect(await openScreen(at)).toEqual({ kind: "led-on", to: leadsTo });
  },
);
