import type { CountryFacts } from "~/domain/destination/country-facts";
import { PhraseTable } from "~/language/words/phrases";
import { type Spoken, spoken } from "~/language/words/spoken";
import { sentences } from "~/planner/words/sentences";
import { countryFacts } from "../../country/country-facts";
import type { QuestionContext } from "./question-context";

const ASKED = new PhraseTable({
  plugs:
    "plug/plugs, adapter/adapters, socket/sockets, voltage, charger | stecker, steckdose*, adapter | prise/prises, adaptateur | enchufe*, adaptador | presa/prese, spina, adattatore | tomada*, adaptador",
  water:
    "tap water, drink the? water, water safe | leitungswasser, wasser trinken | eau du robinet, boire l eau | agua del grifo, beber agua | acqua del rubinetto, bere l acqua | agua da torneira, beber agua",
  money:
    "currency, cash, atm/atms, exchange, card/cards, contactless, money | währung, bargeld, geldautomat*, karte | monnaie, devise, especes, carte, distributeur* | moneda, divisa, efectivo, tarjeta*, cajero* | valuta, moneta, contanti, carta, bancomat | moeda, dinheiro, cartao, multibanco",
  tipping: "tip/tips/tipping, gratuity, service charge | trinkgeld | pourboire* | propina* | mancia/mance | gorjeta*",
  side: "which side, drive on, driving | welche seite, linksverkehr | quel cote, conduire | que lado, conducir | che lato, guidare | que lado, conduzir",
  entry:
    "visa/visas, passport, vaccin*, entry rules/requirements | visum, reisepass, impf*, einreise* | visa, passeport, vaccin* | visado, pasaporte, vacuna* | visto, passaporto, vaccin* | visto, passaporte, vacina*",
});

const WATER: Record<CountryFacts["tapWater"], Spoken> = {
  safe: [
    "Yes, tap water is safe to drink in {country}.",
    "Ja, Leitungswasser kann man in {country} trinken.",
    "Oui, l'eau du robinet est potable ({country}).",
    "Sí, el agua del grifo se puede beber ({country}).",
    "Sì, l'acqua del rubinetto si può bere ({country}).",
    "Sim, pode beber-se água da torneira ({country}).",
  ],
  mixed: [
    "In parts of {country} tap water is safe and in parts not, so ask where you stay; bottled water is the sure way.",
    "Leitungswasser ist in {country} nicht überall trinkbar; fragt in der Unterkunft, sonst Flaschenwasser.",
    "L'eau du robinet n'est pas potable partout ({country}) ; demandez sur place, sinon de l'eau en bouteille.",
    "El agua del grifo no es potable en todas partes ({country}); pregunta donde te alojas, o bebe embotellada.",
    "L'acqua del rubinetto non è potabile ovunque ({country}); chiedi dove alloggi, o bevi quella in bottiglia.",
    "A água da torneira não é potável em todo o lado ({country}); pergunta onde ficas, ou bebe engarrafada.",
  ],
  bottled: [
    "No, do not drink tap water in {country}; buy bottled water, and mind ice cubes.",
    "Nein, Leitungswasser in {country} besser nicht trinken; kauft Flaschenwasser, Vorsicht bei Eiswürfeln.",
    "Non, ne buvez pas l'eau du robinet ({country}) ; prenez de l'eau en bouteille, attention aux glaçons.",
    "No, mejor no bebas agua del grifo ({country}); compra embotellada y cuidado con el hielo.",
    "No, meglio non bere l'acqua del rubinetto ({country}); compra acqua in bottiglia, attenzione al ghiaccio.",
    "Não, não bebas água da torneira ({country}); compra engarrafada, e cuidado com o gelo.",
  ],
};

/** Each about one fact, with its source at the end of the answer. */
const FACTS: Record<
  "plugs" | "water" | "money" | "tipping" | "side" | "entry",
  (facts: CountryFacts) => [Spoken, Record<string, string>]
