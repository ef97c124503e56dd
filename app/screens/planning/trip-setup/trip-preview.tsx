import { suggestedTripName, tripSetupTexts as texts } from "#messages/planning/trip-setup";
import { formatLongDate } from "~/messages/formats";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import type { SaidSoFar } from "./use-said-so-far";

/** The trip as it takes shape, beside the questions where there is room: the face of its city, and when it begins. */
export default function TripPreview({ said }: { said: SaidSoFar }) {
  const city = said.cities[0]?.trim() ?? "";
  return (
    <figure className="grid gap-4 rounded-xl border border-line bg-raised p-5 shadow-card max-lg:hidden">
      {city === "" ? (
        <div
          aria-hidden="true"
          className="aspect-square w-full rounded-xl border-2 border-dashed border-line bg-sunken"
        />
      ) : (
        <CityEmblem city={city} size="full" />
      )}
      <figcaption className="grid gap-1">
        {city === "" ? (
          <p className="text-ink-soft">{texts.previewEmpty}</p>
        ) : (
          <>
            <p dir="auto" className="font-display text-xl font-semibold wrap-anywhere">
              {suggestedTripName(said) || city}
            </p>
            {said.startDate !== null && <p className="text-ink-soft">{texts.begins(formatLongDate(said.startDate))}</p>}
          </>
        )}
      </figcaption>
    </figure>
  );
}
