import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropInvitation, invitedBy, keepInvitation, keptInvitation, wayToJoin } from "~/screens/join/parts/invitation";
import { joinFormProblems } from "~/screens/join/parts/join-action";
import { openFakeWindow } from "#tests/unit/browser/fake-window";

beforeEach(() => void openFakeWindow());
afterEach(() => vi.unstubAllGlobals());

const typed = (code: string) => {
  const form = new FormData();
  form.set("joinCode", code);
  return form;
};

test.each([
  ["/join?code=LISBON-27", "LISBON-27"],
  ["/join?code=%20a%20b%20", "a b"],
  ["/join?code=", null],
  ["/join?code=%20", null],
  ["/join", null],
])("%s invites by the code %j", (path, code) => expect(invitedBy(`https://wayfellow.test${path}`)).toBe(code));

test("a code is kept through the sign-in as if it had been typed, until the trip is joined", () => {
  keepInvitation("LISBON-27");
  expect(keptInvitation()).toBe("LISBON-27");
  dropInvitation();
  expect(keptInvitation()).toBe("");
});

test("after the sign-in a kept code leads where the invite link did, and without one the way goes to the form", () => {
  expect(wayToJoin()).toBe("/join");
  keepInvitation("a b");
  expect(wayToJoin()).toBe("/join?code=a%20b");
});

test("a join code is required, and spaces are none", () => {
  expect(joinFormProblems(typed("  "))).toEqual({ joinCode: "Please enter the join code." });
  expect(joinFormProblems(typed(" lisbon "))).toEqual({});
});
