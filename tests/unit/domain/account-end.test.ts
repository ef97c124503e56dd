import { expect, test } from "vitest";
import type { TripToPart } from "~/domain/people/account-end";
import { fateOf, undecidedOf } from "~/domain/people/account-end";

const BEN = { userId: "ben", name: "Ben Ohm" };

const trip = (changes: Partial<TripToPart>): TripToPart => ({
  tripId: "lisbon",
  tripName: "Lisbon",
  role: "originator",
  tripComplete: false,
  others: [],
  offeredTo: null,
  ...changes,
});

test("a trip of one's own goes with the account, that of somebody else goes on", () => {
  expect(fateOf(trip({}))).toBe("goes-too");
  expect(fateOf(trip({ role: "participant" }))).toBe("goes-on");
});

test("a trip with company waits for a decision, also when it is over", () => {
  expect(fateOf(trip({ others: [BEN] }))).toBe("to-decide");
  expect(fateOf(trip({ others: [BEN], tripComplete: true }))).toBe("to-decide");
});

test("a decision is for the trip it names, and for no other", () => {
  const shared = [trip({ others: [BEN] }), trip({ tripId: "porto", others: [BEN] })];
  expect(undecidedOf(shared, ["porto"]).map(({ tripId }) => tripId)).toEqual(["lisbon"]);
  expect(undecidedOf(shared, ["porto", "lisbon"])).toEqual([]);
  expect(undecidedOf([trip({}), trip({ tripId: "porto", role: "participant" })], [])).toEqual([]);
});
