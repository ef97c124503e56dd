import { lazy, type ReactNode } from "react";

type Part<Props> = { default: (props: Props) => ReactNode };

/**
 * A part of a screen that is fetched when it is first shown. One that cannot be fetched shows `otherwise` in its place, or leaves it empty:
 * the screen serves without.
 */
export const optionalPart = <Props extends object>(load: () => Promise<Part<Props>>) =>
  lazy((): Promise<Part<Props & { otherwise?: ReactNode }>> =>
    load().catch(() => ({ default: ({ otherwise = null }) => otherwise })),
  );
