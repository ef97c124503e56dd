import type { Block } from "~/domain/plan/block";
import { placeBeside } from "~/domain/place/place-in-words";
import type { Position } from "~/domain/live/live-position";
import { BlockChip } from "~/ui/sky/block-chip";
import { Card } from "~/ui/layout/card";
import { SourceNote } from "~/ui/feedback/source-note";
import { ChangeMark } from "~/features/room/company";
import { BlockFacts } from "~/features/live/block-facts";
import { liveParticipantTexts as texts } from "#messages/people/participant";

type NowCardProps = {
  dayIndex: number;
  block: Block;
  city: string;
  /** Whether its stops stand beneath. */ hasStops: boolean;
};

/** Where the trip is: what it is about, and how to get there for somebody who fell behind. */
export function NowCard({ dayIndex, block, city, hasStops }: NowCardProps) {
  return (
    <Card className="relative grid gap-4">
      <ChangeMark dayIndex={dayIndex} block={block.timeOfDay} />
      <p className="flex flex-wrap items-center justify-between gap-3 font-semibold">
        <BlockChip block={block.timeOfDay} />
        <span className="rounded-full bg-accent px-2.5 py-0.5 text-xs font-bold text-on-accent">{texts.now}</span>
      </p>
      <h2>{block.title}</h2>
      <p>{block.description}</p>
      <BlockFacts block={block} city={city} hasStops={hasStops} />
      <SourceNote source={block.source} unverified={!block.verified && block.source !== "traveller"} />
    </Card>
  );
}

/** The block after this one, in short. */
export function NextCard({ next, today }: { next: { at: Position; block: Block } | null; today: number }) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg!">{texts.next}</h2>
      {next === null ? (
        <p className="text-ink-soft">{texts.last}</p>
      ) : (
        <div className="grid gap-2">
          <BlockChip block={next.at.block}>{texts.nextAt(next.at, today)}</BlockChip>
          <p className="font-semibold">{next.block.title}</p>
          {placeBeside(next.block) && <p className="text-sm text-ink-soft">{placeBeside(next.block)}</p>}
        </div>
      )}
    </Card>
  );
}
