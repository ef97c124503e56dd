import { MapPin, Ticket } from "lucide-react";
import type { ReactNode } from "react";
import { mapsApp } from "~/browser/map/maps-app";
import type { Block } from "~/domain/plan/block";
import { pointOf } from "~/domain/place/geo";
import { mapsAddress } from "~/domain/place/maps-address";
import { buttonStyle } from "~/ui/actions/button-style";
import { liveBlockTexts as texts } from "#messages/live";

/**
 * What one needs to get there: where it is, whether it is a day trip or wants a ticket, and the way to a map unless the stops beside it have that;
 * `children` stand beside it.
 */
export function BlockFacts({
  block: { title, location, neighborhoodTag, isTicketed, isDayTrip, lat, lng },
  city,
  hasStops,
  children,
}: {
  block: Block;
  city: string;
  hasStops: boolean;
  children?: ReactNode;
}) {
  const place = location.includes(neighborhoodTag) ? location : `${location} · ${neighborhoodTag}`;
  const point = pointOf({ lat, lng });
  const where = [place, isDayTrip && !/day trip/i.test(place) && texts.dayTrip].filter(Boolean).join(" · ");
  return (
    <div className="grid gap-4 empty:hidden">
      {(where || isTicketed) && (
        <ul className="grid gap-2">
          {where && <Fact icon={<MapPin aria-hidden="true" className="size-5" />}>{where}</Fact>}
          {isTicketed && <Fact icon={<Ticket aria-hidden="true" className="size-5" />}>{texts.ticketed}</Fact>}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-10 gap-y-2 empty:hidden">
        {point && !hasStops && (
          <a
            href={mapsAddress({ title, city, point }, mapsApp())}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle("secondary")}
          >
            {texts.maps}
          </a>
        )}
        {children}
      </div>
    </div>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-2.5 font-semibold">
    {icon}
    {children}
  </li>
);
