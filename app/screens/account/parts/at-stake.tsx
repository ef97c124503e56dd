import { useState } from "react";
import { deleteAccountTexts as texts } from "#messages/account";
import type { ProviderName } from "~/browser/session/identity/session-record";
import { fateOf, undecidedOf, type TripToPart } from "~/domain/people/account-end";
import { TextLink } from "~/ui/actions/text-link";
import { ChipChoice } from "~/ui/fields/chip-choice";
import { Card } from "~/ui/layout/card";
import { END, endedBy, handOversOf, type Decisions } from "./decisions";
import { Deleting } from "./deleting";

/** Each trip by name with what becomes of it, then all the rest, then the button. */
export function AtStake({
  trips,
  provider,
  onRefused,
}: {
  trips: TripToPart[];
  provider: ProviderName;
  onRefused: () => void;
}) {
  const [decisions, setDecisions] = useState<Decisions>({});
  const handOvers = handOversOf(trips, decisions);
  const endedTrips = endedBy(trips, decisions);
  const undecided = undecidedOf(trips, [...endedTrips, ...handOvers.map(({ tripId }) => tripId)]);
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
      <Deleting handOvers={handOvers} endedTrips={endedTrips} ready={undecided.length === 0} onRefused={onRefused} />
    </>
  );
}

/** One trip: what becomes of it, or the question. */
function TripAtStake({
  trip,
  decision,
  onDecide,
}: {
  trip: TripToPart;
  decision: string | undefined;
  onDecide: (decision: string) => void;
}) {
  return (
    <Card className="grid gap-2">
      <h3 className="break-words font-display text-lg font-semibold">
        <bdi>{trip.tripName}</bdi>
      </h3>
      {fateOf(trip) === "to-decide" ? (
        <ChipChoice
          stacked
          legend={texts.toDecide(trip.others.map(({ name }) => name))}
          name={trip.tripId}
          value={decision ?? []}
          onChange={([chosen]) => chosen !== undefined && onDecide(chosen)}
          options={[
            ...trip.others.map(({ userId, name }) => ({
              value: userId,
              label: texts.handOver(name),
              hint: texts.handOverMeans(name),
            })),
            { value: END, label: texts.endForAll, hint: texts.endForAllMeans },
          ]}
        />
      ) : (
        <p className="text-ink-soft">{sentenceOf(trip)}</p>
      )}
    </Card>
  );
}

function sentenceOf(trip: TripToPart): string {
  if (fateOf(trip) === "goes-on") return texts.goesOn;
  return trip.tripComplete ? texts.gaveUp : texts.goesToo;
}
