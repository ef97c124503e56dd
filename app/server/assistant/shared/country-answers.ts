import type { Language } from "~/domain/people/language";
import type { CountryFacts } from "~/domain/destination/country-facts";
import { PhraseTable } from "~/language/words/phrases";
import * as say from "~/messages/spoken/country";
import { countryIn, currencyIn, ownNotes } from "~/messages/spoken/in-language";
import { onBill, percentInRestaurants, tipParts } from "~/messages/spoken/asked/tips";
import { sentences } from "~/planner/words/sentences";
import { countryFacts } from "../../country/country-facts";
import { type TipPart, tipsIn } from "../../country/customs/tips";
import { knowHowOn } from "./notes/know-how";
import type { QuestionContext } from "./question-context";

export const COUNTRY_TABLE = new PhraseTable({
  plugs: `
    plug/plugs, adapter/adapters, socket/sockets, voltage, volt/volts, charger,
    hair dryer/dryers/drier/straightener, hairdryer/hairdryers, straighteners, curling iron
    | stecker, steckdose*, adapter, volt, ladegerät, föhn, haartrockner, glätteisen
    | prise/prises, adaptateur, volt/volts, chargeur, seche cheveux, lisseur
    | enchufe*, adaptador, voltio/voltios, voltaje, cargador, secador de? pelo?, plancha del? pelo
    | presa/prese, spina, adattatore, volt, caricabatterie, asciugacapelli, phon, piastra per
    | tomada*, adaptador, volts, voltagem, carregador, secador de? cabelo?, chapinha
  `,
  water: `
    tap water, drink the? water, water safe, water is? good/ok/okay/clean, is the water good/ok/okay/clean,
    water .. drinkable, water/drink* .. from the? tap/taps, tap/taps .. drinkable/drink*
    | leitungswasser, das wasser gut/sauber/trinkbar, hahnenwasser, kranwasser, wasser .. trinken,
    wasser .. trinkbar, wasser .. hahn/wasserhahn/leitung, trink* .. hahn/wasserhahn/leitung
    | eau du? robinet, l eau est elle? bonne/potable, boire l eau, eau .. potable, robinet .. potable,
    boire .. robinet
    | agua del? grifo, el agua es buena/segura/potable, agua de la? llave/canilla/pluma, agua del? chorro/cano,
    beber/tomar el/la/esta? agua, agua .. potable, beber/tomar .. grifo/llave/canilla/chorro
    | acqua del/di/dal rubinetto, l acqua e buona/potabile, bere l acqua, acqua .. potabile, bere .. rubinetto
    | agua da/de torneira/bica, a agua e boa/potavel, beber a/esta? agua, agua .. potavel, beber .. torneira/bica
  `,
  money: `
    currency, cash, atm/atms, exchange, card/cards, contactless, money, !worth the/my/our money, !for the money,
    !worth .. money
    | währung, bargeld, geldautomat*, karte, !geld wert
    | monnaie, devise, especes, carte, distributeur*, !vaut l argent
    | moneda, divisa, efectivo, tarjeta*, cajero*, !vale el dinero
    | valuta, moneta, contanti, carta, bancomat, !vale i soldi
    | moeda, dinheiro, cartao, multibanco, !vale o dinheiro
  `,
  otherMoney: `
    accept/accepts/accepted/take/takes us/american? dollar/dollars/euro/euros/pounds/usd,
    pay/paying in/with us/american? dollars/euros/pounds/usd, do we/you/i pay in euros/dollars/pounds,
    euros/euro or crowns/zloty/koruna/forint/local
    | nehmen/nimmt/akzeptieren/akzeptiert die? auch? dollar/euro/euros/pfund/franken,
    in/mit dollar/euro/pfund/franken zahlen/bezahlen, zahlt man/wir in/mit euro, euro oder kronen/zloty/forint
    | acceptent/accepte/prennent/prend les? dollar/dollars/euro/euros/livres, payer en dollars/euros/livres,
    paie t on en euros, on paie en euros, euros ou couronnes
    | aceptan/acepta dolar/dolares/euro/euros/reales, pagar en/con dolares/euros/reales, se paga en euros/dolares,
    euros o coronas
    | accettano/accetta dollari/euro/sterline/franchi, prendono dollari/euro/sterline/franchi,
    pagare in/con dollari/euro/sterline, si paga in euro, paga in euro, in euro o
    | aceitam/aceita real/reais/dolar/dolares/euro/euros, pagar em/com real/reais/dolar/dolares/euro/euros,
    paga se em euros, se paga em euros, euros ou
  `,
  tipping: `
    tip/tips/tipping, !any/insider/more/your/some tips, !tips for/on/to/pls/please, gratuity, service charge,
    in/on the bill already, already in/on the bill, included in the bill, leave .. waiter/waitress/server/driver,
    for the waiter/server, round up .. bill
    | trinkgeld, schon in der rechnung, in der rechnung enthalten, kellner/bedienung .. geben/lassen/drauf,
    aufrunden
    | pourboire*, laisse/laisser .. serveur/pour le, combien .. serveur, en plus pour le serveur,
    laisse/laisser combien, combien laisse/laisser
    | propina*, dejar/deja/dejan .. camarero/mesero/mesera, para el camarero/mesero
    | mancia/mance, lasciare/lascia .. cameriere, per il cameriere
    | gorjeta*, deixar/deixa .. empregado/garcom, para o empregado/garcom
  `,
  side: `
    which side, drive on, driving
    | welche seite, linksverkehr
    | quel cote, conduire
    | que lado, conducir
    | che lato, guidare
    | que lado, conduzir
  `,
  entry: `
    visa/visas, passport, vaccin*, entry rules/requirements, !visa card/cards/debit/credit/contactless, !my visa,
    !visa or mastercard, !carry .. passport
    | visum, reisepass, impf*, einreise*, !visa karte
    | visa, passeport, vaccin*
    | visado, pasaporte, vacuna*
    | visto, passaporto, vaccin*
    | visto, passaporte, vacina*
  `,
});

