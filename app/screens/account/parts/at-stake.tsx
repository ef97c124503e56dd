import { useState } from "react";
import type { ProviderName } from "~/browser/session/identity/session-record";
import type { TripToPart } from "~/domain/people/account-end";
import { undecidedOf } from "~/domain/people/account-end";
import { Card } from "~/ui/layout/card";
import { TextLink } from "~/ui/actions/text-link";
import { deleteAccountTexts as texts } from "#messages/account";
import { Deleting } from "./deleting";
import { TripAtStake } from "./trip-at-stake";
import type { Decisions } from "./decisions";
import { endedBy, handOversOf } from "./decisions";

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
