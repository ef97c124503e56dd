import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { MapPoint } from "~/domain/place/map-points";
import { SketchMap } from "~/ui/map/sketch-map";
import { STAY_SIGN } from "~/ui/map/stay-sign";

const stop = (number: number, lat: number): MapPoint => ({
  id: `stop-${number}`,
  lat,
  lng: -9.14,
  day: 1,
  number,
  title: `Stop ${number}`,
  kind: "sight",
});
const HOTEL: MapPoint = { ...stop(1, 38.73), id: "hotel", number: null, title: "Hotel do Cais", kind: "stay" };

const drawn = (points: readonly MapPoint[]) =>
  renderToStaticMarkup(<SketchMap points={points} label="A map" detailed onChoose={() => null} />);

test("where one sleeps stands among the stops under a bed, has a name to press, and no number", () => {
  const markup = drawn([stop(1, 38.71), stop(2, 38.72), HOTEL]);
  expect(markup).toContain('aria-label="Hotel do Cais"');
  expect(markup).toContain('aria-label="2: Stop 2, day 1"');
  expect(markup.split(STAY_SIGN)).toHaveLength(2);
  expect(drawn([stop(1, 38.71), stop(2, 38.72)])).not.toContain(STAY_SIGN);
});

test("a stop of the plan keeps its number, whatever it is: a check-in is no bed beside the plan", () =>
  expect(drawn([stop(1, 38.71), { ...stop(2, 38.72), kind: "stay" }])).not.toContain(STAY_SIGN));

test("a day with many stops joins those that would hide each other, as a whole trip does", () => {
  const near = Array.from({ length: 3 }, (_, at) => stop(at + 8, 38.71 + at * 0.0001));
  const far = Array.from({ length: 7 }, (_, at) => stop(at + 1, 38.72 + at * 0.01));
  expect(drawn([...far, ...near])).toContain("3 stops, look closer: ");
  expect(drawn([...near, ...far.slice(0, 2)])).not.toContain("look closer");
});
