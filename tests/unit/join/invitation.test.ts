import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftText, readDraft } from "~/browser/form-draft";
import { CODE_FIELD, dropInvitation, invitedBy, JOIN_FORM, keepInvitation } from "~/screens/join/parts/invitation";
import { joinFormProblems } from "~/screens/join/parts/join-form";
import { openFakeWindow } from "#tests/unit/browser/fake-window";

beforeEach(() => void openFakeWindow());
afterEach(() => vi.unstubAllGlobals());

const kept = () => draftText(readDraft(JOIN_FORM), CODE_FIELD);
const typed = (code: string) => {
  const form = new FormData();
  form.set(CODE_FIELD, code);
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
  expect(kept()).toBe("LISBON-27");
  dropInvitation();
  expect(kept()).toBe("");
});

test("a join code is required, and spaces are none", () => {
  expect(joinFormProblems(typed("  "))).toEqual({ joinCode: "Please enter the join code." });
  expect(joinFormProblems(typed(" lisbon "))).toEqual({});
});
