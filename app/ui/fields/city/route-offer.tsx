import { citySuggestionTexts as texts } from "#messages/forms";
import { type Route, type RouteStop, routeWithin } from "~/domain/destination/routes";

/** What a field does with a route: for how many days it is, and what becomes of one that is taken; without that it is only told. */
export type RouteUse = { daysTotal: number; onTake?: (stops: RouteStop[]) => void };

const CHIP =
  "min-h-12 rounded-full border-[1.5px] border-edge bg-raised px-4 py-2 text-base leading-snug text-ink transition duration-150 ease-out hover:border-ink";

type RouteOfferProps = {
  routes: readonly Route[];
  use: RouteUse;
  /** Somebody would rather stay in one city. */
  onCity: (city: string) => void;
};

/** A country or region is no city: offers a way through those of its cities that we know, or one of them. */
export function RouteOffer({ routes, use, onCity }: RouteOfferProps) {
  return (
    <div className="grid animate-arrive gap-4 pt-2.5">
      {routes.map((route) => (
        <OneRoute key={route.kind} route={route} isOneOfMany={routes.length > 1} use={use} onCity={onCity} />
      ))}
    </div>
  );
}

function OneRoute({
  route,
  isOneOfMany,
  use: { daysTotal, onTake },
  onCity,
}: Omit<RouteOfferProps, "routes" | "use"> & { route: Route; isOneOfMany: boolean; use: RouteUse }) {
  const stops = routeWithin(route, daysTotal);
  const [only, ...more] = stops;
  const called = isOneOfMany ? texts.route.calledSo(route.name, route.kind) : texts.route.is(route.name, route.kind);
  return (
    <div role="group" aria-label={called}>
      <p role="status" className="pb-2 text-sm text-ink-soft">
        <strong className="font-semibold text-ink">{called}</strong>{" "}
        {only && more.length === 0
          ? texts.route.one(only.city, route.cities.length > 1 ? daysTotal : null)
          : texts.route.several(daysTotal, stops)}
      </p>
      <div className="flex flex-wrap gap-2">
        {onTake && more.length > 0 && (
          <button type="button" className={`${CHIP} font-semibold`} onClick={() => onTake(stops)}>
            {texts.route.take}
          </button>
        )}
        {stops.map(({ city }) => (
          <button key={city} type="button" className={CHIP} onClick={() => onCity(city)}>
            {texts.route.only(city)}
          </button>
        ))}
      </div>
    </div>
  );
}
