import type { TripToPart } from "~/domain/people/account-end";
import { fateOf } from "~/domain/people/account-end";
import { Card } from "~/ui/layout/card";
import { ChipChoice } from "~/ui/fields/chip-choice";
import { deleteAccountTexts as texts } from "#messages/account";
import { END } from "./decisions";

/** One trip: what becomes of it, or the question. */
export function TripAtStake({
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
