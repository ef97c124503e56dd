import type { ReactNode } from "react";
import type { BlockName } from "~/domain/plan/block";
import { classes } from "../layout/classes";
import { Horizon } from "./horizon";

/** The whole screen under a block's sky; text in it keeps a contrast of 7:1 for reading in sunlight. */
export function SkyBackdrop({ block, children }: { block: BlockName; children: ReactNode }) {
  const sun = SUN_OVER_HORIZON[block];
  return (
    <div data-sky={block} data-backdrop="" className="sky-gradient relative isolate min-h-dvh">
      <svg
        aria-hidden="true"
        viewBox="0 0 400 300"
        preserveAspectRatio="xMaxYMin meet"
        className="pointer-events-none absolute inset-x-0 top-0 -z-10 h-[26rem] w-full overflow-visible rtl:-scale-x-100"
      >
        <circle cx={sun.x} cy={sun.y} r={sun.r * 2.1} className="fill-(--sky-sun)" />
        <circle cx={sun.x} cy={sun.y} r={sun.r * 1.5} className="fill-(--sky-sun)" />
        <circle cx={sun.x} cy={sun.y} r={sun.r} className="fill-(--sky-sun)" />
      </svg>
      <Horizon />
      <div className={classes("text-ink", block === "evening" && "scheme-dark")}>{children}</div>
    </div>
  );
}

/** Where the sun stands on a sky of 400 by 300: rising at the left, high, and low at the right. */
const SUN_OVER_HORIZON: Record<BlockName, { x: number; y: number; r: number }> = {
  morning: { x: 318, y: 96, r: 34 },
  afternoon: { x: 306, y: 54, r: 30 },
  evening: { x: 326, y: 82, r: 24 },
};
