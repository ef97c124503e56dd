import type { Language } from "~/domain/people/language";
import { PhraseTable, type Word } from "../words/phrases";

type Row = "back" | "beside" | "about" | "anew";

/**
 * `back`: words that point to what was said before. `beside`: words that do so where nothing new is asked for, as "any free museums instead?" does.
 * `about`: beginnings that ask the same of something else. `anew`: beginnings that ask for things, which the turn before cannot have named. One table
 * for each language, since "la" is "there" in one and "the" in the next.
 */
const WORDS: Readonly<Record<Language, Readonly<Record<Row, string>>>> = {
  en: {
    back: `
      it, that, this one, them, they, their, those, these, there, one, ones, ^and, ^or, same, the other/others,
      which is, second, third, last one, day after, next day, day before, then, closer, nearer, cheaper, quieter,
      calmer, earlier, later, anything/something/anywhere/somewhere/what else, another, !is/are/was/were there,
      !there is/are, !will/does/did it, !is it going to,
      !is it safe/ok/okay/fine/legal/allowed/rude/normal/customary/common/possible/polite to,
      !how hot/cold/warm/humid/rainy is it, !is it hot/cold/warm/humid/rainy/dark/light, !what time/day is it,
      !it rains/snows/pours, !it is monday/tuesday/wednesday/thursday/friday/saturday/sunday,
      !it is raining/snowing/pouring, !it gets/get dark/light, !one day/week/hour/night/morning/afternoon/evening,
      !too much/many/hot/cold/late/early, !that is/are/has/have/serves/takes/suits,
      !places/place/somewhere/restaurant/restaurants/bar/bars that
    `,
    beside: "also, too, instead, as well",
    about: "^what about, ^how about",
    anew: `
      ^which, ^what should/can/could/must/else/places, ^what is free/open/on, ^where can/could/should/do,
      ^where is the nearest/closest, ^any, ^is/are there, ^show, ^list, ^name, ^recommend, ^suggest, ^best, ^good
    `,
  },
  de: {
    back: `
      dort, dorthin, da, dahin, davon, dafür, ^und, ^oder, die beiden, zweite/zweiten, dritte/dritten, welches davon,
      ist/hat/kostet/dauert/liegt/geht/lohnt/schließt/öffnet es/das/sie/er, das .. kostet/dauert, danach,
      am nächsten tag, tag danach/darauf, näher, billiger, günstiger, ruhiger, früher, später, etwas anderes,
      was sonst, der/die/das andere, sie/er/es .. offen/geöffnet, =das, ^eins, ^eines das/die, ^einer der, ^eine die,
      !ist es heiß/kalt/warm/schwül/erlaubt/sicher/üblich/möglich
    `,
    beside: "auch, stattdessen, außerdem",
    about: "^was ist mit, ^wie ist es, ^wie sieht es",
    anew: `
      ^welche/welcher/welches/welchen, ^was können/sollen/sollten/müssen/gibt,
      ^wo kann/können/gibt/bekommt/bekommen/finden/findet, ^gibt es, ^zeig/zeige, ^nenn/nenne, ^empfiehl
    `,
  },
  fr: {
    back: `
      la bas, ca, cela, celui/celle, ^et, ^ou alors, lequel/laquelle, deuxieme, troisieme, y aller/va/allons/vais,
      j y, on y, s y, est il/elle, sont ils/elles, c est, est ce loin/cher/ouvert/grand, lendemain, l autre,
      plus pres/proche/calme/tot/tard, moins cher/chere, autre chose, un/une autre, jour suivant, ^un/une qui,
      ^l un/une, !qu est ce que/qu, !est ce que/qu, !c est quoi/quel/quelle, !on y mange
    `,
    beside: "aussi, a la place, en plus",
    about: "^qu en est il",
    anew: "^quels/quelles/quel/quelle, ^que faut/peut/doit/faire, ^ou peut/peuvent/trouver/acheter/manger, ^y a t il, ^il y a, ^montre*",
  },
  es: {
    back: `
      alli, ahi, eso, ese, esa, esos, esas, ^y, ^o, cual es mas/menos, segundo, tercero, dia siguiente, el otro,
      mas cerca/barato/barata/tranquilo/tranquila, otra cosa, otro sitio,
      es/esta lejos/caro/cara/abierto/abierta/gratis, =cuanto cuesta, =a que hora abre, ^alguno/alguna que,
      ^uno/una que
    `,
    beside: "tambien, en su lugar, ademas",
    about: "^que tal, ^que hay de, ^que pasa con",
    anew: "^cuales/cual, ^que podemos/debemos/hay/museos/lugares/sitios, ^que se puede, ^donde, ^hay, !hay que, ^muestra*",
  },
  it: {
    back: `
      li, quello, quella, quelli, quelle, ^e, ^o, quale e, secondo, terzo, giorno dopo, l altro,
      piu vicino/vicina/economico/economica/tranquillo/tranquilla, qualcos altro, e lontano/caro/aperto/grande/gratis,
      andarci, ci si, ci vuole, ci vogliono, =quanto costa, =a che ora apre, ^qualcuno/qualcuna che, ^uno/una che
    `,
    beside: "anche, invece, inoltre",
    about: "^che ne dici, ^che dici",
    anew: "^quali/quale, ^che cosa/musei/posti, ^cosa possiamo/dobbiamo, ^dove, ^ci sono, ^c e, ^mostra*",
  },
  pt: {
    back: `
      la, ali, isso, esse, essa, esses, essas, ^e, ^ou, segundo, terceiro, dia seguinte, o outro,
      mais perto/barato/barata/calmo/calma, outra coisa, outro sitio, e longe/caro/cara/aberto/gratis, fica longe,
      =quanto custa, =a que horas abre, ^algum/alguma que, ^um/uma que
    `,
    beside: "tambem, em vez disso, alem disso",
    about: "^que tal, ^e que tal",
    anew: "^quais/qual, ^o que podemos/devemos/ha/da, ^onde, ^ha, ^mostra*",
  },
};

const TABLES = new Map<Language, PhraseTable<Row>>(
  (Object.keys(WORDS) as Language[]).map((language) => [language, new PhraseTable(WORDS[language])]),
);

const has = (row: Row, words: readonly Word[], language: Language): boolean =>
  TABLES.get(language)
    ?.find(words)
    .some(({ id }) => id === row) ?? false;

/** Whether a question points to what was said before it. */
export const pointsBack = (words: readonly Word[], language: Language): boolean => has("back", words, language);

/** Whether it asks for one thing more, or for one instead. */
export const asksBeside = (words: readonly Word[], language: Language): boolean => has("beside", words, language);

/** Whether it asks the same of something else. */
export const asksTheSameAbout = (words: readonly Word[], language: Language): boolean => has("about", words, language);

/** Whether it asks for things of its own: "which museums …", "is there …". */
export const asksAnew = (words: readonly Word[], language: Language): boolean => has("anew", words, language);
