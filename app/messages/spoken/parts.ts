import type { BlockName } from "~/domain/plan/block";
import type { Said } from "./says";

/** When in the day. */
export const inThe: Readonly<Record<BlockName, Said>> = {
  morning: {
    en: "in the morning",
    de: "vormittags",
    fr: "le matin",
    es: "por la mañana",
    it: "la mattina",
    pt: "de manhã",
  },
  afternoon: {
    en: "in the afternoon",
    de: "nachmittags",
    fr: "l'après-midi",
    es: "por la tarde",
    it: "il pomeriggio",
    pt: "à tarde",
  },
  evening: { en: "in the evening", de: "abends", fr: "le soir", es: "por la noche", it: "la sera", pt: "à noite" },
};
