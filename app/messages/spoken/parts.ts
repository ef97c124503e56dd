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

/** The parts of a day by name. */
export const partNames: Readonly<Record<BlockName, Said>> = {
  morning: { en: "morning", de: "Vormittag", fr: "matin", es: "mañana", it: "mattina", pt: "manhã" },
  afternoon: { en: "afternoon", de: "Nachmittag", fr: "après-midi", es: "tarde", it: "pomeriggio", pt: "tarde" },
  evening: { en: "evening", de: "Abend", fr: "soir", es: "noche", it: "sera", pt: "noite" },
};

/** What is for a part of the day: "it is for the evening". */
export const forThe: Readonly<Record<BlockName, Said>> = {
  morning: {
    en: "for the morning",
    de: "für den Vormittag",
    fr: "pour le matin",
    es: "para la mañana",
    it: "per la mattina",
    pt: "para a manhã",
  },
  afternoon: {
    en: "for the afternoon",
    de: "für den Nachmittag",
    fr: "pour l'après-midi",
    es: "para la tarde",
    it: "per il pomeriggio",
    pt: "para a tarde",
  },
  evening: {
    en: "for the evening",
    de: "für den Abend",
    fr: "pour le soir",
    es: "para la noche",
    it: "per la sera",
    pt: "para a noite",
  },
};
