import type { ReactNode } from "react";
import type { BlockName } from "~/domain/block";
import { BlockChip } from "./block-chip";
import { classes } from "./classes";

export type SkyCardProps = {
  block: BlockName;
  title: ReactNode;
  description?: ReactNode;
  /** Small facts: neighbourhood, ticketed, distance. */
  meta?: ReactNode;
  /** Beneath the text: buttons, a SourceNote. */
  children?: ReactNode;
  /** The level of the title in the page's outline. */
  heading?: "h2" | "h3" | "h4";
  /** Lights up once, for what a companion has just changed. */
  glow?: boolean;
  className?: string;
};

/** A part of a day on paper, with its sky along the edge. */
export function SkyCard({ block, title, description, meta, children, heading: Heading = "h3", glow, className }: SkyCardProps) {
  return (
    <article data-sky={block} className={classes("relative grid gap-2.5 overflow-hidden rounded-xl border border-line bg-raised py-5 pl-7 pr-5 text-ink shadow-card sm:pl-8", glow && "animate-glow", className)}>
      <span aria-hidden="true" className="sky-edge-gradient keeps-colour absolute inset-y-0 left-0 w-2.5" />
      <BlockChip block={block} />
      <Heading className="font-display text-lg font-semibold">{title}</Heading>
      {description && <p className="text-ink-soft">{description}</p>}
      {meta && <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">{meta}</div>}
      {children}
    </article>
  );
}
