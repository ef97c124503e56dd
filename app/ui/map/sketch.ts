import type { Place } from "../emblem/bearings";

/** A place in the sketch's square of 100, north up. `far` places stand at the rim, at their true bearing. */
export type Spot = { x: number; y: number; far: boolean };
export type Ring = { radius: number; km: number };
export type Sketch = { spots: Spot[]; rings: Ring[] };

const MIDDLE = 50;
/** Where the farthest place that is near lies, and where the far ones stand. */
const REACH = 36;
const RIM = 45;
const KM_PER_DEGREE = 111.2;
/** A place counts as far when it would push all others into a corner. */
const FAR_FACTOR = 4;
const SMALLEST_REACH_KM = 0.3;
const STEPS_KM = [0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 500];

/**
 * Places to one scale around their middle, each at its true bearing and distance, and rings that say the scale. Where a few lie much farther out
 * than the rest (day trips), they stand at the rim instead of pushing the town into one dot. Around each
 * spot a box of `apart` is kept free of all others.
 */
export function sketchOf(places: readonly Place[], apart: number): Sketch {
  if (places.length === 0) return { spots: [], rings: [] };
  const offsets = offsetsOf(places);
  const away = offsets.map(lengthOf);
  const usual = Math.max(median(away), SMALLEST_REACH_KM);
  const isFar = away.map((km) => km > usual * FAR_FACTOR);
  const near = offsets.filter((_, at) => !isFar[at]);
  const middle = { east: between(near.map(({ east }) => east)), north: between(near.map(({ north }) => north)) };
  const fromMiddle = ({ east, north }: Offset): Offset => ({ east: east - middle.east, north: north - middle.north });
  const reachKm = Math.max(SMALLEST_REACH_KM, ...near.map(fromMiddle).map(lengthOf));
  const unit = REACH / reachKm;
  const spots = offsets.map(fromMiddle).map((offset, at) => {
    const far = isFar[at] ?? false;
    const scale = far ? RIM / lengthOf(offset) : unit;
    return { x: MIDDLE + offset.east * scale, y: MIDDLE - offset.north * scale, far };
  });
  return { spots: spread(spots, apart), rings: ringsOf(reachKm, unit) };
}

/** In kilometres. */
type Offset = { east: number; north: number };

const lengthOf = ({ east, north }: Offset): number => Math.hypot(east, north);

const between = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/** How far each lies from the one in the middle of them all. */
function offsetsOf(places: readonly Place[]): Offset[] {
  const [first] = places;
  const lat = median(places.map((place) => place.lat));
  // Counted from one of them, so that a trip across the date line is no trip around the world.
  const eastOfFirst = places.map((place) => shortWay(place.lng - (first?.lng ?? 0)));
  const middle = median(eastOfFirst);
  const eastward = Math.cos((lat * Math.PI) / 180) * KM_PER_DEGREE;
  return places.map((place, at) => ({
    east: ((eastOfFirst[at] ?? 0) - middle) * eastward,
    north: (place.lat - lat) * KM_PER_DEGREE,
  }));
}

const shortWay = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Two rings or three at round distances. */
function ringsOf(reachKm: number, unit: number): Ring[] {
  const step = STEPS_KM.find((km) => km >= reachKm / 2.9) ?? reachKm;
  return [1, 2, 3]
    .map((times) => ({ km: step * times, radius: step * times * unit }))
    .filter(({ radius }) => radius <= RIM + 2);
}

const MOST_ROUNDS = 200;
/** Spots are rounded to tenths, and the boxes around them must not overlap after that. */
const ROUNDING = 0.1;

/** Moves spots whose boxes overlap apart, by no more than it takes; the same places always spread the same way. */
function spread(spots: readonly Spot[], apart: number): Spot[] {
  const moved = spots.map(({ x, y, far }) => ({ x: within(x), y: within(y), far }));
  for (let round = 0, crowded = apart > 0; crowded && round < MOST_ROUNDS; round++) {
    crowded = false;
    moved.forEach((a, at) => {
      for (const b of moved.slice(at + 1)) crowded = pushApart(a, b, apart + ROUNDING, at) || crowded;
    });
  }
  return moved.map(({ x, y, far }) => ({ x: rounded(x), y: rounded(y), far }));
}

/** Along the line between them, as far as the rim lets them; true when they were too near. */
function pushApart(a: Spot, b: Spot, apart: number, turn: number): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const gap = Math.max(Math.abs(dx), Math.abs(dy));
  if (gap >= apart) return false;
  // Two in the very same place part in a direction of their own.
  const [ux, uy] = gap < 0.01 ? [Math.cos(turn * 2.4), Math.sin(turn * 2.4)] : [dx / gap, dy / gap];
  const push = (apart - gap) / 2;
  [a.x, a.y] = [within(a.x - ux * push), within(a.y - uy * push)];
  [b.x, b.y] = [within(b.x + ux * push), within(b.y + uy * push)];
  return true;
}

const within = (value: number): number => Math.min(95, Math.max(5, value));

const rounded = (value: number): number => Math.round(value * 10) / 10;
