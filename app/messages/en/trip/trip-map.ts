/** Every sentence of /tripmap. */
export const tripMapTexts = {
  documentTitle: "The map · Wayfellow",
  loading: "Drawing your map…",
  title: (day: number | null): string => (day === null ? "Your trip on a map" : `Day ${day} on a map`),
  lead: (tripName: string): string => tripName,
  back: "All days",
  choose: "What to show",
  whole: "Whole trip",
  day: (day: number): string => `Day ${day}`,
  sketch: (city: string, day: number | null): string =>
    day === null
      ? `Sketch map of the whole trip in ${city}, north up.`
      : `Sketch map of day ${day} in ${city}, north up.`,
  sketchNote: "A sketch: true directions and distances, no streets. Distances are straight lines.",
  farNote: "Stops with a dashed edge lie farther out than drawn.",
  showStreets: "Show Streets",
  showSketch: "Show the Sketch",
  fetching: "Fetching the streets…",
  streetsFailed: "The streets could not be fetched just now. The sketch needs no connection.",
  stops: (day: number): string => `Stops of day ${day}`,
  openInMaps: "Open in maps",
  openPlaceInMaps: (title: string): string => `Open in maps: ${title}`,
  noPlace: "Not on the map: the plan leaves the exact place to you.",
  onward: (way: string): string => `To the next: ${way}`,
  noPlaces: "The plan names no exact places here, so there is nothing to draw. The stops are listed below.",
  lookAt: (city: string): string => `Open ${city} in maps`,
  noDays: "There are no days yet. As soon as they are planned, they are here.",
};
