import type { HTMLAttributes } from "react";
import { classes } from "./classes";

/** A sheet of raised paper. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      className={classes("rounded-xl border border-line bg-raised p-5 text-ink shadow-card sm:p-6", className)}
      {...rest}
    />
  );
}
