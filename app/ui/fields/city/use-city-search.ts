import { useRef, useState } from "react";
import { parseShard } from "~/contracts/calls/city-shard";
import { searchCities, type CityMatch } from "~/domain/cities/city-search";
import type { KnownCity } from "~/domain/cities/known-city";
import { meantCity, namesakes } from "~/domain/cities/meant-city";
import { gatherCities, toPart, type CityPart } from "~/domain/cities/shard";

const MOST_SUGGESTIONS = 6;

/** What is asked under the field once somebody has moved on: which of several, or whether a slip was meant otherwise. */
export type CityQuestion = { kind: "which" | "slip"; text: string; cities: KnownCity[] };

type CitySearch = {
  matches: readonly CityMatch[];
  question: CityQuestion | null;
  /** Only ideas can be planned there: it is no city whose places are known. */
  isUncovered: boolean;
  suggest: (text: string) => void;
  ask: (text: string) => void;
  /** Says whether places are known there, and asks nothing. */
  judge: (text: string) => void;
  forget: () => void;
};

/** Looks up what was typed. Typing outruns the network, so only the answer to the last question counts. */
export function useCitySearch(): CitySearch {
  const [matches, setMatches] = useState<readonly CityMatch[]>([]);
  const [question, setQuestion] = useState<CityQuestion | null>(null);
  const [isUncovered, setUncovered] = useState(false);
  const turn = useRef(0);

  const forget = () => {
    turn.current += 1;
    setMatches([]);
    setQuestion(null);
    setUncovered(false);
  };
  const look = (text: string, show: (cities: readonly KnownCity[]) => void) => {
    const mine = (turn.current += 1);
    const isLast = () => mine === turn.current;
    // Without the data there is nothing to suggest, and the text stands as it was typed.
    gatherCities(text, readPart).then(
      (cities) => isLast() && show(cities),
      () => isLast() && forget(),
    );
  };
  return {
    matches,
    question,
    isUncovered,
    forget,
    suggest: (text) => {
      setQuestion(null);
      setUncovered(false);
      look(text, (cities) => setMatches(searchCities(text, cities, MOST_SUGGESTIONS)));
    },
    ask: (text) => {
      setMatches([]);
      look(text, (cities) => {
        setQuestion(questionAbout(text, cities));
        setUncovered(hasNoPlaces(text, cities));
      });
    },
    judge: (text) => look(text, (cities) => setUncovered(hasNoPlaces(text, cities))),
  };
}

const hasNoPlaces = (text: string, cities: readonly KnownCity[]): boolean =>
  text.trim() !== "" && (meantCity(text, cities)?.city.guide ?? null) === null;

/** Asked only where it matters: several cities of that very name, or a slip in the name of one whose places are known. */
function questionAbout(text: string, cities: readonly KnownCity[]): CityQuestion | null {
  const same = namesakes(text, cities);
  if (same.length > 0) return { kind: "which", text, cities: same };
  const meant = meantCity(text, cities);
  return meant && meant.kind !== "exact" && meant.city.guide !== null
    ? { kind: "slip", text, cities: [meant.city] }
    : null;
}

/** Named after its content, so what was fetched once is good forever. */
const FOLDER = String(import.meta.env.VITE_CITIES);

const kept = new Map<string, Promise<CityPart>>();

/** A part of the gazetteer, fetched once; one that failed is asked for again. */
function readPart(name: string): Promise<CityPart> {
  const known = kept.get(name);
  if (known) return known;
  const coming = fetchPart(name);
  kept.set(name, coming);
  coming.catch(() => kept.delete(name));
  return coming;
}

async function fetchPart(name: string): Promise<CityPart> {
  const response = await fetch(`${FOLDER}/${name}.json`);
  if (!response.ok) throw new Error(`Part ${name} of the gazetteer: ${response.status}`);
  return toPart(parseShard(await response.json()));
}
