import type { ReactNode } from "react";
import { sharedLabels, splashTexts } from "#messages/ui";
import { BrandSign } from "../layout/brand-mark";
import { Horizon } from "../sky/horizon";

/** The opening of the product: name, tagline and a sun on its way along the day (SPEC section 2, splash). */
export function Splash({ tagline = splashTexts.tagline, children }: { tagline?: ReactNode; children?: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      data-sky="morning"
      className="sky-gradient safe-x relative isolate grid min-h-dvh place-content-center justify-items-center gap-5 pb-[16dvh] text-center text-ink"
    >
      <BrandSign className="h-20 w-24" draw />
      <h1 id="screen-title" tabIndex={-1} className="font-display text-2xl font-semibold tracking-tight">
        {sharedLabels.product}
      </h1>
      <p className="text-lg">{tagline}</p>
      <DayTraveller />
      {children}
      <Horizon way className="h-[34dvh]" />
    </main>
  );
}

/** The spinner: a sun that travels from morning to evening. Its arc is two transforms, which a phone draws beside the scripts that start meanwhile. */
function DayTraveller() {
  return (
    <span role="status" className="relative mt-2 block h-8 w-40 rtl:-scale-x-100">
      <span className="sr-only">{sharedLabels.loading}</span>
      <span aria-hidden="true" className="day-strip absolute inset-x-0 bottom-1 h-1 rounded-full" />
      <span aria-hidden="true" className="absolute left-0 top-2 animate-cross">
        <span className="block size-4 animate-climb rounded-full bg-accent" />
      </span>
    </span>
  );
}
