import { PhraseTable } from "../words/phrases";
import { refusedOf } from "../words/small-words";
import type { Unsupported } from "./wish";

const OTHER_TIME =
  "move/swap/switch/exchange/shift/put/keep/trade it/this/that/them/these/places? and/but/with/on/to/for/in/please? on/to/for/in/with/and? the?";

/**
 * What is asked that no other place could meet, the likeliest first, in English | German | French | Spanish | Italian | Portuguese
 * (`PhraseTable` says how they are written).
 */
const ACT_WORDS = {
  move: `${OTHER_TIME} day #, ${OTHER_TIME} tomorrow/yesterday/morning/mornings/afternoon/evening/later/earlier/monday/tuesday/wednesday/thursday/friday/saturday/sunday, ${OTHER_TIME} previous/next/first/last day, do it/this/that on/in/to? the? day/tomorrow/morning/afternoon/evening/later/earlier/next, move it/this/that, reorder* | verschieb*, verleg*, tausch* .. tag #, tausch* .. morgen/vormittag/nachmittag/abend/montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag | deplace*, report*, decal* a/au, echang* .. jour #, echang* .. demain/matin/soir/midi | mueve*, mover, intercambi*, cambia* .. dia #, cambia* .. por/a la manana/tarde/noche, pasa* a manana | spost*, scambi*, cambi* .. giorno # | mover, adia*, troca* .. dia #, troca* .. manha/tarde/noite, passa* para amanha`,
  empty:
    "remove, delete, cancel, nothing here/planned, just/only/some/more? free time, leave/keep it/this empty/free/blank/open, day off, siesta, nap, do nothing, skip it/this/that .. rest/sleep/nap/nothing, rest/relax/sleep/stay in/at the/our? hotel/room/apartment | streich*, lösch*, absagen, nichts tun/machen, mittagsschlaf, freie zeit, frei lassen, lass* .. ausfallen | supprim*, annul*, rien faire, sieste, temps libre, laisse* .. libre | borra*, elimina*, cancela*, quita*, no hacer nada, tiempo libre, siesta | cancell*, elimin*, togli*, tempo libero, riposino, non fare niente/nulla | apaga*, remov*, cancela*, tempo livre, sesta, nao fazer nada",
  longer:
    "longer, more time, stay more, too short, not enough time | länger, mehr zeit | plus longtemps, plus de temps | mas tiempo | piu tempo, piu a lungo | mais tempo",
  time: "earlier, later, not/too? so? late/early, early, late, sleep in, lie in, start/begin/leave at/later/earlier/before/after, o clock, # am/pm, at #, sunrise, what time | früher, später, spät*, ausschlafen, um # uhr, erst um | plus tard/tot, tard, tot, grasse matinee, lever du soleil | mas tarde, mas temprano, tarde empezar, temprano, dormir mas, a las #, amanecer | piu tardi, piu presto, presto, tardi, dormire di piu, alle #, alba | mais tarde, mais cedo, cedo, dormir mais, as #h, nascer do sol",
  outing:
    "day trip/trips, daytrip/daytrips, excursion/excursions, out of town, outside/leave the? city, out of the? city | ausflug, tagesausflug, ausflüge, aus der stadt | excursion*, hors de la ville | excursion*, fuera de la ciudad | gita/gite, fuori citta | excursao, excursoes, fora da cidade",
  diet: "gluten*, halal, kosher, allerg*, lactose, dairy, celiac, coeliac, nut/nuts, peanut/peanuts | nuss*, nüsse, erdnuss*, erdnüsse, laktose* | arachide*, noix, casher, cacher | cacahuete*, nueces, alerg* | arachidi, noci, celiac* | amendoim, nozes, alerg*",
  hotel:
    "hotel, hostel, airbnb, apartment, accommodation, our room/place | unterkunft, ferienwohnung | logement, appartement | alojamiento, apartamento | albergo, appartamento, alloggio | alojamento, apartamento",
  content:
    "=ok, =okay, =thanks, =thank you, =yes, =yep, =great, =perfect, =lovely, =love it/this, =nice, =good, =fine, =cool, =looks good, =happy with it/this, =keep it/this, =all good, =no change/changes | =danke, =ja, =gut, =passt, =super | =merci, =oui, =parfait, =tres bien | =gracias, =si, =vale, =perfecto | =grazie, =si, =va bene, =perfetto | =obrigado/obrigada, =sim, =perfeito",
  question:
    "^do you/we/they/i, ^is/are/does/what/when/where/why/who/how/which | ^ist/sind/was/wann/wo/warum/wer/wie | ^quand/pourquoi/comment/quel/quelle, ^est ce | ^que/cuando/donde/por que/como/cual | ^quando/dove/perche/come/quale | ^quando/onde/por/como/qual",
} as const satisfies Record<Unsupported, string>;

const ACTS = (Object.entries(ACT_WORDS) as [Unsupported, string][]).map(
  ([id, words]) => [id, new PhraseTable({ [id]: words } as Record<Unsupported, string>)] as const,
);

/** A question in its form, and a wish in what it means. */
const ASKS_FOR = new PhraseTable({
  wish: "^is there, ^are there, ^do you have/know, ^what/how about, ^what else | ^gibt es, ^wie wäre/wärs | ^y si, ^que tal | ^che ne dici | ^que tal",
});
const REFUSES = new PhraseTable({
  no: "no, not, without, skip, instead of | kein/keine/keinen, nicht, ohne, statt | pas, sans | no, sin | non, senza, niente | nao, sem",
});
/** Words that say: this is a plan of ours, known here or not. */
const OURS = new PhraseTable({
  ours: "booked, !fully/all booked, !booked out/up/solid, reserved, have/has/got .. reservation/booking/table/tickets, own plan/plans/idea, our plan is, invited, meeting/meet/visiting our/my | gebucht, !ausgebucht, reserviert, haben/habe .. reservierung/tisch/karten/tickets, eigener/eigenen/eigene plan/idee, eingeladen | avons/ai reserve, avons/ai .. reservation/billets/table, notre propre? plan/idee, invites/invitees | hemos/tenemos/he/tengo .. reservado/reserva/mesa/entradas, nuestro propio? plan, invitados/invitadas | abbiamo/ho prenotato, abbiamo/ho .. prenotazione/tavolo/biglietti, nostro piano, invitati/invitate | reservamos/reservei, temos/tenho .. reserva/mesa/bilhetes, nosso plano, convidados/convidadas",
});

/** Whether they say that what they name is a plan of their own. */
export const saysOurs = (words: Parameters<typeof ASKS_FOR.find>[0]): boolean => OURS.find(words).length > 0;

const LIKED = /^[\s👍❤️👌😍🙂😊]+$/u;

/** The first of these that the words ask for. */
export function unsupportedIn(words: Parameters<typeof ASKS_FOR.find>[0], text: string): Unsupported | null {
  if (text.trim() && LIKED.test(text)) return "content";
  const found = ACTS.find(([id, table]) => {
    if (table.find(words).length === 0) return false;
    if (id === "outing") return REFUSES.find(words).length === 0;
    if (id === "hotel") return refusedOf(words, table.find(words)).size === 0;
    return id !== "question" || ASKS_FOR.find(words).length === 0;
  });
  return found?.[0] ?? null;
}
