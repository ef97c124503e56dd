import { Link, type LinkProps } from "@remix-run/react";
import { classes } from "../layout/classes";

/** A link inside a sentence or on a line of its own, with a touch target of 48 px when it stands alone. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      className={classes(
        "font-semibold text-ink underline decoration-accent decoration-2 underline-offset-4 transition-colors hover:text-accent",
        className,
      )}
      {...rest}
    />
  );
}
