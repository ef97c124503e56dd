import type { MapPoint } from "~/domain/place/map-points";
import { clustersOf } from "./clusters";
import { type Ring, sketchOf, type Spot } from "./sketch";

/** What is drawn of the sketch: pins, each for one point or for some that lie too close together. */
export type Pin = Spot & { members: MapPoint[] };

export type PlacedPins = { pins: Pin[]; rings: Ring[]; radius: number };

/** In units of the sketch. */
const RADIUS = { detailed: 4, small: 3 };
/**
 * What is kept free for a finger around each pin, and so the least distance of two: on the narrowest phone (320 pixels, of which the sketch has 267)
 * still the 24 pixels that a target needs. A cluster's name is so much wider than high.
 */
export const REACH = 9;
export const WIDER = 2;

/** A pin for each point; where they may be joined, one for those that would hide each other, unless that is all of them. */
export function pinsOf(points: readonly MapPoint[], detailed: boolean): PlacedPins {
  if (detailed) return apart(points, RADIUS.detailed);
  const { spots, rings } = sketchOf(points, 0);
  const joined = clustersOf(
    spots.map(({ x, y }) => ({ x: inside(x), y })),
    REACH,
    WIDER,
  );
  if (joined.length === 1) return apart(points, RADIUS.small);
  const pins = joined.map(({ x, y, members }) => ({
    x: (members.length === 1 ? spots[members[0] ?? 0]?.x : undefined) ?? x,
    y,
    members: members.flatMap((at) => points[at] ?? []),
    far: members.every((at) => spots[at]?.far),
  }));
  return { pins, rings, radius: RADIUS.small };
}

function apart(points: readonly MapPoint[], radius: number): PlacedPins {
  const { spots, rings } = sketchOf(points, REACH);
  return { pins: spots.map((spot, at) => ({ ...spot, members: points.slice(at, at + 1) })), rings, radius };
}

/** Where the name of a cluster is whole. */
const inside = (x: number): number => Math.min(91, Math.max(9, x));
