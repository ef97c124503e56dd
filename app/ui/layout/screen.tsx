import { Link } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from "react";
import { sharedLabels } from "#messages/ui";
import type { BlockName } from "~/domain/plan/block";
import { SkyBackdrop } from "../sky/sky-backdrop";
import { BrandMark } from "./brand-mark";
import { classes } from "./classes";
import { ScreenTop } from "./screen-top";

export type ScreenProps = {
  /** The one h1. */
  title: ReactNode;
  /** One sentence: why this screen is there. */
  lead?: ReactNode;
  back?: { to: string; label: string };
  /** Above the title: PlanSteps, a BlockChip, a date. */
  above?: ReactNode;
  /** Beside the title: a CityEmblem. */
  figure?: ReactNode;
  /** The one or two next steps; at the bottom under the thumb on phones. For a form's submit use `<Button form="id">`. */
  actions?: ReactNode;
  /** The next step cannot be taken yet: it waits at the end of the content, and covers nothing that has to be done before. */
  actionsRest?: boolean;
  /** A second pane, beside on wide screens and below on phones. */
  aside?: ReactNode;
  /** Things that stand side by side: one pane, as wide as two. */
  wide?: boolean;
  /** As wide as a desk's screen allows: for a screen that lays out panes of its own. */
  panes?: boolean;
  /** The whole screen wears this block's sky. */
  sky?: BlockName;
  brand?: boolean;
  children?: ReactNode;
};

/** The frame of every screen: way back, title, lead, content and the next step. */
export function Screen({
  title,
  lead,
  back,
  above,
  figure,
  actions,
  actionsRest = false,
  aside,
  wide = false,
  panes = false,
  sky,
  brand = true,
  children,
}: ScreenProps) {
  const top = useContext(ScreenTop);
  const width = panes ? "max-w-3xl lg:max-w-[88rem]" : aside || wide ? "max-w-6xl" : "max-w-2xl";
  const frame = (
    <div className="flex min-h-dvh flex-col safe-top">
      {!sky && <div aria-hidden="true" className="day-strip h-1 shrink-0 rtl:-scale-x-100" />}
      <header
        className={classes(
          "safe-x mx-auto flex min-h-14 w-full items-center justify-between gap-x-4 pt-1 large-text:flex-wrap",
          width,
        )}
      >
        {back ? <BackLink {...back} /> : <span />}
        {brand && <HomeLink />}
      </header>
      <main id="main" tabIndex={-1} className="flex flex-col max-sm:grow">
        <div className={classes("safe-x mx-auto flex w-full grow flex-col pb-8 pt-3 sm:pt-6", width)}>
          <ScreenHead {...{ title, lead, above, figure }} />
          <div
            className={classes(
              "mt-7 grid gap-8",
              aside && "lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] lg:gap-12",
            )}
          >
            <div className="grid min-w-0 content-start gap-6">
              {top}
              {children}
            </div>
            {aside && <aside className="min-w-0 lg:sticky lg:top-6 lg:self-start">{aside}</aside>}
          </div>
        </div>
        {actions && (
          <ActionBar width={width} rests={actionsRest}>
            {actions}
          </ActionBar>
        )}
      </main>
    </div>
  );
  return sky ? <SkyBackdrop block={sky}>{frame}</SkyBackdrop> : frame;
}

function ScreenHead({ title, lead, above, figure }: Pick<ScreenProps, "title" | "lead" | "above" | "figure">) {
  return (
    <div className="screen-head grid gap-4">
      {above}
      {/* The title stands beside its figure while its longest word has room there, above it otherwise. On a phone the line beneath has the whole width. */}
      <div
        className={classes(
          "flex flex-wrap items-center justify-between gap-x-5 gap-y-3",
          figure && "sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-rows-[auto_1fr] sm:items-start",
        )}
      >
        <h1
          id="screen-title"
          tabIndex={-1}
          className="min-w-0 max-w-full grow basis-[min-content] font-display text-2xl font-semibold tracking-tight"
        >
          {title}
        </h1>
        {figure && <div className="shrink-0 sm:col-start-2 sm:row-span-2 sm:row-start-1">{figure}</div>}
        {lead && (
          <div className="min-w-0 basis-full">
            <p className="max-w-prose text-lg text-ink-soft">{lead}</p>
          </div>
        )}
      </div>
    </div>
  );
}

/** The product's sign is the way home from every screen. */
function HomeLink() {
  return (
    <Link to="/home" className="-me-2 inline-flex min-h-12 items-center rounded-md px-2">
      <BrandMark className="text-sm opacity-90" />
      <span className="sr-only">{sharedLabels.productHome}</span>
    </Link>
  );
}

/**
 * The next step: at the bottom of a phone within the safe area; right after the content on wide screens, and never out of sight, unless it cannot be
 * taken yet or would take more than a quarter of the window, as with large text.
 */
function ActionBar({ children, width, rests }: { children: ReactNode; width: string; rests: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
  const tooTall = useTakesTooMuch(bar);
  return (
    <div ref={bar} className={classes("no-print", !rests && !tooTall && "action-bar sticky bottom-0 z-20")}>
      <div
        className={classes(
          "safe-x safe-bottom mx-auto grid w-full gap-2.5 pt-6 *:w-full sm:flex sm:flex-wrap sm:*:w-auto",
          width,
        )}
      >
        {children}
      </div>
    </div>
  );
}

const MOST_OF_THE_WINDOW = 0.25;

/** Whether an element is taller than a quarter of the window, now and whenever either changes. */
function useTakesTooMuch(element: RefObject<HTMLElement | null>): boolean {
  const [tooMuch, setTooMuch] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return;
    const measure = () => setTooMuch(watched.getBoundingClientRect().height > innerHeight * MOST_OF_THE_WINDOW);
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  }, [element]);
  return tooMuch;
}

/** The way back, where a line begins, named after where it leads. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="-ms-2 inline-flex min-h-12 min-w-0 items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-ink-soft transition-colors hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      {label}
    </Link>
  );
}
