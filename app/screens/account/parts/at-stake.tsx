import { useState } from "react";
import { deleteAccountTexts as texts } from "#messages/people/account";
import { callApi } from "~/browser/api/api-client";
import { useCommand } from "~/browser/forms/use-command";
import type { ProviderName } from "~/browser/session/identity/session-record";
import { fateOf, undecidedOf, type TripToPart } from "~/domain/people/account-end";
import { Button } from "~/ui/actions/button";
import { TextLink } from "~/ui/actions/text-link";
import { offerTrip } from "~/contracts/calls/companions";
import { Alert } from "~/ui/feedback/alert";
import { ChipChoice } from "~/ui/fields/chip-choice";
import { Card } from "~/ui/layout/card";
import { Deleting } from "./deleting";

/** The answer that ends a shared trip for everybody; any other is the id of whom it is to be offered to. */
const END = "end";

/** What was chosen for each shared trip, by its id. */
type Decisions = Readonly<Record<string, string>>;

/** The trips that are meant to end for everybody. */
const endedBy = (trips: readonly TripToPart[], decisions: Decisions): string[] =>
  trips.filter(({ tripId }) => decisions[tripId] === END).map(({ tripId }) => tripId);

/** Each trip by name with what becomes of it, then all the rest, then the button. */
export function AtStake({
  trips,
  provider,
  onChanged,
}: {
  trips: TripToPart[];
  provider: ProviderName;
  /** What is at stake is to be looked at again: a deletion was refused, or somebody was asked to take a trip over. */
  onChanged: () => void;
}) {
  const [decisions, setDecisions] = useState<Decisions>({});
  const endedTrips = endedBy(trips, decisions);
  const undecided = undecidedOf(trips, endedTrips);
  return (
    <>
      <section aria-labelledby="trips" className="grid gap-3">
        <h2 id="trips" className="font-display text-xl font-semibold">
          {texts.tripsTitle}
        </h2>
        {trips.length === 0 ? (
          <p className="text-ink-soft">{texts.noTrips}</p>
        ) : (
          <ul className="grid gap-3">
            {trips.map((trip) => (
              <li key={trip.tripId}>
                <TripAtStake
                  trip={trip}
                  decision={decisions[trip.tripId]}
                  onDecide={(decision) => setDecisions((before) => ({ ...before, [trip.tripId]: decision }))}
                  onAsked={onChanged}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="rest" className="grid gap-3">
        <h2 id="rest" className="font-display text-xl font-semibold">
          {texts.restTitle}
        </h2>
        <Card>
          <ul className="grid list-disc gap-2.5 ps-5 text-ink-soft marker:text-ink-faint">
            {[...texts.rest, texts.restProvider[provider]].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Card>
      </section>
      <p>
        <TextLink to="/account" className="inline-flex min-h-12 items-center">
          {texts.downloadFirst}
        </TextLink>
      </p>
      <Deleting endedTrips={endedTrips} ready={undecided.length === 0} onRefused={onChanged} />
    </>
  );
}

/** One trip: what becomes of it, or the question. */
function TripAtStake({
  trip,
  decision,
  onDecide,
  onAsked,
}: {
  trip: TripToPart;
  decision: string | undefined;
  onDecide: (decision: string) => void;
  onAsked: () => void;
}) {
  const chosen = trip.others.find(({ userId }) => userId === decision);
  const asked = trip.others.find(({ userId }) => userId === trip.offeredTo);
  return (
    <Card className="grid gap-2">
      <h3 className="break-words font-display text-lg font-semibold">
        <bdi>{trip.tripName}</bdi>
      </h3>
      {fateOf(trip) === "to-decide" ? (
        <>
          <ChipChoice
            stacked
            legend={texts.toDecide(trip.others.map(({ name }) => name))}
            name={trip.tripId}
            value={decision ?? asked?.userId ?? []}
            onChange={([wanted]) => wanted !== undefined && onDecide(wanted)}
            options={[
              ...trip.others.map(({ userId, name }) => ({
                value: userId,
                label: texts.handOver(name),
                hint: texts.handOverMeans(name),
              })),
              { value: END, label: texts.endForAll, hint: texts.endForAllMeans },
            ]}
          />
          {asked && <Alert tone="note">{texts.asked(asked.name)}</Alert>}
          {chosen && chosen !== asked && <AskButton tripId={trip.tripId} person={chosen} onAsked={onAsked} />}
        </>
      ) : (
        <p className="text-ink-soft">{sentenceOf(trip)}</p>
      )}
    </Card>
  );
}

/** Asks somebody to take a trip over; once they have said yes, it does not stand in the way any more. */
function AskButton({
  tripId,
  person: { userId, name },
  onAsked,
}: {
  tripId: string;
  person: { userId: string; name: string };
  onAsked: () => void;
}) {
  const { pending, problem, run } = useCommand(texts.notAsked);
  const ask = async () => {
    if ((await run(() => callApi(offerTrip, { params: { tripId }, body: { userId } }))) !== null) onAsked();
  };
  return (
    <>
      <Alert>{problem}</Alert>
      <Button look="secondary" disabled={pending} onClick={() => void ask()}>
        {texts.askNow(name)}
      </Button>
    </>
  );
}

function sentenceOf(trip: TripToPart): string {
  if (fateOf(trip) === "goes-on") return texts.goesOn;
  return trip.tripComplete ? texts.gaveUp : texts.goesToo;
}
