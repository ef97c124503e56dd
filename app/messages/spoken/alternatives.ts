import type { Alternative } from "~/planner/revise/alternatives";
import { allAskedIn } from "./asked-words";
import type { Says } from "./says";

const onFoot: Says<"minutes" | "near"> = {
  en: ({ minutes, near }) => `${minutes} minutes on foot from ${near}`,
  de: ({ minutes, near }) => `${minutes} Minuten zu Fuß von ${near}`,
  fr: ({ minutes, near }) => `à ${minutes} minutes à pied de ${near}`,
  es: ({ minutes, near }) => `a ${minutes} minutos a pie de ${near}`,
  it: ({ minutes, near }) => `a ${minutes} minuti a piedi da ${near}`,
  pt: ({ minutes, near }) => `a ${minutes} minutos a pé de ${near}`,
};
const away: Says<"km" | "near"> = {
  en: ({ km, near }) => `${km} km from ${near}`,
  de: ({ km, near }) => `${km} km von ${near}`,
  fr: ({ km, near }) => `à ${km} km de ${near}`,
  es: ({ km, near }) => `a ${km} km de ${near}`,
  it: ({ km, near }) => `a ${km} km da ${near}`,
  pt: ({ km, near }) => `a ${km} km de ${near}`,
};

/** Why a place is offered, in a few words. */
export function whyIn({ language, asked, way }: Alternative): string {
  const how = way && ("minutes" in way ? onFoot[language](way) : away[language](way));
  return [allAskedIn(language, asked), how].filter(Boolean).join(", ");
}
