import { useState } from "react";
import { companionsTexts as texts } from "#messages/people/companions";
import { callApi } from "~/browser/api/api-client";
import { useCommand } from "~/browser/forms/use-command";
import { readmitCompanion } from "~/contracts/calls/companions";
import type { Companions, RemovedCompanion } from "~/domain/people/membership";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { Card } from "~/ui/layout/card";
import { ConfirmDialog } from "~/ui/feedback/confirm-dialog";
import { toast } from "~/ui/feedback/toast";
import { CompanionRow, dayOf } from "./companion-row";

type RemovedListProps = {
  tripId: string;
  removed: readonly RemovedCompanion[];
  /** Whose name looks like another's, by their user ids. */
  alike: ReadonlySet<string>;
  onDone: (company: Companions) => void;
};

/** Those the organizer removed, to be let in again; nothing while there are none. */
export function RemovedList({ tripId, removed, alike, onDone }: RemovedListProps) {
  const [asked, setAsked] = useState<RemovedCompanion | null>(null);
  const { pending, problem, run, clear } = useCommand(texts.notDone);
  const close = () => {
    setAsked(null);
    clear();
  };
  const readmit = async ({ userId, name }: RemovedCompanion) => {
    const company = await run(() => callApi(readmitCompanion, { params: { tripId }, body: { userId } }));
    if (company === null) return;
    toast(texts.readmitted(name));
    close();
    onDone(company);
  };
  if (removed.length === 0) return null;
  return (
    <section aria-labelledby="removed" className="grid gap-3">
      <div>
        <h2 id="removed">{texts.removedTitle}</h2>
        <p className="text-ink-soft">{texts.removedLead}</p>
      </div>
      <Card className="py-1.5 sm:py-2">
        <ul className="divide-y divide-line">
          {removed.map((person) => (
            <CompanionRow
              key={person.userId}
              {...person}
              looksLikeAnother={alike.has(person.userId)}
              about={texts.removedSince(dayOf(person.since))}
              action={
                <Button look="secondary" className="max-sm:w-full" onClick={() => setAsked(person)}>
                  {texts.readmit}
                  <span className="sr-only">, {person.name}</span>
                </Button>
              }
            />
          ))}
        </ul>
      </Card>
      {asked && (
        <ConfirmDialog
          open
          danger={false}
          onClose={close}
          pending={pending}
          title={texts.askReadmit(asked.name)}
          description={texts.readmitMeans(asked.name)}
          confirmLabel={texts.readmit}
          cancelLabel={texts.readmitNot}
          onConfirm={() => void readmit(asked)}
        >
          <Alert>{problem}</Alert>
        </ConfirmDialog>
      )}
    </section>
  );
}
