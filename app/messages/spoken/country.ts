import type { DrivingSide, TapWater } from "~/domain/destination/country-facts";
import type { Said, Says } from "./says";

export const plugs: Says<"country" | "plugs" | "volts"> = {
  en: ({ country, plugs, volts }) =>
    `${country} has plugs of type ${plugs} at ${volts} V, so bring an adapter if yours differ.`,
  de: ({ country, plugs, volts }) =>
    `In ${country} gibt es Stecker vom Typ ${plugs} bei ${volts} V; nehmt sonst einen Adapter mit.`,
  fr: ({ country, plugs, volts }) =>
    `${country} : prises de type ${plugs}, ${volts} V ; prenez un adaptateur si les vôtres sont différentes.`,
  es: ({ country, plugs, volts }) =>
    `${country}: enchufes de tipo ${plugs}, ${volts} V; lleva un adaptador si los tuyos son otros.`,
  it: ({ country, plugs, volts }) =>
    `${country}: prese di tipo ${plugs}, ${volts} V; porta un adattatore se le tue sono diverse.`,
  pt: ({ country, plugs, volts }) =>
    `${country}: tomadas do tipo ${plugs}, ${volts} V; leva um adaptador se as tuas forem outras.`,
};

/** Whether money of another country is taken. */
export const otherMoney: Says<"country" | "currency"> = {
  en: ({ country, currency }) =>
    `Do not count on it: ${country} pays in ${currency}. Each place decides whether it takes other money, often at a poor rate; carry local cash or a card, and change at a bank or an official exchange.`,
  de: ({ country, currency }) =>
    `Verlasst euch nicht darauf: In ${country} zahlt man mit ${currency}. Ob anderes Geld genommen wird, entscheidet jeder selbst, oft zu schlechtem Kurs; nehmt Bargeld von dort oder eine Karte mit und wechselt bei einer Bank oder offiziellen Wechselstube.`,
  fr: ({ country, currency }) =>
    `N'y comptez pas (${country}) : on paie en ${currency}. Chacun décide s'il prend une autre monnaie, souvent à un mauvais taux ; ayez des espèces du pays ou une carte, et changez dans une banque ou un bureau officiel.`,
  es: ({ country, currency }) =>
    `Mejor no contar con ello (${country}): se paga en ${currency}. Cada sitio decide si acepta otra moneda, a menudo a mal cambio; lleva efectivo del país o tarjeta, y cambia en un banco o casa de cambio oficial.`,
  it: ({ country, currency }) =>
    `Meglio non contarci (${country}): si paga in ${currency}. Ogni posto decide se accetta altra valuta, spesso a un cambio sfavorevole; porta contanti del paese o una carta, e cambia in banca o in un ufficio ufficiale.`,
  pt: ({ country, currency }) =>
    `Melhor não contar com isso (${country}): paga-se em ${currency}. Cada sítio decide se aceita outra moeda, muitas vezes a mau câmbio; leva dinheiro do país ou cartão, e troca num banco ou casa de câmbio oficial.`,
};

export const money: Says<"country" | "currency"> = {
  en: ({ country, currency }) =>
    `I do not know cash machines, exchange rates or who takes cards; a map shows the machines. ${country} pays in ${currency}, and some cash is always useful.`,
  de: ({ country, currency }) =>
    `In ${country} zahlt man mit ${currency}. Geldautomaten, Wechselkurse und wer Karten nimmt, kenne ich nicht; etwas Bargeld hilft immer.`,
  fr: ({ country, currency }) =>
    `${country} : on paie en ${currency}. Je ne connais ni distributeurs, ni taux, ni qui prend la carte ; un peu d'espèces aide toujours.`,
  es: ({ country, currency }) =>
    `${country}: se paga en ${currency}. No conozco cajeros, cambios ni quién acepta tarjeta; algo de efectivo siempre ayuda.`,
  it: ({ country, currency }) =>
    `${country}: si paga in ${currency}. Non conosco bancomat, cambi né chi accetta carte; un po' di contanti serve sempre.`,
  pt: ({ country, currency }) =>
    `${country}: paga-se em ${currency}. Não conheço caixas, câmbios nem quem aceita cartão; algum dinheiro ajuda sempre.`,
};

export const tipping: Says<"country" | "tipping"> = {
  en: ({ country, tipping }) => `In ${country}: ${tipping}`,
  de: ({ country, tipping }) => `In ${country}: ${tipping}`,
  fr: ({ country, tipping }) => `${country} : ${tipping}`,
  es: ({ country, tipping }) => `${country}: ${tipping}`,
  it: ({ country, tipping }) => `${country}: ${tipping}`,
  pt: ({ country, tipping }) => `${country}: ${tipping}`,
};

export const entry: Says<"country" | "pages"> = {
  en: ({ country, pages }) =>
    `Entry rules for ${country} depend on your passport, and I do not know them. Look at ${pages}, or your own government's page.`,
  de: ({ country, pages }) =>
    `Die Einreiseregeln für ${country} hängen vom Pass ab, und ich kenne sie nicht. Seht bei ${pages} oder eurer eigenen Regierung nach.`,
  fr: ({ country, pages }) =>
    `Les règles d'entrée (${country}) dépendent du passeport, je ne les connais pas. Voyez ${pages}, ou votre gouvernement.`,
  es: ({ country, pages }) =>
    `Las normas de entrada (${country}) dependen del pasaporte y no las conozco. Mira ${pages}, o tu propio gobierno.`,
  it: ({ country, pages }) =>
    `Le regole d'ingresso (${country}) dipendono dal passaporto e non le conosco. Guarda ${pages}, o il tuo governo.`,
  pt: ({ country, pages }) =>
    `As regras de entrada (${country}) dependem do passaporte e não as conheço. Vê ${pages}, ou o teu governo.`,
};

