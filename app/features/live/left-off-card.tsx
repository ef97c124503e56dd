import { eveningAfterTexts, welcomeBackTexts } from "#messages/live-pauses";
import { placeBeside } from "~/domain/place/place-in-words";
import { findBlock } from "~/domain/plan/block-edit";
import { SkyCard } from "~/ui/sky/sky-card";
import type { LiveTrip } from "./live-trip";

/** Where the traveller left off: the day, the part of it, and what is planned there; in the evening after a day, that it is done and what comes next. */
export function LeftOffCard({ live: { plan, position, moment }, label }: { live: LiveTrip; label: string }) {
  const found = findBlock(plan, position.dayIndex, position.block);
  const block = found.kind === "found" ? found.block : null;
  return (
    <section className="grid gap-2.5">
      <h2 className="text-sm font-semibold text-ink-soft">{label}</h2>
      {moment.kind === "evening-after" ? (
        <SkyCard
          block="evening"
          heading="h3"
          title={eveningAfterTexts.done(moment.day)}
          description={block && eveningAfterTexts.then(moment.next, moment.isTomorrow, block.title)}
        />
      ) : (
        <SkyCard
          block={position.block}
          heading="h3"
          title={welcomeBackTexts.at(position)}
          description={block?.title}
          meta={block && placeBeside(block)}
        />
      )}
    </section>
  );
}
