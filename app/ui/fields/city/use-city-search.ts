import { useRef, useState } from "react";
import { parseLand, parseShard } from "~/contracts/calls/city-shard";
import { searchCities, type CityMatch } from "~/domain/cities/city-search";
import type { KnownCity } from "~/domain/cities/known-city";
import { landsNamed, meantCity, namesakes, nearestCity, othersOfName, stayIn } from "~/domain/cities/meant-city";
import { searchKey } from "~/domain/cities/search-key";
import { gatherCities, landFile, toPart, type CityPart } from "~/domain/cities/shard";
import type { NamedLand } from "./land-offer";

const MOST_SUGGESTIONS = 6;

/** What is asked under the field once somebody has moved on: which of several, or whether a slip was meant otherwise. */
export type CityQuestion = {
  kind: "which" | "slip";
  text: string;
  cities: KnownCity[];
  /** What is taken where nobody answers; null where the words stand as they are. */
  left: KnownCity | null;
};

/** The place for which a typed name is taken without a question, and others of that name. */
export type TakenCity = { city: KnownCity; others: KnownCity[] };

type CitySearch = {
  matches: readonly CityMatch[];
  question: CityQuestion | null;
  /** Only ideas can be planned there: it is no city whose places are known. */
  isUncovered: boolean;
  /** What was named is no city but these. */
  lands: readonly NamedLand[];
  taken: TakenCity | null;
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
  const [lands, setLands] = useState<readonly NamedLand[]>([]);
  const [taken, setTaken] = useState<TakenCity | null>(null);
  const turn = useRef(0);

  const forget = () => {
    turn.current += 1;
    setMatches([]);
    setQuestion(null);
    setUncovered(false);
    setLands([]);
    setTaken(null);
  };
  const look = (text: string, show: (cities: readonly KnownCity[]) => void) => {
    const mine = (turn.current += 1);
    const isLast = () => mine === turn.current;
    // Without the data there is nothing to suggest, and the text stands as it was typed.
    gatherCities(text, readPart)
      .then(async (cities) => ({ cities, named: await findLands(text, cities) }))
      .then(
        ({ cities, named }) => {
          if (!isLast()) return;
          setLands(named);
          show(cities);
        },
        () => isLast() && forget(),
      );
  };
  return {
    matches,
    question,
    isUncovered,
    lands,
    taken,
    forget,
    suggest: (text) => {
      setQuestion(null);
      setUncovered(false);
      setTaken(null);
      look(text, (cities) => setMatches(searchCities(text, cities, MOST_SUGGESTIONS)));
    },
    ask: (text) => {
      setMatches([]);
      look(text, (cities) => {
        setQuestion(questionAbout(text, cities));
        setTaken(takenFor(text, cities));
        setUncovered(hasNoPlaces(text, cities));
      });
    },
    judge: (text) => look(text, (cities) => setUncovered(hasNoPlaces(text, cities))),
  };
}

const hasNoPlaces = (text: string, cities: readonly KnownCity[]): boolean =>
  text.trim() !== "" && (meantCity(text, cities)?.city.guide ?? null) === null;

/** Asked only where it matters: several of that very name, of which not all are lands, or a slip in the name of a place that many know. */
function questionAbout(text: string, cities: readonly KnownCity[]): CityQuestion | null {
  const same = namesakes(text, cities);
  if (same.some(({ land }) => land === null)) return { kind: "which", text, cities: same, left: same[0] ?? null };
  const nearest = nearestCity(text, cities);
  return nearest && nearest.kind !== "exact"
    ? { kind: "slip", text, cities: [nearest.city], left: meantCity(text, cities)?.city ?? null }
    : null;
}

/** Worth saying where others have the name, or where it is not the name by which we call the place. */
function takenFor(text: string, cities: readonly KnownCity[]): TakenCity | null {
  const meant = meantCity(text, cities);
  if (meant?.kind !== "exact" || namesakes(text, cities).length > 0) return null;
  const others = othersOfName(text, cities);
  const isCalledSo = searchKey(meant.via) === searchKey(meant.city.name);
  return others.length === 0 && isCalledSo ? null : { city: meant.city, others };
}

const findLands = (text: string, cities: readonly KnownCity[]): Promise<NamedLand[]> =>
  Promise.all(
    landsNamed(text, cities).map(async (place): Promise<NamedLand> => {
      const details = parseLand(await readFile(landFile(place.land.id)));
      return { place, details, stay: stayIn(place, details, cities)?.name ?? null };
    }),
  );

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

const fetchPart = async (name: string): Promise<CityPart> => toPart(parseShard(await readFile(name)));

async function readFile(name: string): Promise<unknown> {
  const response = await fetch(`${FOLDER}/${name}.json`);
  if (!response.ok) throw new Error(`Part ${name} of the gazetteer: ${response.status}`);
  return response.json();
}
