import { citySuggestionTexts as texts } from "#messages/forms";
import { fullName, type KnownCity } from "~/domain/cities/known-city";
import type { CityQuestion } from "./use-city-search";

const CHIP =
  "min-h-12 rounded-full border-[1.5px] border-edge bg-raised px-4 py-2 text-base leading-snug text-ink transition duration-150 ease-out hover:border-ink";

/** Asks which city is meant; leaving it open is fine. */
export function CityWhich({
  question: { kind, text, cities },
  onChoose,
}: {
  question: CityQuestion;
  onChoose: (city: KnownCity) => void;
}) {
  const question = kind === "which" ? texts.which(text.trim()) : texts.slip(cities[0]?.name ?? "");
  const labelOf = (city: KnownCity) => (kind === "which" ? fullName(city, cities) : texts.yes(city.name));
  return (
    <div role="group" aria-label={question} className="animate-arrive pt-2.5">
      <p role="status" className="pb-2 text-sm text-ink-soft">
        <strong className="font-semibold text-ink">{question}</strong> {texts.mayStay}
      </p>
      <div className="flex flex-wrap gap-2">
        {cities.map((city) => (
          <button key={`${city.lat}/${city.lng}`} type="button" className={CHIP} onClick={() => onChoose(city)}>
            {labelOf(city)}
          </button>
        ))}
      </div>
    </div>
  );
}
