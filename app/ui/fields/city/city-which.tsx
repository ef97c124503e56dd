import { citySuggestionTexts as texts } from "#messages/destination/city-suggestions";
import { fullName, type KnownCity } from "~/domain/cities/known-city";
import { CityChips } from "./city-chips";
import type { CityQuestion } from "./use-city-search";

/** Asks which city is meant; leaving it open is fine. */
export function CityWhich({
  question: { kind, text, cities, left },
  onChoose,
}: {
  question: CityQuestion;
  onChoose: (city: KnownCity) => void;
}) {
  const [first] = cities;
  const question = kind === "which" ? texts.which(text.trim()) : texts.slip(first ? fullName(first) : "");
  const labelOf = (city: KnownCity) => (kind === "which" ? fullName(city, cities) : texts.yes(city.name));
  return (
    <div role="group" aria-label={question} className="animate-arrive pt-2.5">
      <p role="status" className="pb-2 text-sm text-ink-soft">
        <strong className="font-semibold text-ink">{question}</strong>{" "}
        {left ? texts.leftAsItIs(fullName(left)) : texts.mayStay}
      </p>
      <CityChips names={cities.map(labelOf)} onChoose={(at) => cities[at] && onChoose(cities[at])} />
    </div>
  );
}
