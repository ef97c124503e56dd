import fc from "fast-check";
import { expect, test } from "vitest";
import { currencyChoices, sumCosts, typedAmount } from "~/domain/plan/costs";

const costing = (amount: number, currency: string, each = false) => ({ cost: { amount, currency, each } });

test("sums stand by currency, for all and a head, and nothing is converted", () => {
  const stops = [costing(90, "EUR"), costing(12.5, "EUR", true), costing(4000, "JPY", true), { cost: null }];
  expect(sumCosts(stops, 4)).toEqual([
    { currency: "EUR", all: 140, each: 35 },
    { currency: "JPY", all: 16000, each: 4000 },
  ]);
});

test("a trip without costs has no sums, and one without people counts one", () => {
  expect(sumCosts([{ cost: null }], 3)).toEqual([]);
  expect(sumCosts([costing(10, "EUR", true)], 0)).toEqual([{ currency: "EUR", all: 10, each: 10 }]);
});

test("fractions add up to what one would write down", () => {
  expect(sumCosts([costing(0.1, "EUR"), costing(0.2, "EUR")], 1)).toEqual([{ currency: "EUR", all: 0.3, each: 0.3 }]);
});

test("whatever the order of the stops, the sums are the same, and the days together are the trip", () => {
  const cost = fc.record({
    amount: fc.nat(10_000),
    currency: fc.constantFrom("EUR", "JPY", "GBP"),
    each: fc.boolean(),
  });
  const days = fc.array(
    fc.array(
      cost.map((it) => ({ cost: it })),
      { maxLength: 5 },
    ),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 9 }), (plan, people) => {
      const trip = sumCosts(plan.flat(), people);
      expect(sumCosts(plan.flat().reverse(), people)).toEqual(trip);
      for (const { currency, all } of trip) {
        const ofDays = plan.flatMap((day) => sumCosts(day, people)).filter((sum) => sum.currency === currency);
        expect(ofDays.reduce((sum, day) => sum + day.all, 0)).toBe(all);
      }
    }),
  );
});

test.each([
  ["12", 12],
  ["12.50", 12.5],
  ["12,5", 12.5],
  ["1,200", 1200],
  ["1.200", 1200],
  ["1.200,50", 1200.5],
  ["1,200,000", 1_200_000],
  [" 1 200 ", 1200],
  ["1’200.05", 1200.05],
  ["0", 0],
])("%s is an amount", (typed, amount) => expect(typedAmount(typed)).toBe(amount));

test.each(["", "free", "-4", "€12", "12e3", "99999999999"])("%s is none", (typed) =>
  expect(typedAmount(typed)).toBeNull(),
);

test("the trip's own currency comes first, and each once", () => {
  const choices = currencyChoices([null, "THB", "EUR", undefined]);
  expect(choices.slice(0, 3)).toEqual(["THB", "EUR", "USD"]);
  expect(new Set(choices).size).toBe(choices.length);
});
