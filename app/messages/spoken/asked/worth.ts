import type { Fame } from "~/domain/place/place";
import type { Said, Says } from "../says";

/** Whether a place is worth the way: how well known it is, and nothing of taste. */
export const worth: Readonly<Record<Fame, Says<"name" | "city">>> = {
  3: {
    en: ({ name, city }) => `${name} is one of the sights that most people come to ${city} for.`,
    de: ({ name, city }) => `${name}: eines der Ziele, für die die meisten nach ${city} kommen.`,
    fr: ({ name, city }) => `${name} : l'une des choses pour lesquelles on vient à ${city}.`,
    es: ({ name, city }) => `${name}: una de las cosas por las que la mayoría viene a ${city}.`,
    it: ({ name, city }) => `${name}: una delle cose per cui quasi tutti vengono a ${city}.`,
    pt: ({ name, city }) => `${name}: uma das coisas pelas quais quase todos vêm a ${city}.`,
  },
  2: {
    en: ({ name }) => `${name} is in every guidebook, so you will not be alone there.`,
    de: ({ name }) => `${name} steht in jedem Reiseführer, ihr seid dort also nicht allein.`,
    fr: ({ name }) => `${name} est dans tous les guides : vous n'y serez pas seuls.`,
    es: ({ name }) => `${name} sale en todas las guías, así que no estarás solo allí.`,
    it: ({ name }) => `${name} è in tutte le guide, quindi non sarai solo.`,
    pt: ({ name }) => `${name} vem em todos os guias, por isso não vais estar sozinho.`,
  },
  1: {
    en: ({ name }) => `${name} is well liked, but no must.`,
    de: ({ name }) => `${name} ist beliebt, aber kein Muss.`,
    fr: ({ name }) => `${name} plaît bien, sans être un incontournable.`,
    es: ({ name }) => `${name} gusta mucho, pero no es imprescindible.`,
    it: ({ name }) => `${name} piace, ma non è una tappa obbligata.`,
    pt: ({ name }) => `${name} agrada, mas não é obrigatório.`,
  },
  0: {
    en: ({ name }) => `${name} is known to locals rather than to guidebooks; go if it lies on your way.`,
    de: ({ name }) => `${name} kennen eher die Leute von hier als die Reiseführer; geht hin, wenn es am Weg liegt.`,
    fr: ({ name }) => `${name} est connu des gens d'ici plus que des guides ; allez-y si c'est sur votre chemin.`,
    es: ({ name }) => `${name} lo conoce más la gente de aquí que las guías; ve si te queda de camino.`,
    it: ({ name }) => `${name} lo conosce più la gente del posto che le guide; vacci se è di strada.`,
    pt: ({ name }) => `${name} é mais conhecido por quem cá vive do que pelos guias; vai se ficar a caminho.`,
  },
};

/** What is left to the traveller. */
export const yourTaste: Said = {
  en: "Whether it is worth the price and the wait to you, I cannot judge.",
  de: "Ob es euch Preis und Wartezeit wert ist, kann ich nicht sagen.",
  fr: "Si cela vaut pour vous le prix et l'attente, je ne peux pas en juger.",
  es: "Si te compensa el precio y la espera, no puedo juzgarlo.",
  it: "Se per te valga il prezzo e l'attesa, non posso dirlo.",
  pt: "Se para ti vale o preço e a espera, não sei dizer.",
};
