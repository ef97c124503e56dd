import { Bus, MapPin, Ticket } from "lucide-react";
import type { ReactNode } from "react";
import type { Block } from "~/domain/plan/block";
import { placeBeside } from "~/domain/place/place-in-words";
import type { Stop } from "~/domain/plan/stop";
import { StopTime } from "~/features/stops/stop-facts";
import { SkyCard, type SkyCardProps } from "~/ui/sky/sky-card";
import { UnusualNote } from "~/ui/feedback/source-note";
import { type Origin, originOf } from "~/domain/plan/origin";
import { blockFactsTexts as texts } from "#messages/days";

/** The small facts of a block: where, whether a ticket is needed, whether it leads out of town. */
export function BlockFacts({ block }: { block: Block }) {
  const { isTicketed, isDayTrip } = block;
  const where = placeBeside(block);
  if (!where && !isTicketed && !isDayTrip) return null;
  return (
    <>
      {where && <Fact icon={<MapPin aria-hidden="true" className="size-4" />}>{where}</Fact>}
      {isTicketed && <Fact icon={<Ticket aria-hidden="true" className="size-4" />}>{texts.ticket}</Fact>}
      {isDayTrip && <Fact icon={<Bus aria-hidden="true" className="size-4" />}>{texts.dayTrip}</Fact>}
    </>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1 wrap-anywhere">
    {icon}
    {children}
  </span>
);

type BlockCardProps = {
  block: Block;
  /** The stop that the block is seen through, which says when it is. */ stop?: Stop | null;
  heading?: SkyCardProps["heading"];
  banded?: SkyCardProps["banded"];
  /** Who wrote what stands around it, where the screen says so once. */ usual?: Origin | null;
  /** In place of the block's own title: the same as a link. */ title?: ReactNode;
  /** Beside the title: what moves the stop. */ tools?: ReactNode;
  children?: ReactNode;
  company?: ReactNode;
};

/** A block in full under its sky, with who wrote it; `children` are what can be done with it, `company` is who else is at it. */
export function BlockCard({
  block,
  stop = null,
  heading,
  banded,
  usual = null,
  title = block.title,
  tools,
  children,
  company,
}: BlockCardProps) {
  return (
    <SkyCard
      block={block.timeOfDay}
      title={title}
      tools={tools}
      description={block.description}
      heading={heading}
      banded={banded}
      meta={
        <>
          {stop && <StopTime stop={stop} />}
          <BlockFacts block={block} />
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-2 empty:hidden">{company}</p>
      <UnusualNote origin={originOf(block)} usual={usual} />
      {children}
    </SkyCard>
  );
}
