import { useEffect, useRef, useState, type RefObject } from "react";
import type { CityMatch } from "~/domain/cities/city-search";
import { chosenName, fullName } from "~/domain/cities/known-city";
import { citySuggestionTexts as texts } from "#messages/destination/city-suggestions";
import { fillIn } from "../fill-in";
import { type ComboboxState, comboboxState, stepTo } from "../suggestion-list";
import { CityList } from "./city-list";
import { CityWhich } from "./city-which";
import { CityTaken } from "./city-taken";
import { LandOffer, type RouteUse } from "./land-offer";
import { useCitySearch } from "./use-city-search";

export type CitySuggestionsProps = {
  field: RefObject<HTMLInputElement>;
  /** What the form brought and nobody typed: it stands, and is asked about no more. */
  filledIn: string;
  id: string;
  route?: RouteUse | undefined;
  onChange: (state: ComboboxState) => void;
};

const NONE: readonly CityMatch[] = [];

/** A press ends before the question appears, so that what is pressed does not move away under the finger. */
const AFTER_A_PRESS_MS = 250;

/** The suggestions under a city field, and the question when several cities have the name. */
export function CitySuggestions({ field, filledIn, id, route, onChange }: CitySuggestionsProps) {
  const search = useCitySearch();
  const [active, setActive] = useState(-1);
  const chosen = useRef(filledIn);
  const { question, isUncovered, lands, taken } = search;
  // A list would lie over the way through the land that was named.
  const matches = lands.length > 0 ? NONE : search.matches;
  const isOpen = matches.length > 0;

  const take = (text: string) => {
    chosen.current = text;
    search.forget();
    setActive(-1);
    fillIn(field.current, text);
    search.judge(text);
  };
  const choose = ({ city, via, kind }: CityMatch) =>
    take(
      chosenName(
        city.guide === null && city.land === null && kind === "exact" ? { ...city, name: via } : city,
        matches.map((match) => match.city),
      ),
    );

  const onKey = (event: KeyboardEvent) => {
    const step = stepTo(event.key, active, matches.length);
    const match = matches[active];
    if (step !== null) setActive(step);
    else if (event.key === "ArrowDown") search.suggest(field.current?.value ?? "");
    else if (event.key === "Enter" && match) choose(match);
    else if (event.key === "Escape" && isOpen) search.forget();
    else return;
    event.preventDefault();
  };
  const onInput = () => {
    const text = field.current?.value ?? "";
    setActive(-1);
    if (text !== chosen.current) search.suggest(text);
  };
  const onLeave = () => {
    const text = field.current?.value ?? "";
    search.forget();
    setActive(-1);
    if (text === chosen.current) search.judge(text);
    else search.ask(text);
  };
  useFieldEvents(field, { onKey, onInput, onLeave });

  useEffect(() => onChange(comboboxState(id, matches.length, active)), [onChange, matches.length, id, active]);

  return (
    <>
      <CityList id={id} matches={matches} active={active} onChoose={choose} />
      {lands.length > 0 && <LandOffer lands={lands} route={route} onCity={take} />}
      {taken && !isOpen && lands.length === 0 && (
        <CityTaken key={taken.city.name} taken={taken} onChoose={(city) => take(fullName(city, taken.others))} />
      )}
      {isUncovered && lands.length === 0 && !question && !isOpen && (
        <p role="status" className="animate-arrive pt-2.5 text-sm text-ink-soft">
          {texts.noPlaces}
        </p>
      )}
      {question && (
        <CityWhich
          question={question}
          onChoose={(city) => take(question.kind === "slip" ? chosenName(city) : fullName(city, question.cities))}
        />
      )}
    </>
  );
}

type FieldEvents = { onKey: (event: KeyboardEvent) => void; onInput: () => void; onLeave: () => void };

/** Listens to the field, which belongs to the form and was there first; what was typed meanwhile is looked up at once. */
function useFieldEvents(field: RefObject<HTMLInputElement>, events: FieldEvents): void {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const onKey = (event: KeyboardEvent) => latest.current.onKey(event);
    const onInput = () => latest.current.onInput();
    const onBlur = () => void (leaving = setTimeout(() => latest.current.onLeave(), AFTER_A_PRESS_MS));
    const onFocus = () => clearTimeout(leaving);
    input.addEventListener("keydown", onKey);
    input.addEventListener("input", onInput);
    input.addEventListener("blur", onBlur);
    input.addEventListener("focus", onFocus);
    if (input.value !== "") (document.activeElement === input ? onInput : onBlur)();
    return () => {
      clearTimeout(leaving);
      input.removeEventListener("keydown", onKey);
      input.removeEventListener("input", onInput);
      input.removeEventListener("blur", onBlur);
      input.removeEventListener("focus", onFocus);
    };
  }, [field]);
}
