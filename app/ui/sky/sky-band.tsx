import type { ReactNode } from "react";
import type { BlockName } from "~/domain/plan/block";
import { blockTitle } from "./block-chip";
import { SkyGlyph } from "./sky-glyph";

/** The height of the sun over the lower edge of the band: rising, high, and the moon with its stars. */
const SUN_AT: Record<BlockName, { y: number; r: number }> = {
  morning: { y: 46, r: 26 },
  afternoon: { y: 15, r: 13 },
  evening: { y: 22, r: 10 },
};
const STARS = [
  [8, 12],
  [28, 34],
  [96, 10],
  [112, 30],
  [44, 8],
] as const;

/** A strip of a block's sky with its name. */
export function SkyBand({ block, badge }: { block: BlockName; badge?: ReactNode }) {
  const sun = SUN_AT[block];
  return (
    <div
      data-sky={block}
      className="sky-band relative flex min-h-12 items-center justify-between gap-3 overflow-hidden px-5 py-2 text-sm font-semibold text-sky-on sm:px-6"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 120 48"
        preserveAspectRatio="xMaxYMid slice"
        className="absolute inset-y-0 end-0 h-full w-30 rtl:-scale-x-100 fill-(--sky-disc)"
      >
        <circle cx="72" cy={sun.y} r={sun.r * 1.7} opacity={0.25} />
        <circle cx="72" cy={sun.y} r={sun.r} opacity={0.75} />
        {block === "evening" && STARS.map(([x, y]) => <circle key={x} cx={x} cy={y} r={1.2} opacity={0.9} />)}
      </svg>
      <span className="relative flex items-center gap-2">
        <SkyGlyph block={block} />
        {blockTitle(block)}
      </span>
      {badge && <span className="relative rounded-full bg-raised px-3 py-1 text-xs font-bold text-ink">{badge}</span>}
    </div>
  );
}
