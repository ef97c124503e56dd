import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { draftList, draftText, dropDraft, readDraft, saveDraft } from "~/browser/forms/form-draft";
import { formChoices, sentencesFromIssues } from "~/browser/forms/form-fields";
import { remainingProblems } from "~/browser/forms/use-checked-form";
import { openFakeWindow } from "./fake-window";

beforeEach(() => void openFakeWindow());
afterEach(() => vi.unstubAllGlobals());

const formOf = (...fields: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

describe("a half-filled form", () => {
  test("is there again after a reload, choices and all", () => {
    saveDraft("trip", formOf(["city", "Lisbon"], ["whoWith", "kids"], ["whoWith", "friends"]));
    const draft = readDraft("trip");
    expect(draftText(draft, "city")).toBe("Lisbon");
    expect(draftList(draft, "whoWith", ["solo"])).toEqual(["kids", "friends"]);
  });

  test("a choice that was taken back stays taken back", () => {
    saveDraft("trip", formOf(["city", "Lisbon"]));
    expect(draftList(readDraft("trip"), "whoWith", ["solo"])).toEqual([]);
  });

  test("is forgotten once it was sent, and garbage counts as nothing", () => {
    saveDraft("trip", formOf(["city", "Lisbon"]));
    dropDraft("trip");
    expect(readDraft("trip")).toBeNull();
    window.sessionStorage.setItem("draft:trip", "{oops");
    expect(draftText(readDraft("trip"), "city", "Rome")).toBe("Rome");
  });
});

test("only known options of a field are taken, in their own order", () => {
  expect(
    formChoices(formOf(["style", "Planned"], ["style", "hacked"], ["style", "Luxury"]), "style", [
      "Luxury",
      "Budget",
      "Planned",
    ]),
  ).toEqual(["Luxury", "Planned"]);
});

test("the server's issues find their fields, the first of each", () => {
  const issues = [
    { path: "whoWith.2", message: "Unknown." },
    { path: "city", message: "Required." },
    { path: "city", message: "Second." },
    { path: "elsewhere", message: "?" },
  ];
  expect(sentencesFromIssues(issues, ["city", "whoWith"])).toEqual({ whoWith: "Unknown.", city: "Required." });
});

test("mending one field takes its sentence away and brings up no other", () => {
  expect(remainingProblems({ city: "a", purpose: "b" }, { purpose: "b2", tripName: "c" })).toEqual({ purpose: "b2" });
});
