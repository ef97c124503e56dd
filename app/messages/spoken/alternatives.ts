import type { Alternative } from "~/planner/revise/alternatives";
import type { Language } from "~/domain/people/language";
import { allAskedApart, allAskedIn, askedIn } from "./asked-words";
import { decimalIn, type Says } from "./says";

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

/** Where several things are missing they are said with "neither … nor", so that nobody reads one of them as there. */
const joined: Readonly<Record<Language, readonly [but: string, between: string]>> = {
  en: ["but neither ", " nor "],
  de: ["aber weder ", " noch "],
  fr: ["mais ni ", " ni "],
  es: ["pero ni ", " ni "],
  it: ["ma né ", " né "],
  pt: ["mas nem ", " nem "],
};
const lacks: Says<"list"> = {
  en: ({ list }) => `but not ${list}`,
  de: ({ list }) => `aber nicht: ${list}`,
  fr: ({ list }) => `mais pas : ${list}`,
  es: ({ list }) => `pero no: ${list}`,
  it: ({ list }) => `ma non: ${list}`,
  pt: ({ list }) => `mas não: ${list}`,
};
const isUnsure: Says<"list"> = {
  en: ({ list }) => `not known: ${list}`,
  de: ({ list }) => `nicht bekannt: ${list}`,
  fr: ({ list }) => `pas connu : ${list}`,
  es: ({ list }) => `no lo sé: ${list}`,
  it: ({ list }) => `non so: ${list}`,
  pt: ({ list }) => `não sei: ${list}`,
};

/** Why a place is offered, in a few words: what it is, what it is not, what is not known of it, and how far it is. */
export function whyIn({ language, asked, missed, unsure, way }: Alternative): string {
  const [but, between] = joined[language];
  const lacking =
    missed.length > 1
      ? `${but}${missed.map((each) => askedIn(language, each)).join(between)}`
      : missed.length > 0 && lacks[language]({ list: allAskedApart(language, missed) });
  const open = unsure.length > 0 && isUnsure[language]({ list: allAskedApart(language, unsure) });
  const how =
    way && ("minutes" in way ? onFoot[language](way) : away[language]({ ...way, km: decimalIn(language, way.km) }));
  return [allAskedIn(language, asked), lacking, open, how].filter(Boolean).join(", ");
}
