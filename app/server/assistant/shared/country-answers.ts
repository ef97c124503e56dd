import type { Language } from "~/domain/people/language";
import type { CountryFacts } from "~/domain/destination/country-facts";
import { PhraseTable } from "~/language/words/phrases";
import * as say from "~/messages/spoken/country";
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

/** Each about one fact; its source stands at the end of the answer. */
const FACTS: Record<
  "plugs" | "water" | "money" | "tipping" | "side" | "entry",
  (facts: CountryFacts, language: Language) => string
> = {
  plugs: ({ name: country, plugs, volts }, language) =>
    say.plugs[language]({ country, plugs: plugs.join(" / "), volts: volts.join(" / ") }),
  water: ({ name: country, tapWater }, language) => say.tapWater[tapWater][language]({ country }),
  money: ({ name: country, currency: { name, code } }, language) =>
    say.money[language]({ country, currency: `${name} (${code})` }),
  tipping: ({ name: country, tipping }, language) => say.tipping[language]({ country, tipping }),
  side: ({ name: country, side }, language) => say.drivesOn[side][language]({ country }),
  entry: ({ name: country, advice }, language) =>
    say.entry[language]({ country, pages: advice.map(({ name }) => name).join(", ") }),
};

/** What the facts of the country say to a question, with where they come from and how old they are; null where they say nothing. */
export function countryAnswer({ brief, words, language }: QuestionContext): string | null {
  const facts = brief.guide ? countryFacts(brief.guide.countryCode) : null;
  const asked = [...new Set(ASKED.find(words).map(({ id }) => id))];
  if (!facts || asked.length === 0) return null;
  return sentences(
    ...asked.map((id) => FACTS[id](facts, language)),
    say.source[language]({ source: facts.source, asOf: facts.asOf }),
  );
}
