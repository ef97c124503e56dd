import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { AnchorCard } from "~/screens/planning/anchors/anchor-card";

const cardOf = (isClosed?: boolean): string =>
  renderToString(
    <AnchorCard
      anchor={{ title: "Tile Museum", description: "Blue and white.", earlier: false, ...(isClosed && { isClosed }) }}
      usual={null}
      loved={false}
      onToggle={() => {}}
    />,
  );

test("the card of what is closed on all days says so", () => {
  expect(cardOf(true)).toContain("Usually closed on every day of your trip, so the plan leaves it out.");
  expect(cardOf()).not.toContain("closed");
});

test("what is not loved is said among the facts of the place, beside no button", () => {
  const [facts = "", button = ""] = cardOf().split("<button");
  expect(facts).toContain("Not a Fan");
  expect(button).not.toContain("Not a Fan");
});
