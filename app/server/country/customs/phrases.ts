import { countries } from "./by-country";

/** Hello, please and thank you, as one says them where one travels; written so that they can be read aloud. */
export type Phrases = { hello: string; please: string; thanks: string };

const phrases = (hello: string, please: string, thanks: string): Phrases => ({ hello, please, thanks });

const ROWS: readonly (readonly [ReadonlySet<string>, Phrases])[] = [
  [countries("AU CA GB IE JM NZ US ZA GH"), phrases("hello", "please", "thank you")],
  [countries("FR MC SN LU"), phrases("bonjour", "s'il vous plaît", "merci")],
  [countries("DE AT CH"), phrases("hallo, guten Tag (Grüß Gott, Grüezi)", "bitte", "danke")],
  [countries("ES MX AR CL CO PE BO EC CR CU DO GT PA PR UY AD"), phrases("hola, buenos días", "por favor", "gracias")],
  [countries("IT"), phrases("buongiorno, ciao", "per favore", "grazie")],
  [countries("PT BR"), phrases("olá, bom dia", "por favor", "obrigado (m.), obrigada (f.)")],
  [countries("NL BE"), phrases("hallo, goedendag", "alstublieft", "dank u wel")],
  [countries("GR CY"), phrases("yia sas", "parakaló", "efcharistó")],
  [countries("TR"), phrases("merhaba", "lütfen", "teşekkür ederim")],
  [countries("JP"), phrases("konnichiwa", "onegai shimasu", "arigatō gozaimasu")],
  [countries("KR"), phrases("annyeong haseyo", "… juseyo", "gamsahamnida")],
  [countries("CN TW"), phrases("nǐ hǎo", "qǐng", "xièxie")],
  [countries("HK MO"), phrases("néih hóu", "m̀h'gōi", "m̀h'gōi, dōjeh")],
  [countries("TH"), phrases("sawasdee khrap (m.) / kha (f.)", "… khrap / kha", "khop khun khrap / kha")],
  [countries("VN"), phrases("xin chào", "làm ơn", "cảm ơn")],
  [countries("ID"), phrases("halo, selamat siang", "tolong", "terima kasih")],
  [countries("MY"), phrases("helo, selamat sejahtera", "tolong", "terima kasih")],
  [countries("AE EG JO OM QA SA TN MA"), phrases("as-salāmu ʿalaykum, marḥaba", "min faḍlak", "shukran")],
  [countries("IL"), phrases("shalom", "bevakasha", "toda")],
  [countries("IN NP"), phrases("namaste", "kripaya", "dhanyavaad")],
  [countries("CZ"), phrases("dobrý den", "prosím", "děkuji")],
  [countries("SK"), phrases("dobrý deň", "prosím", "ďakujem")],
  [countries("PL"), phrases("dzień dobry", "proszę", "dziękuję")],
  [countries("HU"), phrases("jó napot", "kérem", "köszönöm")],
  [countries("HR BA RS ME"), phrases("dobar dan", "molim", "hvala")],
  [countries("SI"), phrases("dober dan", "prosim", "hvala")],
  [countries("BG"), phrases("zdraveyte", "molya", "blagodarya")],
  [countries("RO"), phrases("bună ziua", "vă rog", "mulțumesc")],
  [countries("SE"), phrases("hej", "snälla", "tack")],
  [countries("DK"), phrases("hej", "vær så venlig", "tak")],
  [countries("NO"), phrases("hei", "vær så snill", "takk")],
  [countries("IS"), phrases("góðan daginn, hæ", "vinsamlegast", "takk")],
  [countries("FI"), phrases("hei", "… kiitos", "kiitos")],
  [countries("EE"), phrases("tere", "palun", "aitäh")],
  [countries("LV"), phrases("labdien", "lūdzu", "paldies")],
  [countries("LT"), phrases("laba diena", "prašau", "ačiū")],
  [countries("GE"), phrases("gamarjoba", "gtkhovt", "madloba")],
  [countries("KE TZ"), phrases("jambo, habari", "tafadhali", "asante")],
  [countries("KH"), phrases("suosdei", "soum", "arkoun")],
  [countries("LA"), phrases("sabaidee", "kaluna", "khop chai")],
  [countries("PH"), phrases("kumusta", "… po", "salamat po")],
];

/** The words of the country; null where several languages stand side by side, or none was noted. */
export const phrasesIn = (code: string): Phrases | null => ROWS.find(([codes]) => codes.has(code))?.[1] ?? null;
