import { PhraseTable } from "./phrases";

/** What says nothing of the kind of place, however much it is like a wish for one: what they wear asks for no shops, "more from there" for nothing active. */
export const OF_NO_KIND = new PhraseTable({
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
