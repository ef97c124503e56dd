import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { lookAlikes } from "~/domain/people/look-alike";
import { PresenceRow } from "~/ui/people/presence-row";

const ANA = { userId: "ana", name: "Ana Lima" };
/** With a Cyrillic А. */
const ANOTHER = { userId: "eve", name: "\u0410na Lima" };
const BO = { userId: "bo", name: "Bo" };

const saidOf = (people: (typeof ANA)[], own: typeof ANA) =>
  renderToString(<PresenceRow people={people} alike={lookAlikes([...people, own])} />).replace(/<[^>]*>/g, "");

test("who is online under a name that looks like one's own is marked", () =>
  expect(saidOf([ANOTHER, BO], ANA)).toContain(
    `The name ${ANOTHER.name} looks like another one on this trip. Make sure who this is.`,
  ));

test("names that look different are told without a mark", () => {
  expect(saidOf([ANA, BO], { userId: "cy", name: "Cy" })).toContain("Ana Lima and Bo are online");
  expect(saidOf([ANA, BO], { userId: "cy", name: "Cy" })).not.toContain("looks like");
});
