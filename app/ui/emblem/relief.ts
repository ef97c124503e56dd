import { seededNumbers } from "./seed";

/** Height of the land at a point of the emblem's square, where 0,0 is the top left and 1,1 the bottom right. */
export type Relief = (x: number, y: number) => number;

type Hill = { x: number; y: number; wide: number; tall: number; height: number; cos: number; sin: number };

/** A land of a few hills and a hollow that belongs to a seed alone. */
export function reliefOf(seed: number): Relief {
  const next = seededNumbers(seed);
  const between = (low: number, high: number) => low + next() * (high - low);
  const hills: Hill[] = Array.from({ length: 5 }, (_, index) => {
    const turn = between(0, Math.PI);
    return {
      x: between(-0.05, 1.05),
      y: between(-0.05, 1.05),
      wide: between(0.16, 0.42),
      tall: between(0.12, 0.3),
      height: index === 4 ? between(-0.8, -0.5) : between(0.45, 1),
      cos: Math.cos(turn),
      sin: Math.sin(turn),
    };
  });
  return (x, y) => hills.reduce((sum, hill) => sum + heightOf(hill, x, y), 0);
}

function heightOf(hill: Hill, x: number, y: number): number {
  const [dx, dy] = [x - hill.x, y - hill.y];
  const along = (dx * hill.cos + dy * hill.sin) / hill.wide;
  const across = (dy * hill.cos - dx * hill.sin) / hill.tall;
  return hill.height * Math.exp(-(along * along + across * across));
}
