import { citySuggestionTexts as texts } from "#messages/destination/city-suggestions";
import { type CityMatch, isAnotherName } from "~/domain/cities/city-search";
import { type KnownCity, whereabouts } from "~/domain/cities/known-city";
import { type Suggestion, SuggestionList } from "../suggestion-list";

type CityListProps = {
  id: string;
  matches: readonly CityMatch[];
  active: number;
  onChoose: (match: CityMatch) => void;
};

/** The cities to choose among. */
export const CityList = ({ id, matches, active, onChoose }: CityListProps) => (
  <SuggestionList
    id={id}
    label={texts.list}
    said={texts.count(matches.length)}
    suggestions={matches.map(suggestionOf)}
    active={active}
    onChoose={(at) => matches[at] && onChoose(matches[at])}
  />
);

const whatAndWhere = (city: KnownCity): string =>
  city.land ? texts.kindOf(city.land.kind, whereabouts(city)) : whereabouts(city);

/** A city found by another name says that name too. */
const suggestionOf = ({ city, via }: CityMatch, at: number): Suggestion => ({
  key: String(at),
  title: city.name,
  detail: isAnotherName(via, city.name) ? `${via} · ${whatAndWhere(city)}` : whatAndWhere(city),
  note: city.guide !== null && <span className="shrink-0 text-xs font-semibold text-good">{texts.hasPlaces}</span>,
});