> = {
  plugs: ({ name, plugs, volts }) => [
    [
      "{country} has plugs of type {plugs} at {volts} V, so bring an adapter if yours differ.",
      "In {country} gibt es Stecker vom Typ {plugs} bei {volts} V; nehmt sonst einen Adapter mit.",
      "{country} : prises de type {plugs}, {volts} V ; prenez un adaptateur si les vôtres sont différentes.",
      "{country}: enchufes de tipo {plugs}, {volts} V; lleva un adaptador si los tuyos son otros.",
      "{country}: prese di tipo {plugs}, {volts} V; porta un adattatore se le tue sono diverse.",
      "{country}: tomadas do tipo {plugs}, {volts} V; leva um adaptador se as tuas forem outras.",
    ],
    { country: name, plugs: plugs.join(" / "), volts: volts.join(" / ") },
  ],
  water: ({ name, tapWater }) => [WATER[tapWater], { country: name }],
  money: ({ name, currency }) => [
    [
      "I do not know cash machines, exchange rates or who takes cards; a map shows the machines. {country} pays in {currency}, and some cash is always useful.",
      "In {country} zahlt man mit {currency}. Geldautomaten, Wechselkurse und wer Karten nimmt, kenne ich nicht; etwas Bargeld hilft immer.",
      "{country} : on paie en {currency}. Je ne connais ni distributeurs, ni taux, ni qui prend la carte ; un peu d'espèces aide toujours.",
      "{country}: se paga en {currency}. No conozco cajeros, cambios ni quién acepta tarjeta; algo de efectivo siempre ayuda.",
      "{country}: si paga in {currency}. Non conosco bancomat, cambi né chi accetta carte; un po' di contanti serve sempre.",
      "{country}: paga-se em {currency}. Não conheço caixas, câmbios nem quem aceita cartão; algum dinheiro ajuda sempre.",
    ],
    { country: name, currency: `${currency.name} (${currency.code})` },
  ],
  tipping: ({ name, tipping }) => [
    [
      "In {country}: {tipping}",
      "In {country} (meine Notiz ist englisch): {tipping}",
      "{country} (ma note est en anglais) : {tipping}",
      "{country} (mi nota está en inglés): {tipping}",
      "{country} (la mia nota è in inglese): {tipping}",
      "{country} (a minha nota está em inglês): {tipping}",
    ],
    { country: name, tipping },
  ],
  side: ({ name, side }) => [
    side === "left"
      ? [
          "{country} drives on the left.",
          "In {country} fährt man links.",
          "{country} : on roule à gauche.",
          "{country}: se conduce por la izquierda.",
          "{country}: si guida a sinistra.",
          "{country}: conduz-se pela esquerda.",
        ]
      : [
          "{country} drives on the right.",
          "In {country} fährt man rechts.",
          "{country} : on roule à droite.",
          "{country}: se conduce por la derecha.",
          "{country}: si guida a destra.",
          "{country}: conduz-se pela direita.",
        ],
    { country: name },
  ],
  entry: ({ name, advice }) => [
    [
      "Entry rules for {country} depend on your passport, and I do not know them. Look at {pages}, or your own government's page.",
      "Die Einreiseregeln für {country} hängen vom Pass ab, und ich kenne sie nicht. Seht bei {pages} oder eurer eigenen Regierung nach.",
      "Les règles d'entrée ({country}) dépendent du passeport, je ne les connais pas. Voyez {pages}, ou votre gouvernement.",
      "Las normas de entrada ({country}) dependen del pasaporte y no las conozco. Mira {pages}, o tu propio gobierno.",
      "Le regole d'ingresso ({country}) dipendono dal passaporto e non le conosco. Guarda {pages}, o il tuo governo.",
      "As regras de entrada ({country}) dependem do passaporte e não as conheço. Vê {pages}, ou o teu governo.",
    ],
    { country: name, pages: advice.map((page) => page.name).join(", ") },
  ],
};

const SOURCE: Spoken = [
  "({source}, as of {asOf}.)",
  "({source}, Stand {asOf}.)",
  "({source}, au {asOf}.)",
  "({source}, a fecha de {asOf}.)",
  "({source}, aggiornato a {asOf}.)",
  "({source}, em {asOf}.)",
];

/** What the facts of the country say to a question, with where they come from and how old they are; null where they say nothing. */
export function countryAnswer({ brief, words, language }: QuestionContext): string | null {
  const facts = brief.guide ? countryFacts(brief.guide.countryCode) : null;
  const asked = [...new Set(ASKED.find(words).map(({ id }) => id))];
  if (!facts || asked.length === 0) return null;
  return sentences(
    ...asked.map((id) => spoken(...bySpoken(FACTS[id](facts), language))),
    spoken(SOURCE, language, { source: facts.source, asOf: facts.asOf }),
  );
}

const bySpoken = (
  [sentence, values]: [Spoken, Record<string, string>],
  language: QuestionContext["language"],
): [Spoken, QuestionContext["language"], Record<string, string>] => [sentence, language, values];
