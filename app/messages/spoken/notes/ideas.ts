import { forThe, partNames } from "../parts";
import type { SaidNotes } from "./said-notes";

/** The same in a city without places. */
export const aboutIdeas = {
  ideaMet: {
    en: ({ old }) =>
      `I left ${old}: as an idea it does what you ask already. Say "something else" and I look for another.`,
    de: ({ old }) =>
      `${old} bleibt: Als Idee passt es schon zu eurem Wunsch. Schreibt „etwas anderes“, dann suche ich weiter.`,
    fr: ({ old }) =>
      `J'ai laissé ${old} : comme idée, cela répond déjà à votre demande. Écrivez « autre chose » et je cherche encore.`,
    es: ({ old }) => `He dejado ${old}: como idea ya cumple lo que pides. Escribe «otra cosa» y busco más.`,
    it: ({ old }) => `Ho lasciato ${old}: come idea fa già quello che chiedi. Scrivi «qualcos'altro» e cerco ancora.`,
    pt: ({ old }) => `Deixei ${old}: como ideia já faz o que pedes. Escreve «outra coisa» e procuro mais.`,
  },
  noIdea: {
    en: ({ old, city, part }) =>
      `I kept ${old}: I have no places for ${city}, and none of my ideas left for the ${partNames[part].en} does what you ask.`,
    de: ({ old, city, part }) =>
      `${old} bleibt: Für ${city} habe ich keine Orte, und von meinen Ideen ${forThe[part].de} passt keine mehr zu eurem Wunsch.`,
    fr: ({ old, city, part }) =>
      `J'ai gardé ${old} : je n'ai pas de lieux pour ${city}, et aucune de mes idées ${forThe[part].fr} ne convient.`,
    es: ({ old, city, part }) =>
      `He dejado ${old}: no tengo lugares de ${city} y ninguna de mis ideas ${forThe[part].es} cumple lo que pides.`,
    it: ({ old, city, part }) =>
      `Ho tenuto ${old}: non ho luoghi per ${city} e nessuna delle mie idee ${forThe[part].it} fa quello che chiedi.`,
    pt: ({ old, city, part }) =>
      `Mantive ${old}: não tenho lugares de ${city} e nenhuma das minhas ideias ${forThe[part].pt} faz o que pedes.`,
  },
  ideaForMust: {
    en: ({ old, idea }) =>
      `I kept ${old}, because it is one of your musts. "${idea}" could stand here: say "replace it" and I put it.`,
    de: ({ old, idea }) =>
      `${old} bleibt, denn es ist eines eurer Muss-Ziele. „${idea}“ könnte hier stehen: Schreibt „ersetzen“, dann mache ich das.`,
    fr: ({ old, idea }) =>
      `J'ai gardé ${old}, c'est un de vos incontournables. « ${idea} » pourrait venir ici : écrivez « remplacer » et je le mets.`,
    es: ({ old, idea }) =>
      `He dejado ${old} porque es uno de tus imprescindibles. «${idea}» podría ir aquí: escribe «reemplazar» y lo pongo.`,
    it: ({ old, idea }) =>
      `Ho tenuto ${old} perché è uno dei tuoi imperdibili. «${idea}» potrebbe stare qui: scrivi «sostituisci» e lo metto.`,
    pt: ({ old, idea }) =>
      `Mantive ${old} porque é um dos teus imperdíveis. «${idea}» podia ficar aqui: escreve «substituir» e ponho-o.`,
  },
  ideaPut: {
    en: ({ idea, old, city }) =>
      `I put "${idea}" in place of ${old}. I have no places for ${city}, so it is an idea for you to fill in.`,
    de: ({ idea, old, city }) =>
      `Hier steht jetzt „${idea}“ statt ${old}. Für ${city} habe ich keine Orte; es ist eine Idee, die ihr ausfüllt.`,
    fr: ({ idea, old, city }) =>
      `J'ai mis « ${idea} » à la place de ${old}. Je n'ai pas de lieux pour ${city} : c'est une idée à compléter.`,
    es: ({ idea, old, city }) =>
      `He puesto «${idea}» en lugar de ${old}. No tengo lugares de ${city}: es una idea para que la completes.`,
    it: ({ idea, old, city }) =>
      `Ho messo «${idea}» al posto di ${old}. Non ho luoghi per ${city}: è un'idea da completare.`,
    pt: ({ idea, old, city }) =>
      `Pus «${idea}» no lugar de ${old}. Não tenho lugares de ${city}: é uma ideia para completares.`,
  },
} satisfies Partial<SaidNotes>;
