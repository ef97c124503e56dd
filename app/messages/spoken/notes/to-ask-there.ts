import type { SaidNotes } from "./said-notes";

/** What only others can tell, and whom to ask: what becomes of tickets, what it costs, when it ends. */
export const toAskThere = {
  ticketsHeld: {
    en: ({ old, time }) =>
      `Your tickets for ${old}${time ? ` at ${time}` : ""}: whether they can be changed or refunded lies with whoever sold them, so ask there first.`,
    de: ({ old, time }) =>
      `Eure Karten für ${old}${time ? ` um ${time} Uhr` : ""}: Ob sie sich umbuchen oder zurückgeben lassen, liegt bei der Verkaufsstelle; fragt zuerst dort.`,
    fr: ({ old, time }) =>
      `Vos billets pour ${old}${time ? ` à ${time}` : ""} : un échange ou un remboursement dépend de qui les a vendus ; demandez-y d'abord.`,
    es: ({ old, time }) =>
      `Vuestras entradas para ${old}${time ? ` a las ${time}` : ""}: si se pueden cambiar o devolver depende de quien las vendió; preguntad antes allí.`,
    it: ({ old, time }) =>
      `I vostri biglietti per ${old}${time ? ` delle ${time}` : ""}: se si possono cambiare o rimborsare dipende da chi li ha venduti; chiedete prima lì.`,
    pt: ({ old, time }) =>
      `Os vossos bilhetes para ${old}${time ? ` às ${time}` : ""}: se se podem trocar ou devolver depende de quem os vendeu; perguntem lá primeiro.`,
  },
  ticketsIfHeld: {
    en: ({ old }) => `If you hold tickets for ${old}, ask whoever sold them first.`,
    de: ({ old }) => `Falls ihr Karten für ${old} habt, fragt zuerst bei der Verkaufsstelle.`,
    fr: ({ old }) => `Si vous avez des billets pour ${old}, demandez d'abord à qui les a vendus.`,
    es: ({ old }) => `Si tenéis entradas para ${old}, preguntad antes a quien las vendió.`,
    it: ({ old }) => `Se avete biglietti per ${old}, chiedete prima a chi li ha venduti.`,
    pt: ({ old }) => `Se têm bilhetes para ${old}, perguntem primeiro a quem os vendeu.`,
  },
  ticketsMissed: {
    en: ({ old }) =>
      `For the slot you missed at ${old}, ask there: whether the tickets still let you in later, or can be changed, is theirs to say.`,
    de: ({ old }) =>
      `Wegen des verpassten Termins bei ${old} fragt dort nach: Ob die Karten später noch gelten oder umgebucht werden, entscheiden sie.`,
    fr: ({ old }) =>
      `Pour le créneau manqué (${old}), demandez sur place : eux seuls disent si les billets valent encore plus tard ou s'échangent.`,
    es: ({ old }) =>
      `Por el turno perdido de ${old}, preguntad allí: ellos deciden si las entradas aún valen más tarde o se pueden cambiar.`,
    it: ({ old }) =>
      `Per il turno perso (${old}) chiedete lì: decidono loro se i biglietti valgono ancora più tardi o si possono cambiare.`,
    pt: ({ old }) =>
      `Quanto à hora perdida (${old}), perguntem lá: são eles que dizem se os bilhetes ainda valem mais tarde ou se trocam.`,
  },
  endsEarly: {
    en: () => "So that it does not get late, ask there when it begins and ends that day: I know no programme.",
    de: () =>
      "Damit es nicht spät wird, fragt dort, wann es an dem Tag beginnt und endet: Das Programm kenne ich nicht.",
    fr: () => "Pour ne pas finir tard, demandez sur place l'heure de début et de fin : je ne connais pas le programme.",
    es: () => "Para que no se haga tarde, preguntad allí a qué hora empieza y acaba ese día: no conozco el programa.",
    it: () =>
      "Perché non si faccia tardi, chiedete lì quando comincia e finisce quel giorno: non conosco il programma.",
    pt: () => "Para não acabar tarde, perguntem lá a que horas começa e acaba nesse dia: não sei o programa.",
  },
  pricesUnknown: {
    en: () => "I know roughly how dear a place is, and no prices: check them before you go.",
    de: () => "Ich weiß nur ungefähr, wie teuer etwas ist, und keine Preise: seht vorher nach.",
    fr: () => "Je sais à peu près si un lieu est cher, pas les prix : vérifiez-les avant.",
    es: () => "Sé más o menos si un sitio es caro, no los precios: miradlos antes.",
    it: () => "So all'incirca se un posto è caro, non i prezzi: guardateli prima.",
    pt: () => "Sei mais ou menos se um sítio é caro, não os preços: vejam-nos antes.",
  },
  visitDropped: {
    en: ({ old }) => `A card that puts something in the place of ${old} takes that visit off the plan.`,
    de: ({ old }) => `Eine Karte, die etwas an die Stelle von ${old} setzt, nimmt diesen Besuch aus dem Plan.`,
    fr: ({ old }) => `Une carte qui met autre chose à la place (${old}) retire cette visite du plan.`,
    es: ({ old }) => `Una tarjeta que pone otra cosa en lugar de ${old} quita esa visita del plan.`,
    it: ({ old }) => `Una scheda che mette altro al posto di ${old} toglie quella visita dal piano.`,
    pt: ({ old }) => `Um cartão que põe outra coisa no lugar de ${old} tira essa visita do plano.`,
  },
} satisfies Partial<SaidNotes>;
