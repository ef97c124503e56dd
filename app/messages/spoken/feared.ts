import type { Asked } from "~/planner/revise/note";
import type { Said, Says } from "./says";

type FearId = Extract<Asked, { is: "notFeared" }>["id"];

/** What somebody cannot bear; completes "it is …". */
export const feared: Readonly<Record<FearId, Said>> = {
  dark: {
    en: "dark, narrow or underground",
    de: "dunkel, eng oder unter der Erde",
    fr: "sombre, étroit ou souterrain",
    es: "oscuro, estrecho o subterráneo",
    it: "buio, stretto o sotterraneo",
    pt: "escuro, apertado ou subterrâneo",
  },
  heights: { en: "high up", de: "hoch oben", fr: "en hauteur", es: "en las alturas", it: "in alto", pt: "em altura" },
  spooky: { en: "frightening", de: "gruselig", fr: "effrayant", es: "tétrico", it: "macabro", pt: "assustador" },
  clouds: {
    en: "a place for the view",
    de: "ein Ort der Aussicht wegen",
    fr: "un lieu pour la vue",
    es: "un lugar por las vistas",
    it: "un posto per il panorama",
    pt: "um sítio pela vista",
  },
  hills: {
    en: "up a hill",
    de: "auf einem Hügel",
    fr: "sur une colline",
    es: "en una cuesta",
    it: "su una collina",
    pt: "numa colina",
  },
  climbs: {
    en: "up a hill",
    de: "auf einem Hügel",
    fr: "sur une colline",
    es: "en una cuesta",
    it: "su una collina",
    pt: "numa colina",
  },
  stalls: {
    en: "a stall or a counter that many share",
    de: "ein Stand oder eine Theke, die sich viele teilen",
    fr: "un stand ou un comptoir partagé",
    es: "un puesto o una barra compartida",
    it: "un banco o un bancone condiviso",
    pt: "uma banca ou um balcão partilhado",
  },
  altitude: {
    en: "higher up",
    de: "höher gelegen",
    fr: "plus en altitude",
    es: "a más altura",
    it: "più in quota",
    pt: "a maior altitude",
  },
  hotBaths: {
    en: "a hot bath or a wild ride",
    de: "ein heißes Bad oder eine wilde Fahrt",
    fr: "un bain chaud ou un manège agité",
    es: "un baño caliente o una atracción fuerte",
    it: "un bagno caldo o una giostra forte",
    pt: "um banho quente ou uma atração forte",
  },
  water: {
    en: "out on the water",
    de: "auf dem Wasser",
    fr: "sur l'eau",
    es: "sobre el agua",
    it: "sull'acqua",
    pt: "sobre a água",
  },
};

/** A place that they name is what they cannot bear. `what` is one of those above. */
export const isFeared: Says<"name" | "what"> = {
  en: ({ name, what }) => `Mind that ${name} is ${what}, at least in part, which you want to avoid.`,
  de: ({ name, what }) => `Bedenkt: ${name} ist ${what}, zumindest zum Teil, und gerade das wollt ihr nicht.`,
  fr: ({ name, what }) => `Attention : ${name} est ${what}, au moins en partie, ce que vous voulez éviter.`,
  es: ({ name, what }) => `Ojo: ${name} es ${what}, al menos en parte, y eso lo quieres evitar.`,
  it: ({ name, what }) => `Attenzione: ${name} è ${what}, almeno in parte, e questo lo vuoi evitare.`,
  pt: ({ name, what }) => `Atenção: ${name} é ${what}, pelo menos em parte, e isso queres evitar.`,
};

export const notFeared: Readonly<Record<FearId, Said>> = {
  dark: {
    en: "not dark or underground",
    de: "weder dunkel noch unter der Erde",
    fr: "ni sombre ni souterrain",
    es: "ni oscuro ni subterráneo",
    it: "né buio né sotterraneo",
    pt: "nem escuro nem subterrâneo",
  },
  heights: {
    en: "not high up",
    de: "nicht hoch oben",
    fr: "pas en hauteur",
    es: "no en las alturas",
    it: "non in alto",
    pt: "não em altura",
  },
  spooky: {
    en: "not frightening",
    de: "nicht gruselig",
    fr: "pas effrayant",
    es: "nada tétrico",
    it: "niente di macabro",
    pt: "nada assustador",
  },
  clouds: {
    en: "good without a view, too",
    de: "auch ohne Aussicht schön",
    fr: "bien aussi sans la vue",
    es: "bueno también sin vistas",
    it: "bello anche senza panorama",
    pt: "bom também sem vista",
  },
  hills: {
    en: "not up a hill",
    de: "nicht auf einem Hügel",
    fr: "pas sur une colline",
    es: "sin cuestas",
    it: "senza salite",
    pt: "sem subidas",
  },
  climbs: {
    en: "not up a hill",
    de: "nicht auf einem Hügel",
    fr: "pas sur une colline",
    es: "sin cuestas",
    it: "senza salite",
    pt: "sem subidas",
  },
  stalls: {
    en: "no stall",
    de: "kein Stand",
    fr: "pas un stand",
    es: "que no sea un puesto",
    it: "non un banco",
    pt: "que não seja uma banca",
  },
  altitude: {
    en: "not higher up",
    de: "nicht höher gelegen",
    fr: "pas plus en altitude",
    es: "sin subir más alto",
    it: "non più in quota",
    pt: "sem subir mais",
  },
  hotBaths: {
    en: "no hot bath or wild ride",
    de: "kein heißes Bad und keine wilde Fahrt",
    fr: "sans bain chaud ni manège agité",
    es: "sin baños calientes ni atracciones fuertes",
    it: "senza bagni caldi né giostre forti",
    pt: "sem banhos quentes nem atrações fortes",
  },
  water: {
    en: "not out on the water",
    de: "nicht auf dem Wasser",
    fr: "pas sur l'eau",
    es: "no sobre el agua",
    it: "non sull'acqua",
    pt: "não sobre a água",
  },
};
