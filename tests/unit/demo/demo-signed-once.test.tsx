import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { DemoDay } from "~/domain/demo/demo";
import { DemoDayCard } from "~/screens/demo/parts/demo-day";

const day: DemoDay = {
  dayIndex: 1,
  summary: "Belém",
  activities: [
    { time: "Morning", title: "Torre de Belém", description: "", source: "openai", verified: true },
    { time: "Evening", title: "A soup", description: "", source: "embedded", verified: false },
  ],
};

const notes = (usual: Parameters<typeof DemoDayCard>[0]["usual"]): number =>
  renderToStaticMarkup(<DemoDayCard day={day} usual={usual} />).split("text-ink-faint").length - 1;

test("a day of a demo says who wrote it only where that is another than the screen says once", () => {
  expect(notes({ source: "openai", unverified: false })).toBe(1);
  expect(notes(null)).toBe(2);
});
