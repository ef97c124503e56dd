import { expect, test } from "vitest";
import { aGuide, aPlace } from "#tests/unit/planner/guide-builder";
import { namesOnlyKnownPlaces } from "~/server/assistant/openai/gates/known-places";

const guide = {
  ...aGuide(0),
  places: [
    aPlace({
      name: "Time Out Market",
      neighborhood: "Cais do Sodré",
      about: "Stalls under the roof of the Mercado da Ribeira, near Rua Nova.",
    }),
    aPlace({ name: "Castelo de São Jorge" }),
  ],
};
const mayStand = namesOnlyKnownPlaces(guide);

test.each([
  "Look up at the tiles, and take your time.",
  "Visit Time Out Market with an empty stomach.",
  "The Gothic nave was begun under King Manuel.",
  "From Castelo de São Jorge the whole of Testville lies below.",
  "Walk on through the Mercado da Ribeira.",
  "Find a café with a view, or a bar nobody wrote about.",
  "Cais do Sodré is loud after dark.",
])("may stand: %s", (sentence) => expect(mayStand(sentence)).toBe(true));

test.each([
  "Have lunch at Restaurante Ramiro.",
  "Then try Café Central for cake.",
  "Cross the Golden Gate Bridge.",
  "The Museum of Bad Dreams is next door.",
  "Rua Augusta leads there.",
])("names what we do not know: %s", (sentence) => expect(mayStand(sentence)).toBe(false));
