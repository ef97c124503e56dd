import { companionsTexts as texts } from "#messages/people/companions";
import { callApi } from "~/browser/api/api-client";
import { useCommand } from "~/browser/forms/use-command";
import { admitNewcomer, declineNewcomer } from "~/contracts/calls/companions";
import type { Companions } from "~/domain/people/membership";
import type { Newcomer } from "~/domain/people/newcomer";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { Card } from "~/ui/layout/card";
import { toast } from "~/ui/feedback/toast";
import { CompanionRow, dayOf } from "./companion-row";

type NewcomerListProps = {
  tripId: string;
  newcomers: readonly Newcomer[];
  /** Whose name looks like another's, by their user ids. */
  alike: ReadonlySet<string>;
  onDone: (company: Companions) => void;
};

/** Those who have the code and wait for the organizer's yes; nothing while there are none. */
export function NewcomerList({ tripId, newcomers, alike, onDone }: NewcomerListProps) {
  const { pending, problem, run } = useCommand(texts.notDone);
  const answer = async ({ userId, name }: Newcomer, call: typeof admitNewcomer | typeof declineNewcomer) => {
    const company = await run(() => callApi(call, { params: { tripId }, body: { userId } }));
    if (company === null) return;
    // Whatever was pressed: another of the organizer's devices may have said the other thing before.
    const isOn = company.companions.some((companion) => companion.userId === userId);
    toast(isOn ? texts.admitted(name) : texts.declined(name));
    onDone(company);
  };
  if (newcomers.length === 0) return null;
  return (
    <section aria-labelledby="newcomers" className="grid gap-3">
      <div className="grid gap-1">
        <h2 id="newcomers" className="font-display text-xl font-semibold">
          {texts.newcomersTitle}
        </h2>
        <p className="text-ink-soft">{texts.newcomersLead}</p>
      </div>
      <Alert>{problem}</Alert>
      <Card className="border-accent py-1.5 sm:py-2">
        <ul className="divide-y divide-line">
          {newcomers.map((newcomer) => (
            <CompanionRow
              key={newcomer.userId}
              {...newcomer}
              looksLikeAnother={alike.has(newcomer.userId)}
              about={texts.newcomerSince(dayOf(newcomer.since))}
              action={
                <div className="flex gap-2.5 max-sm:w-full max-sm:*:grow">
                  <Button look="secondary" disabled={pending} onClick={() => void answer(newcomer, declineNewcomer)}>
                    {texts.decline}
                    <span className="sr-only">, {newcomer.name}</span>
                  </Button>
                  <Button disabled={pending} onClick={() => void answer(newcomer, admitNewcomer)}>
                    {texts.admit}
                    <span className="sr-only">, {newcomer.name}</span>
                  </Button>
                </div>
              }
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}
