/** What the map with streets calls itself and its buttons. */
export const streetMapTexts = { label: "Map with streets", zoomIn: "Zoom in", zoomOut: "Zoom out" };
