import { useId, useMemo } from "react";
import { emblemTexts } from "#messages/ui";
import { classes } from "../layout/classes";
import { type Place, placesAtBearings } from "./bearings";
import { landOf } from "./emblem";

export type CityEmblemProps = {
  city: string;
  /** The places of the plan, at their true bearings from one another. */
  points?: readonly Place[];
  /** The points joined in their order: the way that was walked. */
  joined?: boolean;
  size?: "sm" | "md" | "lg" | "full";
  className?: string;
};

const SIZES = { sm: "size-12", md: "size-24", lg: "size-40", full: "w-full aspect-square" };
const DOT = { sm: 4.5, md: 3, lg: 2.4, full: 1.9 };
const CORNER = { sm: "rounded-md", md: "rounded-lg", lg: "rounded-xl", full: "rounded-xl" };

/** The face of a city: the relief its name draws, with the places of the plan on it. */
export function CityEmblem({ city, points = [], joined = false, size = "md", className }: CityEmblemProps) {
  const { tone, contours, river } = useMemo(() => landOf(city), [city]);
  const clip = useId();
  const dots = useMemo(() => placesAtBearings(points), [points]);
  const fine = size === "full" ? 0.6 : size === "lg" ? 0.75 : 1;
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-label={emblemTexts.of(city)}
      data-tone={tone}
      className={classes("emblem keeps-colour block shrink-0 overflow-hidden", SIZES[size], CORNER[size], className)}
    >
      <clipPath id={clip}>
        <rect width="100" height="100" />
      </clipPath>
      <rect width="100" height="100" className="emblem-ground" />
      <g clipPath={`url(#${clip})`} fill="none" strokeLinecap="round" strokeLinejoin="round">
        {contours.map((path, index) => (
          <path key={index} d={path} className="emblem-line" strokeWidth={(index % 3 === 2 ? 1.5 : 0.8) * fine} />
        ))}
        <path d={river} className="emblem-ground-line" strokeWidth={5 + 3 * fine} />
        <path d={river} className="emblem-river" strokeWidth={4.5} />
      </g>
      {joined && dots.length > 1 && (
        <polyline
          points={dots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")}
          className="emblem-way"
          strokeWidth={DOT[size] / 2.6}
        />
      )}
      {dots.map(({ x, y }, index) => (
        <circle
          key={index}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={DOT[size]}
          className="emblem-dot"
          strokeWidth={1.4 * fine}
        />
      ))}
    </svg>
  );
}
