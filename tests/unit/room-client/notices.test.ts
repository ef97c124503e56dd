import { describe, expect, test } from "vitest";
import { asksToReload, noticeDelay, type RoomFacts, roomNotice } from "~/domain/offline/room-notice";
import { noticeText, whoIsOnline } from "#messages/notices/room";

const facts = (changes: Partial<RoomFacts>): RoomFacts => ({
  online: true,
  status: "live",
  reason: null,
  unreached: false,
  hasRooms: true,
  asOf: null,
  kept: 0,
  ...changes,
});
const said = (changes: Partial<RoomFacts>): string | null => {
  const notice = roomNotice(facts(changes));
  return notice && noticeText(notice);
};

describe("the banner", () => {
  test("says nothing while all is well", () => expect(said({})).toBeNull());
  test("counts what is kept without a network", () =>
    expect(said({ online: false, status: "offline", kept: 3 })).toBe("Working offline, 3 changes kept"));
  test("counts one change as one", () =>
    expect(said({ online: false, kept: 1 })).toBe("Working offline, 1 change kept"));
  test("counts nothing where nothing is kept", () => expect(said({ online: false })).toBe("Working offline"));
  test("tells a room that is away from a network that is", () =>
    expect(said({ status: "offline" })).toBe("Live updates are paused"));
  test("misses nothing where there are no rooms", () =>
    expect(said({ status: "offline", hasRooms: false })).toBeNull());
  test("says that the server itself does not answer", () =>
    expect(said({ status: "offline", unreached: true })).toBe("Your trip cannot be reached right now"));
  test("says of when it is what one sees, with what is kept here", () =>
    expect(said({ status: "offline", unreached: true, kept: 2, asOf: new Date().setHours(7, 33) })).toMatch(
      /^Your trip cannot be reached right now, 2 changes kept\. This is your trip as of 7:33\sAM$/,
    ));
  test("says the day as well where that is another", () =>
    expect(said({ online: false, asOf: Date.UTC(2020, 0, 5, 12) })).toMatch(
      /^Working offline\. This is your trip as of Jan 5, \d+:00\s[AP]M$/,
    ));
  test("says when page and room no longer understand each other", () =>
    expect(said({ status: "refused", reason: "unreadable" })).toMatch(/Reload to go on/));
  test("says that the newest windows are live where there are many", () =>
    expect(said({ status: "refused", reason: "elsewhere" })).toMatch(/in many places/));
  test("leaves a removal to its own screen", () =>
    expect(said({ status: "refused", reason: "notAMember" })).toBeNull());
  test.each(["full", "tooFast"])("has a sentence for a room that is %s", (reason) =>
    expect(said({ status: "offline", reason })).toMatch(/busy/),
  );
  test("asks to load the page again only where nothing comes back by itself", () => {
    const asks = (reason: string, status: RoomFacts["status"]) => {
      const notice = roomNotice(facts({ status, reason }));
      return notice !== null && asksToReload(notice);
    };
    for (const reason of ["tooLarge", "unreadable", "elsewhere"]) expect(asks(reason, "refused"), reason).toBe(true);
    for (const reason of ["full", "tooFast", "ticket"]) expect(asks(reason, "offline"), reason).toBe(false);
  });
  test("waits before it shows, so that a short gap never flickers", () =>
    expect(noticeDelay({ kind: "paused", kept: 0 }, null)).toBeGreaterThan(2_000));
  test("goes at once", () => expect(noticeDelay(null, { kind: "paused", kept: 0 })).toBe(0));
});

describe("who is online", () => {
  test.each([
    [[], ""],
    [["Ana"], "Ana is online"],
    [["Ana", "Bo"], "Ana and Bo are online"],
    [["Ana", "Bo", "Cy"], "Ana, Bo, and Cy are online"],
    [["Ana", "Bo", "Cy", "Di", "Ed"], "Ana, Bo, Cy, and 2 more are online"],
  ])("%j", (names, sentence) => expect(whoIsOnline(names)).toBe(sentence));
});
