import { useState } from "react";
import { citySuggestionTexts as texts } from "#messages/destination/city-suggestions";
import { fullName, type KnownCity } from "~/domain/cities/known-city";
import { CityChips } from "./city-chips";
import type { TakenCity } from "./use-city-search";

/** Says which place a typed name was taken for; the few who mean another of that name can choose it. */
export function CityTaken({
  taken: { city, others },
  onChoose,
}: {
  taken: TakenCity;
  onChoose: (city: KnownCity) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const names = others.map((other) => fullName(other, others));
  return (
    <div className="animate-arrive pt-2.5">
      <div className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <p role="status">{texts.taken(fullName(city))}</p>
        {others.length > 0 && !isOpen && (
          <button type="button" className="min-h-12 font-semibold text-ink underline" onClick={() => setOpen(true)}>
            {texts.another(city.name)}
          </button>
        )}
      </div>
      {isOpen && <CityChips names={names} onChoose={(at) => others[at] && onChoose(others[at])} />}
    </div>
  );
}
