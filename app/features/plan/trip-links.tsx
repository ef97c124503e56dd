import { Map, Printer, Ticket } from "lucide-react";
import type { ReactNode } from "react";
import { TextLink } from "~/ui/actions/text-link";
import { tripLinksTexts as texts } from "#messages/days";

/** The quiet way to the map, of one day or of the whole trip. */
export const MapLink = ({ day }: { day?: number }) => (
  <TextLink
    to={day === undefined ? "/tripmap" : `/tripmap?day=${day}`}
    className="inline-flex min-h-12 items-center gap-2"
  >
    <Map aria-hidden="true" className="size-5" />
    {day === undefined ? texts.map : texts.mapOfDay}
  </TextLink>
);

/** What one can do with the days of a trip besides reading them; `children` is one thing more. */
export const TripLinks = ({ children }: { children?: ReactNode }) => (
  <p className="flex flex-wrap items-center gap-x-6 gap-y-1">
    <MapLink />
    <TextLink to="/booked" className="inline-flex min-h-12 items-center gap-2">
      <Ticket aria-hidden="true" className="size-5" />
      {texts.booked}
    </TextLink>
    <TextLink to="/tripprint" className="inline-flex min-h-12 items-center gap-2">
      <Printer aria-hidden="true" className="size-5" />
      {texts.print}
    </TextLink>
    {children}
  </p>
);
