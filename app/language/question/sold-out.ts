import { PhraseTable, type Word } from "../words/phrases";

/** No ticket is left, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const SOLD_OUT = new PhraseTable({
  soldOut: `
    sold out, no tickets/slots/spots/places left, all gone, fully booked, none left, nothing left, no more tickets/slots,
    can not get any/tickets/them/one, do not get any/tickets, are/is gone, run/runs out
    | ausverkauft, ausgebucht, keine tickets/karten mehr, keine .. mehr kriegen/bekommen/gibt/da/frei/übrig/haben,
    keine/nichts mehr, nichts mehr frei, alles weg/voll, vergriffen
    | complet/complete/complets, plus de billets/places, epuise*, plus rien, n y en a plus, y en a plus, il n en reste plus,
    en reste plus, plus en avoir, n en a plus, plus dispo/disponible/disponibles
    | agotad*, no quedan, ya no quedan/hay, sin entradas, se agotan/acaban/agotaron/acabaron, no conseguimos,
    no hay entradas/boletos
    | esaurit*, tutto esaurito, non ci sono piu, non ce ne sono piu, finiti, sono finiti, sold out, non ne troviamo, tutto pieno
    | esgotad*, sem bilhetes/ingressos, nao ha/tem/houver/tiver mais, ja nao ha/houver, nao conseguirmos, acabaram,
    acabarem, esgotar/esgotarem
  `,
});

/** Whether they say that no ticket is left. */
export const isSoldOut = (words: readonly Word[]): boolean => SOLD_OUT.find(words).length > 0;
