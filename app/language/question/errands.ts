import { PhraseTable, type Word } from "../words/phrases";

/**
 * What somebody asks to be done in the world rather than in the plan, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`): to
 * write, to call, to order, to sell, to check in. A reminder is asked of the app as well, where a question about it has an answer of its own.
 */
export const ERRAND_TABLE = new PhraseTable<"errand" | "reminder">({
  errand: `
    text/whatsapp/email/phone my/our/the/them/him/her, message/ring/dm my/our/them/him/her, call them/him/her/ahead,
    call the restaurant/hotel/museum/place/host/airline/hostel/theatre/theater/cafe/bar, call my/our .. and/to,
    send .. a? message/text/email, send .. an email, let my/our/them/him/her .. know,
    get/call/order/book me/us? a/an taxi/cab/uber/lyft,
    !where/if/whether i/we can/could get/call/order/book a/an taxi/cab/uber/lyft, check me/us in,
    do the/my/our check in,
    sell my/our/the? ticket/tickets, write to the hotel/restaurant/host
    | schreib/schreibe/schick/schicke .. nachricht/mail/sms/whatsapp,
    schreib/schreibe meiner/meinem/unserer/unserem/dem/der, ruf/rufe .. an,
    bestell/bestelle/ruf/rufe mir/uns? ein/einen taxi/uber, check/checke mich/uns ein,
    verkauf/verkaufe mein/meine/unsere .. ticket/tickets/karte/karten/opernkarte/opernkarten,
    verkauf/verkaufe .. weiter, sag/sage .. bescheid
    | appelle/appelez le/la/les/l/mon/ma/mes/notre, telephone/telephonez a/au, envoie/envoyez .. message/sms/mail,
    previens/prevenez le/la/les/mon/ma/mes, commande/commandez un taxi/uber/vtc, appelle/appelez un taxi/uber,
    fais/faites .. enregistrement, revends/revendez/vends/vendez mon/ma/mes/nos/notre, dis/dites leur/lui
    | llama/llamad a/al, llamales/llamalos, manda/mandale/mandales/envia/enviale .. mensaje/correo/whatsapp,
    avisa/avisale/avisales a/al, pide/pidenos/pideme/llama un? taxi/uber, haz/hazme/haznos el? check in,
    vende/vendeme mi/mis/nuestra/nuestras
    | chiama/chiamate il/la/i/l/mia/mio/i/un, telefona/telefonate,
    manda/mandale/mandagli/invia/inviagli .. messaggio/mail/sms, avvisa/avvisate il/la/i/mia/mio/l,
    ordina/chiama/prenota un taxi/uber, fai/fammi/facci il? check in, vendi i/il/la/le? miei/mio/mia/nostri/nostre,
    rivendi
    | liga/ligue para/pro/pra, telefona/telefone para, manda/mande/envia/envie .. mensagem/email/whatsapp,
    avisa/avise o/a/la/os/as/meu/minha, chama/chame/pede/peca um taxi/uber, faz/faca o/meu/nosso? meu? check in,
    vende/venda o/a/os? meu/minha/meus/nossos
  `,
  reminder: `
    remind me/us, set .. alarm/reminder/timer, wake me/us up
    | erinner/erinnere mich/uns, stell/stelle .. wecker, weck/wecke mich/uns
    | rappelle moi/nous, mets/mettez .. alarme/rappel/reveil, reveille moi/nous
    | recuerdame/recuerdanos, ponme/ponnos/pon un/una alarma/aviso/recordatorio, despiertame/despiertanos,
    avisame/avisanos
    | ricordami/ricordaci, metti/mettimi una/un/la sveglia/promemoria, svegliami/svegliaci
    | lembra/lembre me/nos, me lembra/lembre, poe/ponha/coloca um/o alarme/lembrete, acorda/acorde me/nos
  `,
});

