import type { BestThing } from "~/domain/demo/best-thing";
import { Card } from "~/ui/layout/card";
import { SourceNote } from "~/ui/feedback/source-note";

/** One of the best things: what it is, and why (SPEC section 3, best-things item). */
export function ThingCard({
  thing: { name, description, whyBest, emoji, category, source, verified },
  signed,
}: {
  thing: BestThing;
  signed: boolean;
}) {
  return (
    <Card className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
      <span aria-hidden="true" className="grid size-12 place-items-center rounded-full bg-sunken text-xl">
        {emoji}
      </span>
      <div className="grid content-center">
        <h2 className="font-display text-lg font-semibold leading-snug">{name}</h2>
        <p className="text-sm text-ink-soft first-letter:uppercase">{category}</p>
      </div>
      <div className="col-span-2 grid gap-2">
        <p>{description}</p>
        <p className="border-s-[3px] border-accent ps-3 text-ink-soft">{whyBest}</p>
        {signed && <SourceNote source={source} unverified={!verified} />}
      </div>
    </Card>
  );
}
