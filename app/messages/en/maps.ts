import { counted, formatList } from "~/messages/formats";

/** The words and measures on a drawn map. */
export const sketchTexts = {
  north: "N",
  scale: (km: number) => (km < 1 ? `${Math.round(km * 1000)} m` : `${km} km`),
  closer: (count: number) => `Closer sketch map of ${counted(count, { one: "stop", other: "stops" })}, north up.`,
  opened: (names: readonly string[]) => `Closer: ${formatList(names)}`,
  back: "Farther out",
};

/** What is shown on a map, drawn or with streets. */
export const mapPointTexts = {
  /** A pin for those who do not see it: "4: Alfama, day 2". */
  name: ({ number, title, day }: { number: number | null; title: string; day: number }) =>
    number === null ? title : `${number}: ${title}, day ${day}`,
  count: (count: number) => counted(count, { one: "stop", other: "stops" }),
  /** Some that lie too close together for a pin each. */
  open: (titles: readonly string[]) =>
    `${counted(titles.length, { one: "stop", other: "stops" })}, look closer: ${formatList(titles)}`,
};

/** What the map with streets calls itself and its controls. */
export const streetMapTexts = {
  map: "Map with streets",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  twoFingers: "Use two fingers to move the map",
  withCtrl: "Use Ctrl + scroll to zoom the map",
  withCommand: "Use ⌘ + scroll to zoom the map",
};
