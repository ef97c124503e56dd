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

/** Whether words send the assistant on an errand, or ask it for a reminder; null where they do neither. */
export const errandIn = (words: readonly Word[]): "errand" | "reminder" | null =>
  ERRAND_TABLE.find(words)[0]?.id ?? null;
