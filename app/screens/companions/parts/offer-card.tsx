import { companionsTexts, offerTexts as texts } from "#messages/people/companions";
import { callApi } from "~/browser/api/api-client";
import { useCommand } from "~/browser/forms/use-command";
import { keepPending } from "~/browser/storage/pending";
import { acceptOffer, declineOffer, withdrawOffer } from "~/contracts/calls/companions";
import type { Companions } from "~/domain/people/membership";
import type { HandOverOffer } from "~/domain/people/newcomer";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { toast } from "~/ui/feedback/toast";
import { Card } from "~/ui/layout/card";

type OfferCardProps = {
  tripId: string;
  ownId: string;
  offer: HandOverOffer;
  onDone: (company: Companions) => void;
  onTakenOver: () => void;
};

/** That somebody takes the trip over: for who is asked, to say yes or no; for who asked, to take it back. */
export function OfferCard({ tripId, ownId, offer: { to, by }, onDone, onTakenOver }: OfferCardProps) {
  const { pending, problem, run } = useCommand(companionsTexts.notDone);
  const answer = async (
    call: typeof acceptOffer | typeof declineOffer | typeof withdrawOffer,
    { said, then }: { said: string; then?: () => void },
  ) => {
    const company = await run(() => callApi(call, { params: { tripId } }));
    if (company === null) return;
    keepPending({ offer: company.offer });
    toast(said);
    onDone(company);
    then?.();
  };
  const isAsked = to.userId === ownId;
  return (
    <section aria-labelledby="offer">
      <Card className="grid gap-4">
        <div className="grid gap-1">
          <h2 id="offer" className="font-display text-xl font-semibold wrap-anywhere">
            {isAsked ? texts.got(by.name) : texts.made(to.name)}
          </h2>
          <p className="text-ink-soft">{isAsked ? texts.gotMeans(by.name) : texts.madeMeans}</p>
        </div>
        <Alert>{problem}</Alert>
        {isAsked ? (
          <div className="grid gap-2.5 sm:flex">
            <Button
              disabled={pending}
              onClick={() => void answer(acceptOffer, { said: texts.accepted, then: onTakenOver })}
            >
              {texts.accept}
            </Button>
            <Button
              look="secondary"
              disabled={pending}
              onClick={() => void answer(declineOffer, { said: texts.declined(by.name) })}
            >
              {texts.decline}
            </Button>
          </div>
        ) : (
          <Button
            look="secondary"
            className="sm:justify-self-start"
            disabled={pending}
            onClick={() => void answer(withdrawOffer, { said: texts.withdrawn(to.name) })}
          >
            {texts.withdraw}
          </Button>
        )}
      </Card>
    </section>
  );
}
