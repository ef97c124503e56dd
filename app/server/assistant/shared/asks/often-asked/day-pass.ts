import { PhraseTable } from "~/language/words/phrases";
import { knowHowOn } from "../../notes/know-how";
import type { Ask } from "../ask";

const PASS = new PhraseTable({
  pass: `
    day pass/ticket/card, daily pass/ticket, 24h pass/ticket, travel pass, 24 hour pass/ticket
    | tageskarte, tagesticket, tagespass, 24 stunden ticket/karte
    | carte/pass/ticket/forfait a la journee, carte/pass/ticket/forfait jour/journalier, pass 24h
    | pase/abono/billete/tarjeta de un? dia, pase/abono diario, pase de 24
    | biglietto/abbonamento/pass giornaliero, biglietto da 24
    | passe/bilhete diario/diaria, passe de um? dia, passe de 24h, bilhete de 24
  `,
});
const SINGLE = new PhraseTable({
  single: `
    single/singles, single tickets/fare/fares, each time/ride/trip, per ride/trip, pay as you/we go, every time
    | einzelticket/einzeltickets, einzelfahrt*, einzeln, jedes mal, jede fahrt, pro fahrt
    | a chaque fois, chaque trajet/fois, a l unite, au coup par coup, tickets simples
    | sueltos, billete sencillo, billetes sencillos/sueltos, cada viaje/vez, por viaje
    | ogni corsa/volta/viaggio, biglietti singoli, corsa singola, singolo/singoli
    | cada viagem/vez, bilhetes simples/avulso/avulsos, por viagem, avulso
  `,
});

/** "The day pass, or pay each time?": what the notes tell of both, with from how many rides on a pass pays. Null for any other question. */
export const dayPassOrSingle = ({ context }: Ask): string | null =>
  PASS.find(context.words).length > 0 && SINGLE.find(context.words).length > 0
    ? knowHowOn(context, "passes", "payRides")
    : null;
