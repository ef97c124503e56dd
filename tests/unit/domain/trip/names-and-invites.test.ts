import { expect, test } from "vitest";
import { displayName, namesOf } from "~/domain/people/display-name";
import { inviteLink } from "~/domain/trip/join-code";
import { inviteMessage } from "#messages/people/join-code";

test.each([
  [{ preferredName: "Annie", firstName: "Ana", name: "Ana Reis", email: "ana@example.org" }, "Annie"],
  [{ preferredName: " ", firstName: "Ana", name: "Ana Reis", email: "ana@example.org" }, "Ana"],
  [{ firstName: "", name: "Ana Reis", email: "ana@example.org" }, "Ana Reis"],
  [{ email: "ana@example.org" }, "ana"],
  [{}, ""],
])("%j is called %j", (user, name) => expect(displayName(user)).toBe(name));

test.each([
  ["Mara Lindqvist", "Mara", "Lindqvist"],
  [" Ana  María Reis ", "Ana", "María Reis"],
  ["Prince", "Prince", ""],
  ["", "", ""],
])("the form asks %j as %j and %j", (whole, firstName, lastName) =>
  expect(namesOf(whole)).toEqual({ firstName, lastName }),
);

const trip = { city: "Lisbon", joinCode: "LISBON2027", tripId: "t-1", link: "https://wayfellow.example/join" };

test("an invite has the city, the join code and the link", () => {
  for (const part of ["Lisbon", "LISBON2027", "https://wayfellow.example/join"])
    expect(inviteMessage(trip)).toContain(part);
  expect(inviteMessage(trip)).not.toContain("t-1");
});

test("an invite without a code has the trip id", () =>
  expect(inviteMessage({ ...trip, joinCode: "" })).toContain("t-1"));

test("an invite's link opens the join screen with the code filled in", () => {
  expect(inviteLink("https://wayfellow.example", "LISBON-27")).toBe("https://wayfellow.example/join?code=LISBON-27");
  expect(inviteLink("https://wayfellow.example", "a b")).toBe("https://wayfellow.example/join?code=a%20b");
  expect(inviteLink("https://wayfellow.example", "")).toBe("https://wayfellow.example/join");
});
