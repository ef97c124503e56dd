import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MapsOfLegs } from "~/features/trip-map/maps-of-legs";

const LEGS = [
  { city: "Tokyo", fromDay: 1, toDay: 2 },
  { city: "Kyoto", fromDay: 3, toDay: 5 },
];

const shown = (days: readonly number[]): string =>
  renderToStaticMarkup(
    <MapsOfLegs legs={LEGS} stops={days.map((dayIndex) => ({ dayIndex }))}>
      {({ leg, stops, isLast }) =>
        `${leg.city}: ${stops.map(({ dayIndex }) => dayIndex).join(", ")}${isLast ? ", the last" : ""}. `
      }
    </MapsOfLegs>,
  ).replace(/<h3.*?<\/h3>|<[^>]*>/g, "");

test("a trip through several cities has a map of each, with the days that are spent there", () => {
  expect(shown([1, 2, 2, 3, 5])).toBe("Tokyo: 1, 2, 2. Kyoto: 3, 5, the last. ");
});

test("a city without a stop has no map", () => expect(shown([1, 2])).toBe("Tokyo: 1, 2, the last. "));
