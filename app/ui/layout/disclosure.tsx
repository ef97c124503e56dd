import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes";

/** Something that stays folded away until it is wanted; `open` opens it at first. */
export function Disclosure({
  label,
  open,
  className,
  children,
}: {
  label: ReactNode;
  open?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details open={open || undefined} className={classes("group", className)}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