export const source: Says<"source" | "asOf"> = {
  en: ({ source, asOf }) => `(${source}, as of ${asOf}.)`,
  de: ({ source, asOf }) => `(${source}, Stand ${asOf}.)`,
  fr: ({ source, asOf }) => `(${source}, au ${asOf}.)`,
  es: ({ source, asOf }) => `(${source}, a fecha de ${asOf}.)`,
  it: ({ source, asOf }) => `(${source}, aggiornato a ${asOf}.)`,
  pt: ({ source, asOf }) => `(${source}, em ${asOf}.)`,
};

export const tapWater: Readonly<Record<TapWater, Says<"country">>> = {
  safe: {
    en: ({ country }) => `Yes, tap water is safe to drink in ${country}.`,
    de: ({ country }) => `Ja, Leitungswasser kann man in ${country} trinken.`,
    fr: ({ country }) => `Oui, l'eau du robinet est potable (${country}).`,
    es: ({ country }) => `Sí, el agua del grifo se puede beber (${country}).`,
    it: ({ country }) => `Sì, l'acqua del rubinetto si può bere (${country}).`,
    pt: ({ country }) => `Sim, pode beber-se água da torneira (${country}).`,
  },
  mixed: {
    en: ({ country }) =>
      `In parts of ${country} tap water is safe and in parts not, so ask where you stay; bottled water is the sure way.`,
    de: ({ country }) =>
      `Leitungswasser ist in ${country} nicht überall trinkbar; fragt in der Unterkunft, sonst Flaschenwasser.`,
    fr: ({ country }) =>
      `L'eau du robinet n'est pas potable partout (${country}) ; demandez sur place, sinon de l'eau en bouteille.`,
    es: ({ country }) =>
      `El agua del grifo no es potable en todas partes (${country}); pregunta donde te alojas, o bebe embotellada.`,
    it: ({ country }) =>
      `L'acqua del rubinetto non è potabile ovunque (${country}); chiedi dove alloggi, o bevi quella in bottiglia.`,
    pt: ({ country }) =>
      `A água da torneira não é potável em todo o lado (${country}); pergunta onde ficas, ou bebe engarrafada.`,
  },
  bottled: {
    en: ({ country }) => `No, do not drink tap water in ${country}; buy bottled water, and mind ice cubes.`,
    de: ({ country }) =>
      `Nein, Leitungswasser in ${country} besser nicht trinken; kauft Flaschenwasser, Vorsicht bei Eiswürfeln.`,
    fr: ({ country }) =>
      `Non, ne buvez pas l'eau du robinet (${country}) ; prenez de l'eau en bouteille, attention aux glaçons.`,
    es: ({ country }) => `No, mejor no bebas agua del grifo (${country}); compra embotellada y cuidado con el hielo.`,
    it: ({ country }) =>
      `No, meglio non bere l'acqua del rubinetto (${country}); compra acqua in bottiglia, attenzione al ghiaccio.`,
    pt: ({ country }) => `Não, não bebas água da torneira (${country}); compra engarrafada, e cuidado com o gelo.`,
  },
};

/** Said beside it to those who have a baby with them. */
export const babysWater: Said = {
  en: "For a baby's bottle boil it first, or buy still water that is low in minerals; a paediatrician or the pharmacy knows which.",
  de: "Für das Fläschchen eines Babys vorher abkochen oder stilles, mineralarmes Wasser kaufen; welches, weiß die Apotheke oder der Kinderarzt.",
  fr: "Pour un biberon, faites-la bouillir ou prenez une eau plate peu minéralisée ; le pharmacien ou le pédiatre sait laquelle.",
  es: "Para el biberón hiérvela antes o compra agua sin gas de mineralización débil; en la farmacia o el pediatra saben cuál.",
  it: "Per il biberon falla bollire prima, o compra acqua naturale poco mineralizzata; il farmacista o il pediatra sa quale.",
  pt: "Para o biberão ferve-a antes, ou compra água sem gás pouco mineralizada; a farmácia ou o pediatra sabe qual.",
};

export const drivesOn: Readonly<Record<DrivingSide, Says<"country">>> = {
  left: {
    en: ({ country }) => `${country} drives on the left.`,
    de: ({ country }) => `In ${country} fährt man links.`,
    fr: ({ country }) => `${country} : on roule à gauche.`,
    es: ({ country }) => `${country}: se conduce por la izquierda.`,
    it: ({ country }) => `${country}: si guida a sinistra.`,
    pt: ({ country }) => `${country}: conduz-se pela esquerda.`,
  },
  right: {
    en: ({ country }) => `${country} drives on the right.`,
    de: ({ country }) => `In ${country} fährt man rechts.`,
    fr: ({ country }) => `${country} : on roule à droite.`,
    es: ({ country }) => `${country}: se conduce por la derecha.`,
    it: ({ country }) => `${country}: si guida a destra.`,
    pt: ({ country }) => `${country}: conduz-se pela direita.`,
  },
};