/** What only somebody else can do, or they themselves, by who that is. */
const ERRANDS_OF = {
  checkIn: `
    check in/checkin .. flight/airline/plane, flight/airline .. check in/checkin, online check in/checkin,
    check in/checkin online, check me/us in .. flight, boarding pass/passes/card
    | check in/checkin .. flug/airline/flieger, flug .. check in/checkin/einchecken, online check in/checkin,
    onlinecheckin, online einchecken, einchecken .. flug/airline, bei .. einchecken, bordkarte/bordkarten, boarding pass
    | enregistrement/enregistrer .. vol/avion/en ligne, check in .. vol/avion/en ligne, vol .. enregistrement/check in,
    carte/cartes d embarquement
    | check in/checkin .. vuelo/avion/linea/online, facturar .. vuelo/online, hacer/haz/hazme el? check in/checkin,
    tarjeta/tarjetas de embarque, pase de abordar
    | check in/checkin .. volo/aereo/online, fare/fai/fammi/facci il? check in/checkin, carta/carte d? imbarco
    | check in/checkin .. voo/aviao/online, fazer/faz/faca o? meu/nosso? check in/checkin, cartao/cartoes de embarque
  `,
  ticket: `
    change/rebook/switch/upgrade/cancel/refund .. flight/flights/ticket/tickets/train/seat/seats,
    move our/my/the flight/tickets/ticket, get a refund for
    | flug/ticket/tickets/zugticket/bahnticket/flüge/sitzplatz .. umbuchen/stornieren/ändern/verschieben/zurückgeben,
    umbuchen, buche/buch .. um, storniere/stornier .. flug/ticket/tickets
    | changer/modifier/annuler/echanger/decaler .. vol/billet/billets/train/place/places,
    change/modifie/annule/echange/decale mon/nos/notre/le/les vol/billet/billets/train
    | cambiar/cambia/cambiarme/cambiarnos/anular/cancelar/modificar .. vuelo/vuelos/billete/billetes/boleto/pasaje/entradas
    | cambiare/cambia/cambiarmi/cambiarci/annullare/modificare/spostare .. volo/voli/biglietto/biglietti/treno
    | mudar/muda/trocar/troca/alterar/remarcar/cancelar .. voo/voos/passagem/passagens/bilhete/bilhetes/ingresso/ingressos
  `,
  taxi: `
    get/call/order/book/send me/us? a/an taxi/cab/uber/lyft
    | bestell/bestelle/ruf/rufe/bestellst/rufst du? mir/uns? ein/einen taxi/uber, taxi .. rufen/bestellen
    | appelle/appelez/commande/commandez/reserve/reservez moi/nous? un/une taxi/uber/vtc,
    appeler/commander/reserver un taxi/uber/vtc
    | pide/pideme/pidenos/llama/llamame/llamanos/pedir/pedirme/pedirnos un? taxi/uber, llamar a? un? taxi
    | chiama/chiamami/chiamaci/ordina/prenota/prenotaci/chiamare/chiamarmi/chiamarci un taxi/uber
    | chama/chame/pede/peca/chamar/pedir um taxi/uber
  `,
  table: `
    book/reserve/get me/us a table, book/reserve a table .. for me/us, can/could you .. book/reserve,
    ^book/reserve a/the table
    | reservierst/buchst du, reservier/reserviere/buch/buche .. tisch, kannst/könntest du .. reservieren/buchen
    | reserve/reserves/reservez moi/nous, reserver une table pour nous, tu nous/me reserves,
    peux tu/tu peux/pouvez vous .. reserver, reserve/reservez une table
    | reservame/reservanos/reserva una? mesa, me/nos reservas, puedes/podrias .. reservar/reservarnos/reservarme
    | mi/ci prenoti/prenota/prenoteresti, prenotami/prenotaci, prenota un tavolo, puoi/potresti .. prenotare/prenotarci/prenotarmi
    | me/nos reserva/reservas, reserva me/nos/uma mesa, pode/podes/consegue/consegues .. reservar, marca uma mesa
  `,
} as const satisfies Record<string, string>;

export type ErrandOf = keyof typeof ERRANDS_OF;

const OF_TABLES = (Object.entries(ERRANDS_OF) as [ErrandOf, string][]).map(
  ([errand, row]) => [errand, new PhraseTable({ [errand]: row })] as const,
);

/** Whose words are read. */
export const ERRAND_OF_TABLES = OF_TABLES.map(([, table]) => table);

/** Who asks these wants to know something, and sends nobody: when to be there, or whether one can. */
const ASKS_TO_KNOW = new PhraseTable({
  know: `
    where/how .. get/call/order/catch/take/find, do we/i need/have, should we/i, is it, are there, what time, when,
    how early/long/much, luggage, bags, hotel
    | wo, wie, wann, muss/müssen/soll/sollen/sollte/sollten man/ich/wir, gibt, gepäck, koffer, hotel
    | ou, comment, quand, quelle heure, faut il, faut, doit on, bagages, valises, hotel
    | donde, como, cuando, hora, hay que, tenemos que, maletas, equipaje, hotel
    | dove, come, quando, ora, bisogna, dobbiamo, valigie, bagagli, albergo, hotel
    | onde, como, quando, horas, preciso, precisa, temos que, malas, bagagem, hotel
  `,
});
/** The airline does these, however it is put. */
const OF_THE_AIRLINE: ReadonlySet<ErrandOf> = new Set(["checkIn"]);
const WHEN_OR_WHERE = new PhraseTable({
  when: `
    what time, when, how early/long, luggage, bags, bag, hotel, open/opens
    | wann, wie früh/lange, uhr, gepäck, koffer, hotel
    | quand, quelle heure, combien de temps, bagages, valises, hotel
    | cuando, que hora, cuanto tiempo, maletas, equipaje, hotel
    | quando, che ora, quanto tempo, valigie, bagagli, albergo, hotel
    | quando, que horas, quanto tempo, malas, bagagem, hotel
  `,
});

/** What only somebody else can do, where the assistant is asked to; null where it is not. */
export function errandOf(words: readonly Word[]): ErrandOf | null {
  const found = OF_TABLES.flatMap(([errand, table]) => (table.find(words).length > 0 ? [errand] : []));
  const [first = null] = found;
  const knows = first && OF_THE_AIRLINE.has(first) ? WHEN_OR_WHERE : ASKS_TO_KNOW;
  return first && knows.find(words).length > 0 ? null : first;
}

/** Whether words send the assistant on an errand, or ask it for a reminder; null where they do neither. */
export const errandIn = (words: readonly Word[]): "errand" | "reminder" | null =>
  ERRAND_TABLE.find(words)[0]?.id ?? null;
