import { citySuggestionTexts as texts } from "#messages/destination/city-suggestions";
import { fullName, type KnownCity } from "~/domain/cities/known-city";
import { countryName } from "~/domain/cities/country";
import { inCountries, type Land, type LandDetails } from "~/domain/cities/land";
import { type RouteStop, routeWithin } from "~/domain/destination/routes";
import { CityChips, CHIP } from "./city-chips";

/** What a field does with a way through a land: for how many days it is, and what becomes of one that is taken; without that it is only told. */
export type RouteUse = { daysTotal: number; onTake?: (stops: RouteStop[]) => void };

/** An island, region, lake or country that was named, with what is there; `stay`: the covered city that is planned when nobody chooses. */
export type NamedLand = { place: KnownCity & { land: Land }; details: LandDetails; stay: string | null };

type LandOfferProps = {
  lands: readonly NamedLand[];
  route: RouteUse | undefined;
  /** Somebody would rather stay in one city or town. */
  onCity: (city: string) => void;
};

/** What was named is no city: says what it is, and offers a way through those of its cities that we know, one of them, or a town. */
export function LandOffer({ lands, route, onCity }: LandOfferProps) {
  return (
    <div className="grid animate-arrive gap-5 pt-2.5">
      {lands.map((land) => (
        <OneLand key={land.place.land.id} land={land} isOneOfMany={lands.length > 1} route={route} onCity={onCity} />
      ))}
    </div>
  );
}

function OneLand({
  land: { place, details, stay },
  isOneOfMany,
  route,
  onCity,
}: Omit<LandOfferProps, "lands"> & { land: NamedLand; isOneOfMany: boolean }) {
  const called = isOneOfMany
    ? texts.land.calledSo(fullName(place))
    : texts.land.is(place.name, place.land.kind, inCountries(place.land));
  const stops = details.cities.length === 0 ? [] : routeWithin(details, route?.daysTotal ?? 1);
  const isWay = route !== undefined && stops.length > 1;
  const cities = details.cities.map(({ city }) => city);
  return (
    <div role="group" aria-label={called} className="grid gap-3">
      <div role="status" className="grid gap-1 text-sm text-ink-soft">
        <p>
          <strong className="font-semibold text-ink">{called}</strong> {details.about}
        </p>
        {(cities.length > 0 || route?.onTake) && (
          <p>
            {cities.length > 0 && sayStops(route, stops, cities)} {route?.onTake && texts.land.leftAsItIs(stay)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isWay && route.onTake && (
          <button type="button" className={`${CHIP} font-semibold`} onClick={() => route.onTake?.(stops)}>
            {texts.land.take}
          </button>
        )}
        {cities.map((city) => (
          <button key={city} type="button" className={CHIP} onClick={() => onCity(city)}>
            {texts.land.only(city)}
          </button>
        ))}
      </div>
      {details.towns.length > 0 && (
        <div className="grid gap-2">
          <p className="text-sm text-ink-soft">{texts.land.towns(cities.length > 0)}</p>
          <CityChips names={details.towns.map((town) => town.name)} onChoose={(at) => onCity(townIn(details, at))} />
        </div>
      )}
    </div>
  );
}

const sayStops = (route: RouteUse | undefined, stops: readonly RouteStop[], cities: readonly string[]): string => {
  const [only, ...more] = stops;
  if (!route || !only) return texts.land.known(cities);
  if (more.length > 0) return texts.land.several(route.daysTotal, stops);
  return texts.land.one(only.city, cities.length > 1 ? route.daysTotal : null);
};

/** A town by a name that leads to no namesake elsewhere. */
function townIn({ towns }: LandDetails, at: number): string {
  const town = towns[at];
  return town ? `${town.name}, ${countryName(town.country)}` : "";
}
