import type { Place } from "./place-schema.ts";

/** Whether one eats at a place at a counter, on a stool or standing, by what is told of it. A hall has tables as well. */
export function isAtCounter(place: Pick<Place, "meal" | "tags" | "about">): boolean;
