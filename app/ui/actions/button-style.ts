import { classes } from "../layout/classes";

export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";

const BASE =
  "relative inline-flex min-h-12 items-center justify-center gap-2 overflow-hidden rounded-lg px-5 py-2.5 text-center text-base font-semibold leading-tight no-underline transition duration-150 ease-out active:translate-y-px disabled:cursor-not-allowed aria-disabled:cursor-not-allowed";

const LOOKS: Record<ButtonLook, string> = {
  /** The edge is seen where colours are forced, and a surface is not. */
  primary:
    "border-[1.5px] border-transparent bg-accent text-on-accent shadow-card hover:bg-accent-deep not-aria-busy:disabled:bg-line not-aria-busy:disabled:text-ink-soft not-aria-busy:disabled:shadow-none",
  secondary:
    "border-[1.5px] border-ink bg-raised text-ink hover:bg-sunken not-aria-busy:disabled:border-line not-aria-busy:disabled:text-ink-faint",
  quiet:
    "text-ink underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent disabled:text-ink-faint",
  danger: "border-[1.5px] border-bad bg-raised text-bad hover:bg-bad-wash disabled:border-line disabled:text-ink-faint",
};

/** The classes of anything that looks like a button, so that a link and a button cannot differ. */
export const buttonStyle = (look: ButtonLook, className?: string): string => classes(BASE, LOOKS[look], className);
