import { plannerTexts as texts } from "#messages/assistant";
import { sharedLabels } from "#messages/ui";
import type { PlanEditing } from "~/browser/room/document/plan-editing";
import { useLocal } from "~/browser/storage/local-copy";
import type { NamedPlace } from "~/contracts/calls/assistant";
import type { LiveMoment } from "~/domain/live/live-moment";
import type { PartAt } from "~/domain/proposal/proposal";
import { acceptProposal, useTripNow } from "~/features/proposals/accept-proposal";
import { Button } from "~/ui/actions/button";
import { toast } from "~/ui/feedback/toast";
import { dayForPlace } from "./day-for-place";

export type AnswerPlacesProps = {
  question: string;
  places: readonly NamedPlace[];
  moment: LiveMoment | null;
  tripId: string;
  by: string;
  editing: PlanEditing;
};

/** The places that an answer names, each one tap from the ideas or a day. */
export default function AnswerPlaces({ question, places, moment, tripId, by, editing }: AnswerPlacesProps) {
  const plan = useLocal("itineraryData");
  const trip = useTripNow();
  if (plan?.tripId !== tripId || !trip || trip.isOver) return null;
  const stops = [...plan.days.flatMap((day) => day.stops), ...plan.shelf];
  const add = (place: NamedPlace, to: PartAt | null, said: string) => {
    const proposal = { id: place.id, why: "", kind: "add" as const, place, to };
    const outcome = acceptProposal(editing, { proposal, plan, trip, by });
    if (outcome.kind === "refused") return toast(outcome.sentence, { tone: "bad" });
    if (outcome.undo) toast(said, { about: place.id, action: { label: sharedLabels.undo, run: outcome.undo } });
  };
  return (
    <ul aria-label={texts.places.label} className="grid w-full divide-y divide-line border-t border-line">
      {places.map((place) => {
        const { id, name, location, part } = place;
        const there = stops.find(({ placeId }) => placeId === id);
        const day = dayForPlace(place, { question, days: plan.days, moment });
        return (
          <li key={id} className="grid gap-2 py-3 last:pb-0">
            <p className="min-w-0 wrap-anywhere">
              <bdi className="font-semibold">{name}</bdi> <bdi className="text-sm text-ink-soft">{location}</bdi>
            </p>
            {there ? (
              <p className="flex min-h-12 items-center text-sm font-semibold text-good">
                {there.at ? texts.places.onDay(there.at.day) : texts.places.kept}
              </p>
            ) : (
              <div className="flex flex-wrap gap-2">
                <Button
                  look="secondary"
                  className="text-sm!"
                  aria-label={texts.places.keepThat(name)}
                  onClick={() => add(place, null, texts.places.keptThat(name))}
                >
                  {texts.places.keep}
                </Button>
                {day !== null && (
                  <Button
                    look="secondary"
                    className="text-sm!"
                    aria-label={texts.places.putThat(name, day)}
                    onClick={() => add(place, { day, part }, texts.places.added(name, day))}
                  >
                    {texts.places.put(day)}
                  </Button>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
