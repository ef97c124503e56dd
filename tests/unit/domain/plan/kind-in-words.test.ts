import { expect, test } from "vitest";
import { kindInWords } from "~/domain/plan/kind-in-words";

test.each([
  ["Tea with my aunt", "drink"],
  ["Lunch at the market", "meal"],
  ["Ice cream with Leo", "drink"],
  ["Check-in at the hotel", "stay"],
  ["Train to Sintra", "travel"],
  ["A walk before dinner", "walk"],
  ["Concert, then drinks", "event"],
])("%s is taken for a %s until somebody says what it is", (words, kind) => expect(kindInWords(words)).toBe(kind));

test.each(["", "Steak tartare museum", "Miradouro da Graça", "Restful gardens"])("%s says nothing of it", (words) =>
  expect(kindInWords(words)).toBeNull(),
);
