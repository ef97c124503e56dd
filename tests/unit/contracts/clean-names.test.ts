import { expect, test } from "vitest";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { freeText, requiredText, shortText } from "~/contracts/fields";

/** Written with code points, where one could not see what a text holds. */
const HIDDEN = "A\u202ed\u200ba\r\nB\u0000";

test("a name or a title loses what nobody sees and what turns the words around it, and keeps to one line", () => {
  for (const field of [shortText, requiredText]) expect(field.parse(HIDDEN)).toMatch(/^Ada ?B$/);
});

test("a text of several lines keeps its lines, and loses the rest", () =>
  expect(freeText.parse(HIDDEN)).toMatch(/^Ada\r?\nB$/));

test("a profile is called by what is left", () => {
  const profile = ALL_ENDPOINTS.saveProfile.body.parse({
    firstName: HIDDEN,
    lastName: "F\u2066ern",
    hometownCity: "Port\u200bland",
    state: "OR",
    travelStyle: ["Planned"],
    tripVibe: ["Culture"],
  });
  expect(profile).toMatchObject({
    firstName: expect.stringMatching(/^Ada ?B$/),
    lastName: "Fern",
    hometownCity: "Portland",
  });
});
