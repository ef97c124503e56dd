import { sharedLabels } from "#messages/ui";
import { classes } from "./classes";

/** The route that draws the W; its three upper stations are morning, afternoon and evening. */
export const MARK_ROUTE = "M5 8 L14 32 L24 13 L34 32 L43 8";

/** The product's sign: a way with the three stations of the day on it. */
export function BrandSign({ className = "size-8", draw = false }: { className?: string; draw?: boolean }) {
  return (
    <svg
      viewBox="0 0 48 40"
      aria-hidden="true"
      className={classes("keeps-colour shrink-0 overflow-visible", className)}
      fill="none"
    >
      <path
        d={MARK_ROUTE}
        pathLength={1}
        strokeDasharray={draw ? 1 : undefined}
        className={classes("stroke-ink", draw && "animate-draw")}
        strokeWidth={4.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g strokeWidth={2.5} className="stroke-paper">
        <circle cx="5" cy="8" r="5.5" className="fill-dawn-edge" />
        <circle cx="24" cy="13" r="5.5" className="fill-noon-edge" />
        <circle cx="43" cy="8" r="5.5" className="fill-dusk-edge" />
      </g>
    </svg>
  );
}

/** Sign and name, quiet, at the head of every screen. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <span
      className={classes(
        "inline-flex items-center gap-2 font-display text-base font-semibold tracking-tight text-ink",
        className,
      )}
    >
      <BrandSign className="h-5 w-6" />
      {sharedLabels.product}
    </span>
  );
}
