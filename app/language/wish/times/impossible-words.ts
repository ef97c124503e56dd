import { PhraseTable, type Word } from "../../words/phrases";

/** What cannot be at the hour that is named, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const IMPOSSIBLE = new PhraseTable({
  impossible: `
    impossible, not possible, not happening, not gonna happen, not going to happen, no way, no chance, not a chance,
    not doable, forget about?, never make/making, not make/making it?, not manage, can/could not do, not realistic,
    out of the question, insane, brutal, a joke
    | unmöglich, nicht möglich, schaffen/schaffe/schafft/packen/pack wir/ich/es/das? nie/niemals/nicht, nie im leben,
    keine chance, geht nicht/gar, wird nichts, nicht zu schaffen, nicht drin, vergesst, vergiss, utopisch
    | impossible, pas possible, hors de question, mort, on n y arrivera/arrive pas, on ne pourra pas, jamais de la vie,
    on y arrivera/arrive jamais/pas, pas jouable, pas faisable, aucune chance
    | imposible, ni hablar, ni de broma, ni locos, no llegamos, no llego, no podemos, no nos da, inviable, no va a poder
    | impossibile, non se ne parla, non ce la facciamo/faccio, non ce la faremo, neanche/nemmeno per sogno,
    non e possibile, improponibile, non riusciamo
    | impossivel, nem pensar, nao da, nao conseguimos, nao vai dar, nao rola, sem chance, nao e possivel, inviavel
  `,
});

/** "8 is impossible": whether a clause says of its hour that it cannot be. */
export const saysImpossible = (words: readonly Word[]): boolean => IMPOSSIBLE.find(words).length > 0;

/** When the night ended for them, which is why, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). */
const HOME_AT = new PhraseTable({
  home: `
    got back/home/in, came back/home, were back/home, were out/up until/till, in bed at, went to bed
    | heimgekommen, zurückgekommen, im bett, nach hause gekommen, waren .. wach/unterwegs
    | rentres/rentre/rentrees, couches/couche, au lit
    | volvimos, llegamos, hemos llegado/vuelto, nos acostamos, a la cama
    | tornati/tornate/rientrati, andati a letto/dormire, a letto
    | chegamos, voltamos, deitamos nos, fomos dormir, fomos pra/para a? cama
  `,
});
const tellsOfNight = (words: readonly Word[]): boolean => HOME_AT.find(words).length > 0;

/** Whether the hour of a clause is none to go at: it cannot be, or it tells when they came home. */
export const isNoHourToGo = (words: readonly Word[]): boolean => saysImpossible(words) || tellsOfNight(words);
