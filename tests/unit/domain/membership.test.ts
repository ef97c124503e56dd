import { expect, test } from "vitest";
import { wayOut } from "~/domain/people/membership";

const ada = { userId: "ada", name: "Ada", role: "originator", since: 1 } as const;
const ben = { userId: "ben", name: "Ben", role: "participant", since: 2 } as const;

test("who travels along simply leaves", () => expect(wayOut([ada, ben], "ben")).toBe("leave"));
test("an organizer with company hands the trip over first", () =>
  expect(wayOut([ada, ben], "ada")).toBe("hand-over-first"));
test("an organizer who is alone gives the trip up", () => expect(wayOut([ada], "ada")).toBe("give-up"));
test("one who is not in the list any more has nothing to hand over", () => expect(wayOut([ada], "ben")).toBe("leave"));
