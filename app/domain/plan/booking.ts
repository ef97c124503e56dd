import type { Itinerary } from "./itinerary";
import type { Booking, Stop } from "./stop";
import { fixedStart } from "./time-of-day";
import { stopFrom } from "./whole-block";

const NOTHING_BOOKED: Booking = { reference: "", name: "", time: null, url: "", note: "" };

/** A booking after a change of it, cleaned as what is stored; null once nothing is left of it. */
export const bookingAfter = (booking: Booking | null, change: Partial<Booking>): Booking | null =>
  stopFrom({ booking: { ...NOTHING_BOOKED, ...booking, ...change } }, "").booking;

/** The link that somebody typed or pasted, with its scheme; null for what no browser opens. */
export function typedLink(text: string): string | null {
  const said = text.trim();
  const link = /^[\w-]+(\.[\w-]+)+([/?#:].*)?$/.test(said) ? `https://${said}` : said;
  return /^https?:\/\/\S+$/i.test(link) && URL.canParse(link) ? link : null;
}

export type BookedStop = Stop & { booking: Booking };

const isBooked = (stop: Stop): stop is BookedStop => stop.booking !== null;

/** What is booked on one day, the earliest first; `dayIndex` is null for what is booked and has no day. */
export type BookedDay = { dayIndex: number | null; stops: BookedStop[] };

type StopsOfDay = { dayIndex: number | null; stops: readonly Stop[] };

const onShelf = (stops: readonly Stop[]): StopsOfDay => ({ dayIndex: null, stops });

/** All that is booked, by day; days with nothing booked are left out. */
export const bookedByDay = ({ days, shelf }: Pick<Itinerary, "days" | "shelf">): BookedDay[] =>
  [...days, onShelf(shelf)]
    .map(({ dayIndex, stops }: StopsOfDay) => ({ dayIndex, stops: byTime(stops.filter(isBooked)) }))
    .filter(({ stops }) => stops.length > 0);

/** What has no time of its own stays in the order of the plan, behind what has. */
const byTime = (stops: BookedStop[]): BookedStop[] =>
  stops.sort((one, other) => {
    const [first, second] = [fixedStart(one) ?? "~", fixedStart(other) ?? "~"];
    return first < second ? -1 : first > second ? 1 : 0;
  });