/** A baby who drinks with them, in English | German | French | Spanish | Italian | Portuguese. */
const BABY = new PhraseTable({
  baby: `
    baby/babies/babys, infant/infants, newborn, # months old
    | baby/babys, säugling*, fläschchen, # monate alt
    | bebe/bebes, nourrisson*, biberon*
    | bebe/bebes, biberon*, recien nacid*
    | neonat*, bebe, biberon
    | bebe/bebes, biberao, recem nascid*
  `,
});

/** Each about one fact; its source stands at the end of the answer. */
const FACTS: Record<
  "plugs" | "water" | "money" | "otherMoney" | "tipping" | "side" | "entry",
  (facts: CountryFacts, language: Language) => string
> = {
  plugs: ({ code, name, plugs, volts }, language) =>
    say.plugs[language]({
      country: countryIn(language, { code, name }),
      plugs: plugs.join(" / "),
      volts: volts.join(" / "),
    }),
  water: ({ code, name, tapWater }, language) =>
    say.tapWater[tapWater][language]({ country: countryIn(language, { code, name }) }),
  money: ({ code, name, currency }, language) =>
    say.money[language]({
      country: countryIn(language, { code, name }),
      currency: `${currencyIn(language, currency.code)} (${currency.code})`,
    }),
  otherMoney: ({ code, name, currency }, language) =>
    say.otherMoney[language]({
      country: countryIn(language, { code, name }),
      currency: `${currencyIn(language, currency.code)} (${currency.code})`,
    }),
  tipping: ({ code, name, tipping }, language) =>
    say.tipping[language]({
      country: countryIn(language, { code, name }),
      tipping: language === "en" ? tipping : (tippingSaid(code, language) ?? tipping),
    }),
  side: ({ code, name, side }, language) =>
    say.drivesOn[side][language]({ country: countryIn(language, { code, name }) }),
  entry: ({ code, name, advice }, language) =>
    say.entry[language]({
      country: countryIn(language, { code, name }),
      pages: advice.map((page) => page.name).join(", "),
    }),
};

/** What is said before the per cent. */
const FIRST: readonly TipPart[] = ["none", "kind", "included", "lookForService", "round"];

/** The custom of tipping from its parts; null where none were noted. */
function tippingSaid(code: string, language: Language): string | null {
  const tips = tipsIn(code);
  if (!tips) return null;
  const { parts, percent } = tips;
  const amount = percent === null ? [] : [(parts.has("onBill") ? onBill : percentInRestaurants)[language]({ percent })];
  const others = [...parts].flatMap((part) => (part === "onBill" ? [] : (tipParts[part]?.[language] ?? [])));
  const isFirst = FIRST.some((part) => parts.has(part));
  return `${[...(isFirst ? others.slice(0, 1) : []), ...amount, ...others.slice(isFirst ? 1 : 0)].join("; ")}.`;
}

/** What is known of every country. */
export type CountryFact = keyof typeof FACTS;

/** What the facts of the country say to a question, with where they come from and how old they are; null where they say nothing. */
export function countryAnswer(
  context: QuestionContext,
  asked: readonly CountryFact[] = [...new Set(COUNTRY_TABLE.find(context.words).map(({ id }) => id))],
): string | null {
  const { brief, words, language } = context;
  const facts = brief.guide ? countryFacts(brief.guide.countryCode) : null;
  if (!facts || asked.length === 0) return null;
  const babys = asked.includes("water") && BABY.find(words).length > 0 && say.babysWater[language];
  const told = knowHowOn(context, ...asked);
  if (told) return sentences(told, babys);
  return sentences(
    ...asked.map((id) => FACTS[id](facts, language)),
    babys,
    say.source[language]({ source: ownNotes[language], asOf: facts.asOf }),
  );
}
