import type { Place } from "~/domain/place/place";
import { ON_FOOT_IN_LANES, sayTaxiHome } from "./evening-lines";

/** Why people who live there do not walk home at night as they would by day. */
const REASONS = {
  /** Offices, government, wholesale, a hill: by day full of people. */
  empty: "few people are about around here after dark",
  /** Lively where one goes out, and not a street further. */
  edges: "a street or two further on it gets quiet after dark",
} as const;

type Ridden = keyof typeof REASONS;
type Reason = Ridden | "lanes";

/**
 * Areas in which people who live there go home another way after dark than by day, however short it is, by city and neighbourhood as the city
 * files name it. Written down area by area; where none is listed, nothing is known against walking.
 */
const AREAS: Record<string, Partial<Record<Reason, readonly string[]>>> = {
  bogota: { empty: ["Centro", "Santa Fe", "La Candelaria"], edges: ["La Macarena", "Chapinero"] },
  "buenos-aires": { empty: ["La Boca", "Monserrat"], edges: ["San Telmo"] },
  "cape-town": {
    empty: ["Foreshore", "Signal Hill", "Table Mountain", "Woodstock"],
    edges: ["City Bowl", "Bree Street", "De Waterkant", "Bo-Kaap", "Gardens"],
  },
  casablanca: { empty: ["Port", "Marché Central", "Medina"] },
  cusco: { empty: ["Sacsayhuamán"] },
  delhi: { edges: ["Old Delhi", "Daryaganj", "Paharganj"] },
  fes: { lanes: ["Medina", "Fes el-Jdid"], empty: ["Northern hill", "Southern hill"] },
  guadalajara: { edges: ["Centro", "San Juan de Dios"] },
  johannesburg: {
    empty: ["Newtown", "Orange Grove", "Northcliff"],
    edges: ["City and Suburban", "Fordsburg", "Braamfontein", "Melville", "Soweto"],
  },
  lima: { edges: ["Centro Histórico", "Santa Beatriz"] },
  "los-angeles": { empty: ["Westlake"], edges: ["Downtown", "Bunker Hill", "South Park", "Arts District"] },
  manila: { empty: ["Intramuros", "Binondo", "Pasay"], edges: ["Ermita", "Malate"] },
  marrakesh: { lanes: ["Medina", "Mouassine", "Mellah", "Kasbah", "Bab Doukkala"] },
  medellin: { empty: ["Centro", "Alpujarra", "Nutibara"] },
  "mexico-city": { empty: ["Doctores", "Guerrero"], edges: ["Centro Histórico", "Tabacalera"] },
  nairobi: { empty: ["CBD", "Ngong Road"], edges: ["Parklands", "Kilimani"] },
  "new-orleans": { empty: ["Tremé"], edges: ["French Quarter", "Marigny", "Bywater"] },
  "panama-city": { edges: ["Casco Viejo"] },
  quito: {
    empty: ["Centro Histórico", "Old town", "La Tola", "Guápulo", "Itchimbía"],
    edges: ["La Mariscal"],
  },
  "rio-de-janeiro": {
    empty: ["Centro", "São Cristóvão", "Praça da Bandeira", "Santa Teresa"],
    edges: ["Saúde", "Lapa", "Copacabana"],
  },
  salvador: {
    empty: ["Comércio", "Campo Grande", "Tororó"],
    edges: ["Pelourinho", "Centro Histórico", "Santo Antônio"],
  },
  santiago: { empty: ["Centro", "Mapocho", "Yungay"], edges: ["Bellavista", "Plaza Italia"] },
  "sao-paulo": {
    empty: ["Centro", "República", "Paissandu", "Campos Elíseos"],
    edges: ["Santa Cecília", "Bixiga"],
  },
  zanzibar: { lanes: ["Stone Town", "Shangani", "Mkunazini"], empty: ["Vuga"] },
};

/** All areas that are named, by city, for the check that the data knows them. */
export const AREAS_AFTER_DARK: readonly { city: string; area: string }[] = Object.entries(AREAS).flatMap(
  ([city, reasons]) => Object.values(reasons).flatMap((areas) => areas.map((area) => ({ city, area }))),
);

const isIn = (cityId: string, area: string, reason: Reason): boolean =>
  AREAS[cityId]?.[reason]?.includes(area) ?? false;

/** Why one rides rather than walks in an area of a city after dark; null where nothing is known against walking, or nothing drives. */
export function rideAfterDark(cityId: string, area: string): string | null {
  if (isIn(cityId, area, "empty")) return REASONS.empty;
  return isIn(cityId, area, "edges") ? REASONS.edges : null;
}

/** The way home from the last stop of an evening, where it lies in such an area. */
export function sayWayHome(cityId: string, { neighborhood }: Pick<Place, "neighborhood">): string | null {
  if (isIn(cityId, neighborhood, "lanes")) return ON_FOOT_IN_LANES;
  const why = rideAfterDark(cityId, neighborhood);
  return why && sayTaxiHome(why);
}
