import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import type { Itinerary } from "~/domain/plan/itinerary";
import type { Trip } from "~/domain/trip/trip";
import { useTripAsTravelled } from "~/features/trip-home/use-moment";
import { Button } from "~/ui/actions/button";
import { toast } from "~/ui/feedback/toast";
import { tripLinksTexts as texts } from "#messages/days";

/** Hands the trip to the phone's calendar as a file; what writes it comes when it is asked for. */
export function AddToCalendar({ trip, itinerary }: { trip: Trip; itinerary: Itinerary }) {
  const [pending, setPending] = useState(false);
  const travelled = useTripAsTravelled(trip);
  const add = async () => {
    setPending(true);
    try {
      const { downloadCalendar } = await import("./download-calendar.client");
      downloadCalendar(trip, itinerary, travelled);
      toast(texts.added);
    } catch {
      toast(texts.notAdded, { tone: "bad" });
    }
    setPending(false);
  };
  return (
    <Button look="quiet" className="-mx-5" pending={pending} onClick={() => void add()}>
      <CalendarPlus aria-hidden="true" className="size-5" />
      {texts.calendar}
    </Button>
  );
}
