import type { ReactNode } from "react";
import type { BlockName } from "~/domain/plan/block";
import { classes } from "../layout/classes";
import { SkyBand } from "./sky-band";

export type SkyCardProps = {
  block: BlockName;
  title: ReactNode;
  description?: ReactNode;
  /** Small facts: neighbourhood, ticketed, distance. */
  meta?: ReactNode;
  /** Beside the title, at the end: what moves the card, or is done with it. */
  tools?: ReactNode;
  /** Beneath the text: buttons, a SourceNote. */
  children?: ReactNode;
  /** At the end of the sky: "Done", "You are here", who is looking. */
  badge?: ReactNode;
  /** Whether its sky stands along its upper edge; not where it stands above what comes before the card. */
  banded?: boolean;
  /** The level of the title in the page's outline. */
  heading?: "h2" | "h3" | "h4";
  className?: string;
};

/** A part of a day on paper, with a window of its sky along the upper edge. */
export function SkyCard({
  block,
  title,
  description,
  meta,
  tools,
  children,
  badge,
  banded = true,
  heading: Heading = "h3",
  className,
}: SkyCardProps) {
  return (
    <article
      data-sky={block}
      className={classes(
        "relative overflow-hidden rounded-xl border border-line bg-raised text-ink shadow-card",
        className,
      )}
    >
      {banded && <SkyBand block={block} badge={badge} />}
      <div className="grid gap-2.5 px-5 pb-5 pt-4 sm:px-6 sm:pb-6">
        {/* Beneath the title where its longest word leaves no room beside it. */}
        <div className="flex flex-wrap items-start gap-x-2">
          <Heading
            dir="auto"
            className="min-w-0 max-w-full grow basis-[min-content] font-display text-lg font-semibold"
          >
            {title}
          </Heading>
          {tools && <div className="-me-3 flex shrink-0">{tools}</div>}
        </div>
        {description && (
          <p dir="auto" className="text-ink-soft">
            {description}
          </p>
        )}
        {meta && <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">{meta}</div>}
        {children}
      </div>
    </article>
  );
}
