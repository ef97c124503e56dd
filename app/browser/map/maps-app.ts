import type { MapsApp } from "~/domain/place/maps-address";

/** The map app that this device most likely has. */
export const mapsApp = (): MapsApp => (/iPhone|iPad|iPod/.test(navigator.userAgent) ? "apple" : "google");
