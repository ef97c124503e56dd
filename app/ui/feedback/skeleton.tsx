import { sharedLabels, skeletonTexts } from "#messages/ui";
import { classes } from "../layout/classes";

/** A line of text that is on its way. */
export function SkeletonLine({ className = "w-full" }: { className?: string }) {
  return <span aria-hidden="true" className={classes("block h-4 animate-breathe rounded-sm bg-line", className)} />;
}

/** A card that is on its way. */
export function SkeletonCard({ lines = 2 }: { lines?: number }) {
  return (
    <div aria-hidden="true" className="grid gap-3.5 rounded-xl border border-line bg-raised p-6">
      <SkeletonLine className="h-6 w-24 rounded-full" />
      <SkeletonLine className="h-6 w-3/5" />
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonLine key={line} className={line === lines - 1 ? "w-4/5" : "w-full"} />
      ))}
    </div>
  );
}

/** A list of days that is on its way; says so once to a screen reader. */
export function SkeletonDays({ days = 3, label = skeletonTexts.days }: { days?: number; label?: string }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      {Array.from({ length: days }, (_, day) => (
        <SkeletonCard key={day} />
      ))}
    </div>
  );
}

/** A whole screen that is on its way: title, lead and a few cards. Use as a route's HydrateFallback. */
export function SkeletonScreen({ label = sharedLabels.loading, cards = 2 }: { label?: string; cards?: number }) {
  return (
    <main id="main" tabIndex={-1} className="safe-x mx-auto grid max-w-2xl gap-6 pb-16 pt-20">
      <p role="status" className="sr-only">
        {label}
      </p>
      <SkeletonLine className="h-10 w-2/3" />
      <SkeletonLine className="w-4/5" />
      {Array.from({ length: cards }, (_, card) => (
        <SkeletonCard key={card} />
      ))}
    </main>
  );
}
