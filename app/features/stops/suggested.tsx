import { Lightbulb } from "lucide-react";
import { useState } from "react";
import { stopRefusalTexts, suggestedTexts as texts } from "#messages/stops";
import { callApi } from "~/browser/api/api-client";
import { ApiProblem } from "~/browser/api/api-problem";
import type { PlanEditing } from "~/browser/room/document/plan-editing";
import { useLocal } from "~/browser/storage/local-copy";
import { searchPlaces } from "~/contracts/calls/place-search";
import { newStopId } from "~/contracts/room/stop-id";
import { type FoundPlace, stopAtPlace } from "~/domain/place/found-place";
import type { Stop } from "~/domain/plan/stop";
import { stopFrom } from "~/domain/plan/whole-block";
import { type UnusedAnchor, unusedAnchors } from "~/domain/trip/unused-anchors";
import { Button } from "~/ui/actions/button";
import { Dialog } from "~/ui/feedback/dialog";
import { toast } from "~/ui/feedback/toast";

type SuggestedProps = { stops: readonly Stop[]; by: string; editing: PlanEditing };

/** What was suggested or picked for the trip and is in no day, to be kept as an idea. */
export function Suggested({ stops, by, editing }: SuggestedProps) {
  const [open, setOpen] = useState(false);
  const suggestions = useLocal("anchorLogic") ?? [];
  const picks = useLocal("anchorSelectData")?.anchors ?? [];
  const unused = unusedAnchors(suggestions, picks, stops);
  if (unused.length === 0 && !open) return null;
  return (
    <>
      <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        <Lightbulb aria-hidden="true" className="size-5" />
        {texts.open(unused.length)}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.title}>
        <div className="grid gap-4">
          {unused.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
          <ul className="grid gap-3 empty:hidden">
            {unused.map((anchor) => (
              <Suggestion key={anchor.title} anchor={anchor} by={by} editing={editing} />
            ))}
          </ul>
          <Button onClick={() => setOpen(false)}>{texts.done}</Button>
        </div>
      </Dialog>
    </>
  );
}

function Suggestion({ anchor, by, editing }: { anchor: UnusedAnchor; by: string; editing: PlanEditing }) {
  const trip = useLocal("tripData");
  const [pending, setPending] = useState(false);
  const { title, location = "", isPicked } = anchor;
  const keep = async () => {
    setPending(true);
    const place = trip && (await placeOf(anchor, trip.tripId));
    const refusal = editing.add([ideaOf(anchor, place, by)]);
    setPending(false);
    if (refusal) toast(stopRefusalTexts[refusal], { tone: "bad" });
    else toast(texts.kept(title));
  };
  return (
    <li className="grid gap-2 rounded-xl border border-line bg-raised p-4">
      <div className="grid gap-0.5">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {title}
        </p>
        <p dir="auto" className="text-sm text-ink-soft empty:hidden">
          {[isPicked && texts.picked, location].filter(Boolean).join(" · ")}
        </p>
      </div>
      <Button
        look="secondary"
        className="justify-self-start"
        pending={pending}
        aria-label={texts.keepThat(title)}
        onClick={() => void keep()}
      >
        {texts.keep}
      </Button>
    </li>
  );
}

/** A suggestion as an idea: with its place where that is known by now, else in its words alone. */
function ideaOf(anchor: UnusedAnchor, place: FoundPlace | null, by: string): Stop {
  const { title, description, location = "", isDayTrip = false, source = "embedded" } = anchor;
  const words = { title, note: description, location, isDayTrip, source, by };
  return { ...stopFrom(null, newStopId()), ...words, ...(place && { ...stopAtPlace(place), title }) };
}

/** The place that a suggestion names, for its spot on the map; null where it names none, or nobody can be asked just now. */
async function placeOf({ title, placeId }: UnusedAnchor, tripId: string): Promise<FoundPlace | null> {
  if (!placeId) return null;
  try {
    const { places } = await callApi(searchPlaces, { params: { tripId }, body: { text: title, dayIndex: null } });
    return places.find(({ id }) => id === placeId) ?? null;
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}
