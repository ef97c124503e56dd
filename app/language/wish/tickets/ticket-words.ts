import type { Danger } from "../../question/danger";
import { PhraseTable, saidAsTyped, type Word, wordsAsTyped } from "../../words/phrases";

/** They hold tickets for what stands there, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const HELD = new PhraseTable({
  held: `
    !need/buy/get/getting/sell/sells/no/without/any tickets/ticket, !tickets for, !ticket line/lines/queue/queues/office,
    have/got/hold/bought/paid/purchased/booked .. ticket/tickets/tix, paid for/already, prepaid, already paid/booked,
    ticket/tickets/tix .. already/bought/paid/booked/stuck/lost/wasted/void/useless/refundable,
    use/waste/lose/refund/return/exchange the/our/my/those ticket/tickets/tix, is/are the/our/my ticket/tickets,
    our/my ticket/tickets/tix, refund/refunds, money back
    | karten/tickets/eintrittskarten .. schon/bereits/gekauft/bezahlt/gebucht/verfallen/zurückgeben,
    haben/hab .. karten/tickets/eintrittskarten/ticket, karten/tickets haben/hätten wir, schon/bereits bezahlt/gezahlt, unsere/meine karten/tickets,
    tickets/karten .. umtauschen/umbuchen/stornieren/erstattet, geld zurück, erstattung
    | on/j/nous a/ai/avons .. billets/billet/places, billets/billet .. deja/payes/achetes/perdus/perdu/remboursables,
    deja paye/payes/achete/achetes, nos/mes/les billets sont, nos/mes billets, remboursement, rembourse/rembourser
    | tenemos/tengo .. entradas/entrada/boletos/tickets, entradas/boletos .. compradas/pagadas/ya/perdidas/comprados,
    ya pagado/pagamos/compramos/pague, nuestras entradas, mis entradas, las entradas se pierden, reembolso,
    devuelven/devolver el dinero/las entradas
    | abbiamo/ho .. biglietti/biglietto/ingressi, biglietti/ingressi .. gia/presi/pagati/comprati/persi/buttati,
    gia pagato/pagati/comprato/comprati/preso/presi, i nostri biglietti, i miei biglietti, rimborso, rimborsano
    | temos/tenho/ja .. bilhetes/ingressos/entradas, bilhetes/ingressos .. comprados/pagos/perdidos/ja,
    ja pagamos/paguei/compramos/comprei, os nossos bilhetes/ingressos, nossos ingressos/bilhetes, reembolso,
    devolvem o dinheiro
  `,
});

/** "Missed our slot", as above. */
const MISSED = new PhraseTable({
  missed: `
    missed our/the/my .. slot/tour/time/boat/train/entry/booking/ticket/tickets/reservation, slot is? gone/passed/over,
    too late for our/the/my slot/tour/entry
    | slot/termin/zeitfenster/tour/boot/einlass/führung .. verpasst, verpasst .. slot/termin/zeitfenster/tour/führung,
    zeitfenster/termin/slot ist? vorbei/weg/futsch
    | rate/loupe/manque notre/nos/le/la/l creneau/visite/bateau/heure/entree, creneau .. rate/loupe/passe/manque
    | perdimos/perdi/perdido el/la/nuestro/nuestra/mi turno/hora/visita/barco/reserva/entrada/pase,
    se nos paso el/la/nuestro turno/hora/visita/reserva
    | perso/persa il/la/l/nostro/nostra? nostro/nostra? turno/orario/visita/barca/prenotazione/ingresso/slot,
    saltato il/la/l/nostro turno/visita/ingresso
    | perdemos/perdi o/a/nosso/nossa horario/hora/visita/barco/reserva/vez/entrada da/do/de/marcada? visita/entrada?
  `,
});

/** Whether somebody says that they have tickets for what stands there, or asks what becomes of them. */
export const speaksOfTickets = (words: readonly Word[]): boolean => HELD.find(words).length > 0;

/** Whether they came too late for the hour that they had. */
export const saysMissed = (words: readonly Word[]): boolean => MISSED.find(wordsAsTyped(words)).length > 0;

/** A slot that is lost is no theft, and nobody is missing. */
export const losesOnlyAnHour = (words: readonly Word[], dangers: ReadonlySet<Danger>): boolean =>
  saysMissed(words) && [...dangers].every((danger) => danger === "theft" || danger === "police");

/** What is said after that, where a mark parts it: "slot missed :( what now". */
export function afterMissed(words: readonly Word[]): string[] {
  const [hit] = MISSED.find(wordsAsTyped(words));
  const mark = hit ? words.findIndex(({ isMark }, at) => at >= hit.to && isMark) : -1;
  const rest = mark < 0 ? "" : saidAsTyped(words.slice(mark + 1));
  return rest === "" ? [] : [rest];
}

/** A ticket with its hour, as it is noted beside a stop: "ticketed 14:30", "biglietto ore 8:00". */
const NOTED = new PhraseTable({
  noted: `
    ticketed/ticket/tickets/slot/entry at/for? #
    | ticket/tickets/karte/karten/eintritt/einlass um? #
    | billet/billets/creneau a/de? #
    | entrada/entradas/boletos/turno a/de? las? #
    | biglietto/biglietti/ingresso alle/ore? #
    | bilhete/bilhetes/ingresso/ingressos/entrada as? #
  `,
});
export const notesTicketHour = (words: readonly Word[]): boolean => NOTED.find(words).length > 0;

/** A ticket noted without an hour. */
const TICKETED = new PhraseTable({
  noted:
    "=ticketed, =tickets, =ticket | =tickets, =karten | =billets, =billet | =entradas | =biglietti | =bilhetes, =ingressos",
});
export const notesTicket = (words: readonly Word[]): boolean =>
  notesTicketHour(words) || TICKETED.find(words).length > 0;
