import { PhraseTable } from "./phrases";

/** What they bring along, or do by themselves wherever they sit: "somewhere quiet with a book". */
export const BROUGHT_ALONG = `
    with a/my/our/the good/nice/thick? book/novel/kindle/laptop/sketchbook/notebook/journal/knitting/podcast,
    read/reading a/my/our/the good/nice? book/novel, my/our book/kindle/laptop, a book and/n, to/and read, to do? some reading
    | mit einem/meinem/unserem/dem? guten? buch/roman/kindle/laptop/skizzenbuch/strickzeug, mein/meinem/unser buch,
    ein/einem buch und, ein/mein/das? buch lesen, zum lesen, bisschen/bissl lesen, in ruhe lesen
    | avec un/mon/le/notre bon? livre/bouquin/roman/carnet, lire un/mon/le bon? livre/bouquin, mon livre/bouquin,
    un livre/bouquin et, pour lire, lire tranquille/tranquillement, bouquiner
    | con un/mi/el buen? libro/cuaderno/kindle, leer un/mi/el buen? libro, mi libro, un libro y, para leer, leer un rato
    | con un/il/mio bel/buon/mio? libro/quaderno/kindle, leggere un/il bel/buon/mio? libro, mio libro, un libro e,
    per leggere, leggere un po
    | com um/o/meu bom/meu? livro/caderno/kindle, ler um/o bom/meu? livro, meu livro, um livro e, para ler, ler um pouco
`;

/** What says nothing of the kind of place, however much it is like a wish for one: what they wear asks for no shops, "more from there" for nothing active. */
export const OF_NO_KIND = new PhraseTable({
  brought: BROUGHT_ALONG,
  there: `
    more from here/there
    | mehr von hier/dort
    | plus d ici, plus du coin
    | mas de alli/aqui/ahi/alla
    | piu del posto
    | mais dali/daqui, mais de la/ali
  `,
  worn: `
    in/wearing/wear/got/have/only my/our/just/only? sneakers/trainers/shorts/jeans/sandals/flops/heels,
    in/wearing/only flip flops, in/wearing my/our? hiking boots
    | in turnschuhen/sneakers/sneakern/sandalen/shorts/jeans/wanderschuhen,
    nur/haben/habe/hab/tragen/trage nur? turnschuhe/sneakers/sandalen/wanderschuhe
    | en baskets/tongs/sandales/short/jean/jeans, que des? baskets/tongs/sandales
    | en zapatillas/deportivas/tenis/chanclas/sandalias/vaqueros, con/llevamos/vamos zapatillas/deportivas/chanclas
    | in/con le? scarpe da ginnastica, in/con le? sneakers/sandali/infradito/ciabatte/jeans/pantaloncini
    | de tenis/sapatilhas/chinelos/chinelo/havaianas/sandalias/jeans/calcoes
  `,
});
