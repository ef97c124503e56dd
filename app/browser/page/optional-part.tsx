import { lazy, type ReactNode } from "react";
import { useLoadedWhenIdle } from "./use-idle";
import { useIsWide } from "./use-is-wide";

type Part<Props> = { default: (props: Props) => ReactNode };

/**
 * A part of a screen that is fetched when it is first shown. One that cannot be fetched shows `otherwise` in its place, or leaves it empty:
 * the screen serves without.
 */
export const optionalPart = <Props extends object>(load: () => Promise<Part<Props>>) =>
  lazy((): Promise<Part<Props & { otherwise?: ReactNode }>> =>
    load().catch(() => ({ default: ({ otherwise = null }) => otherwise })),
  );

/** A part of a screen that is fetched once the page is idle. `placeholder` stands in its place until then; one that cannot be fetched leaves it empty. */
export const idlePart = <Props extends object>(load: () => Promise<Part<Props>>, placeholder: ReactNode = null) =>
  function IdlePart(props: Props): ReactNode {
    const part = useLoadedWhenIdle(load);
    return part === undefined ? placeholder : part && <part.default {...props} />;
  };

/** The same beside what a screen is about, where there is room for a second pane. A narrow screen shows, and fetches, nothing of it. */
export function sidePane<Props extends object>(load: () => Promise<Part<Props>>, placeholder: ReactNode = null) {
  const Pane = idlePart(load, placeholder);
  return function SidePane(props: Props): ReactNode {
    return useIsWide() ? <Pane {...props} /> : null;
  };
}
