import { findBlock } from "~/domain/plan/block-edit";
import { SkyCard } from "~/ui/sky/sky-card";
import type { LiveTrip } from "./live-trip";
import { welcomeBackTexts } from "#messages/live";

/** Where the traveller left off: the day, the part of it, and what is planned there. */
export function LeftOffCard({ live: { plan, position }, label }: { live: LiveTrip; label: string }) {
  const found = findBlock(plan, position.dayIndex, position.block);
  return (
    <section className="grid gap-2.5">
      <h2 className="text-sm font-semibold text-ink-soft">{label}</h2>
      <SkyCard
        block={position.block}
        heading="h3"
        title={welcomeBackTexts.at(position)}
        description={found.kind === "found" ? found.block.title : undefined}
        meta={found.kind === "found" && found.block.neighborhoodTag ? found.block.neighborhoodTag : undefined}
      />
    </section>
  );
}
