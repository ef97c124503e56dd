import { Ellipsis } from "lucide-react";
import { useRef, useState } from "react";
import { companionsTexts as texts } from "#messages/people/companions";
import { useRoomState } from "~/browser/room/use-room";
import { lookAlikes } from "~/domain/people/look-alike";
import type { Companions, TripCompanion } from "~/domain/people/membership";
import { Button } from "~/ui/actions/button";
import { Card } from "~/ui/layout/card";
import { EmptyState } from "~/ui/feedback/empty-state";
import { CompanionRow, dayOf } from "./companion-row";
import { ManageDialog } from "./manage-dialog";
import { NewcomerList } from "./newcomer-list";
import { OfferCard } from "./offer-card";
import { RemovedList } from "./removed-list";

export type CompanionListProps = {
  tripId: string;
  ownId: string;
  company: Companions;
  /** Whether this traveller organizes the trip. */
  organizes: boolean;
  take: (company: Companions) => void;
  /** After the traveller took the trip over. */
  onTakenOver: () => void;
};

/** Who is on the trip; for the organizer, what can be done about each. */
export function CompanionList({
  tripId,
  ownId,
  company: { companions, removed, newcomers, offer },
  organizes,
  take,
  onTakenOver,
}: CompanionListProps) {
  const [managed, setManaged] = useState<TripCompanion | null>(null);
  const alike = lookAlikes([...companions, ...newcomers, ...removed]);
  const here = useRoomState((room) => room.here);
  const heading = useRef<HTMLHeadingElement>(null);
  const onDone = (company: Companions) => {
    setManaged(null);
    take(company);
    // The button that asked may be gone with its row.
    requestAnimationFrame(() => heading.current?.focus());
  };
  return (
    <>
      {offer && <OfferCard tripId={tripId} ownId={ownId} offer={offer} onDone={onDone} onTakenOver={onTakenOver} />}
      {organizes && <NewcomerList tripId={tripId} newcomers={newcomers} alike={alike} onDone={onDone} />}
      <section aria-labelledby="who" className="grid gap-3">
        <h2 id="who" ref={heading} tabIndex={-1} className="font-display text-xl font-semibold">
          {texts.who(companions.length)}
        </h2>
        <Card className="py-1.5 sm:py-2">
          <ul className="divide-y divide-line">
            {companions.map((companion) => (
              <CompanionRow
                key={companion.userId}
                {...companion}
                looksLikeAnother={companion.userId !== ownId && alike.has(companion.userId)}
                present={here.some(({ userId }) => userId === companion.userId)}
                note={companion.userId === ownId ? texts.you : undefined}
                about={texts.about(companion.role, dayOf(companion.since))}
                action={
                  organizes &&
                  companion.role === "participant" && (
                    <Button
                      look="secondary"
                      className="max-sm:px-3"
                      aria-label={texts.manageWho(companion.name)}
                      onClick={() => setManaged(companion)}
                    >
                      <Ellipsis aria-hidden="true" className="size-5 sm:hidden" />
                      <span className="max-sm:hidden">{texts.manage}</span>
                    </Button>
                  )
                }
              />
            ))}
          </ul>
        </Card>
        {companions.length === 1 && newcomers.length === 0 && <EmptyState>{texts.alone}</EmptyState>}
      </section>
      {organizes && <RemovedList tripId={tripId} removed={removed} alike={alike} onDone={onDone} />}
      {managed && (
        <ManageDialog
          tripId={tripId}
          companion={managed}
          looksLikeAnother={alike.has(managed.userId)}
          onClose={() => setManaged(null)}
          askedBefore={offer && offer.to.userId !== managed.userId ? offer.to.name : null}
          onDone={onDone}
        />
      )}
    </>
  );
}
