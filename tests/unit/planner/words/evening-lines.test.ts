import { expect, test } from "vitest";
import { DINNER_OPEN, ON_FOOT_IN_LANES, sayTaxiHome, withoutEveningLines } from "~/planner/words/evening-lines";

const ABOUT = "Olives pressed on you from both sides.";

test.each([
  ...DINNER_OPEN,
  ON_FOOT_IN_LANES,
  sayTaxiHome("the last tram goes at midnight"),
  // In plans of an earlier version.
  "There is time for dinner; no table is planned.",
])("a stop that moves out of the evening no longer says “%s”", (line) => {
  expect(withoutEveningLines(`${ABOUT} ${line}`).trim()).toBe(ABOUT);
});
