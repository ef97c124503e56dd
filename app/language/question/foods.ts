import type { Language } from "~/domain/people/language";
import { PhraseTable, type Word } from "../words/phrases";

/**
 * Foods that somebody must not eat or does not, in English | German | French | Spanish | Italian | Portuguese (`PhraseTable`). Each kind of nut is read as
 * nuts, and what is made of milk as milk: the wider word is the safer one.
 */
const FOOD_WORDS = {
  peanut: `
    peanut/peanuts, groundnut/groundnuts
    | erdnuss*, erdnüss*
    | arachide*, cacahuete*, cacahouete*
    | cacahuete*, cacahuate*, mani
    | arachide/arachidi, nocciolina/noccioline
    | amendoim*, amendoins
  `,
  nuts: `
    nut/nuts, treenut/treenuts, walnut/walnuts, almond/almonds, cashew/cashews, hazelnut/hazelnuts,
    pistachio/pistachios, pecan/pecans, macadamia*, !drive/drives/driving/drove me/us/him/her nuts,
    !is/are/go/goes/going/went nuts
    | nuss, nüsse, nüssen, nussallerg*, baumnuss*, baumnüss*, schalenfrücht*, haselnuss*, haselnüss*, walnuss*,
    walnüss*, mandel, mandeln, mandelallerg*, cashew*, pistazie*
    | noix, fruit/fruits a coque, noisette/noisettes, amande/amandes, cajou, pistache/pistaches, !noix de coco/muscade
    | nuez, nueces, frutos secos, fruto seco, almendra/almendras, avellana/avellanas, anacardo/anacardos,
    pistacho/pistachos, !nuez moscada
    | noce, noci, frutta a guscio, frutta secca, nocciola, nocciole, mandorla, mandorle, anacardi, pistacchio,
    pistacchi, !noce moscata, !noce/noci di cocco
    | noz, nozes, frutos secos, frutos de casca, castanha/castanhas, amendoa/amendoas, avela/avelas, caju,
    pistacio/pistacios, pistache
  `,
  milk: `
    milk, lactose, dairy, casein, cheese, !coconut/oat/almond/soy/soya/rice milk
    | milch, milchallerg*, milcheiweiss*, kuhmilch*, milchprodukt*, laktose*, lactose*, käse
    | lait, lactose, laitier/laitiers, laitage/laitages, fromage, !lait de coco/soja/riz, !lait d amande/avoine
    | leche, lactosa, lacteo/lacteos, queso, !leche de coco/soja/soya/almendra/almendras/avena
    | latte, lattosio, latticini, formaggio, formaggi, !latte di cocco/soia/mandorla/mandorle/avena/riso
    | leite, lactose, lacticinio/lacticinios, laticinio/laticinios, queijo, !leite de coco/soja/amendoa/amendoas/aveia
  `,
  egg: "egg/eggs | ei, eier, eiern, eierallerg*, eiallerg*, hühnerei*, hühnereiweiss* | oeuf/oeufs | huevo/huevos | uovo, uova | ovo/ovos",
  wheat: `
    wheat, gluten, coeliac/coeliacs, celiac/celiacs
    | weizen, weizenallerg*, gluten*, zöliakie*
    | ble, gluten, coeliaque/coeliaques
    | trigo, gluten, celiac*
    | grano, frumento, glutine, celiac*
    | trigo, gluten, celiac*
  `,
  fish: `
    fish, !fish market/markets/and chips/restaurant/restaurants/place/shop, !fish and chips,
    !love/loves/like/likes fish
    | fisch, fische, fischallerg*, fischeiweiss*
    | poisson/poissons, !marche aux poissons
    | pescado/pescados, !mercado de/del pescado
    | pesce, pesci, !mercato del pesce
    | peixe/peixes, !mercado do/de peixe
  `,
  shellfish: `
    shellfish, seafood, shrimp/shrimps, prawn/prawns, crab/crabs, lobster/lobsters, crustacean/crustaceans,
    mussel/mussels, oyster/oysters, clam/clams, !seafood market/restaurant/restaurants/place,
    !love/loves/like/likes seafood/shellfish
    | meeresfrücht*, schalentier*, krustentier*, krebstier*, garnele*, krabben, muschel/muscheln, hummer, austern
    | fruits de mer, crustace/crustaces, crevette/crevettes, coquillage/coquillages, homard, huitre/huitres, moules
    | marisco/mariscos, crustaceo/crustaceos, camaron/camarones, gamba/gambas, langostino/langostinos,
    cangrejo/cangrejos, mejillon/mejillones
    | frutti di mare, crostacei, crostaceo, gamberi, gamberetti, molluschi, cozze, vongole
    | marisco/mariscos, frutos do mar, crustaceo/crustaceos, camarao/camaroes, caranguejo/caranguejos,
    mexilhao/mexilhoes
  `,
  soy: "soy, soya, soybean/soybeans, tofu | soja, sojaallerg*, tofu | soja, tofu | soja, soya, tofu | soia, tofu | soja, tofu",
  sesame:
    "sesame, tahini | sesam, sesamallerg*, tahin* | sesame, tahin* | sesamo, ajonjoli, tahin* | sesamo, tahin* | sesamo, gergelim, tahin*",
  pork: "pork, bacon | schwein, schweinefleisch | porc, cochon | cerdo, puerco, chancho | maiale | porco",
  meat: "meat | fleisch | viande | carne | carne | carne",
  alcohol: "alcohol | alkohol, alkoholisches | alcool | alcohol | alcol, alcolici, alcool | alcool",
} as const satisfies Record<string, string>;

export type Food = keyof typeof FOOD_WORDS;

const FOODS = new PhraseTable<Food>(FOOD_WORDS);

/** What these say in another language has nothing to do with food, as the Spanish "soy" and the Italian "mani". */
const ONLY_IN: Readonly<Record<string, Language>> = {
  soy: "en",
  ei: "de",
  ovo: "pt",
  mani: "es",
  ble: "fr",
  latte: "it",
};

/** Foods that make somebody ill; others are left out for what one believes or likes. */
const ALLERGENS: ReadonlySet<Food> = new Set<Food>([
  ...(["peanut", "nuts", "milk", "egg", "wheat", "fish"] as const),
  ...(["shellfish", "soy", "sesame"] as const),
]);

/** The foods that the words name, each once, in the order in which they do. */
export function foodsIn(words: readonly Word[], language: Language): readonly Food[] {
  const hits = FOODS.find(words).filter(({ from }) => {
    const only = ONLY_IN[words[from]?.said ?? ""];
    return only === undefined || only === language;
  });
  return [...new Set(hits.map(({ id }) => id))];
}

/** Those of them that make somebody ill who must not eat them. */
export const allergensIn = (words: readonly Word[], language: Language): readonly Food[] =>
  foodsIn(words, language).filter((food) => ALLERGENS.has(food));

/** That they do not eat or drink something, and how one says it. */
const UNEATEN = new PhraseTable<"left" | "said">({
  left: `
    not eat/drink/eating/drinking/have/touch/allowed, never eat/eats/drink/drinks, avoid/avoids/avoiding, without, no
    | esse/essen/isst/trinke/trinken/trinkt/darf/dürfen/mag/mögen .. kein/keine/keinen/nicht, kein/keine/keinen, ohne,
    verzicht*
    | pas de/d, sans, mange/mangeons/mangent/bois/buvons pas, evite/evitons
    | no como/come/comemos/comen/bebo/bebe/bebemos/beben/tomo/toma/tomamos, sin, nada de
    | non mangio/mangia/mangiamo/mangiano/bevo/beve/beviamo/bevono, senza, niente
    | nao como/come/comemos/comem/bebo/bebe/bebemos/bebem, sem, nada de
  `,
  said: `
    how do/can i/we/you/to? say/tell/ask/explain/order, how to say/tell/ask/explain/order,
    what do/should/can i/we say/tell, say/tell .. in the? local/language, the word for, translate
    | wie sag/sage/sagen/sagt/erkläre/erklären/bestelle ich/wir/man, wie heißt, was sag/sage/sagen/sagt ich/wir/man
    | comment dire/le/on/je/dit, comment .. dire, que dire
    | como digo/decimos/se/decir/lo/pido/pedimos/explico, que digo/decimos
    | come dico/diciamo/si/lo/dire/spiego/chiedo, cosa dico
    | como digo/dizemos/se/dizer/peco/explico, o que digo
  `,
});

/** Whether they ask how one says something. */
export const asksToSay = (words: readonly Word[]): boolean => UNEATEN.find(words).some(({ id }) => id === "said");

/** That what one asks how to say was told before. */
const SAY_IT = new PhraseTable({
  it: `
    say/tell/explain it/that/this/them/him/her, tell/ask the? waiter/waiters/staff/cook/chef/kitchen/vendor/vendors,
    say .. to the? waiter/waiters/staff/cook/chef/kitchen/vendor/vendors, what is it/that/this .. in,
    translate it/that/this
    | sag/sage/sagen/sagt/erkläre/erklären ich/wir/man? das/es/denen/ihnen, heißt das/es auf,
    sag/sage/sagen/sagt ich/wir/man? das? dem/der/im/beim kellner/koch/küche/personal/restaurant
    | le dire, le dis, le dit, le dit on, le leur dire, leur dire, dire/dit/dis on? ca/cela, l explique/expliquer
    | lo digo/decimos/dice/decir/explico/explicamos, decirlo, decirselo, digo/dice/decimos/decir eso/esto,
    =como se dice, como se dice en
    | lo dico/diciamo/spiego/spieghiamo/dice, dirlo, dirglielo, spiegarlo, dico/dice/diciamo questo/cio,
    =come si dice, come si dice in
    | digo/dizemos/diz/dizer/fala/explico isso/isto, dizer lhes?, dize lo, o digo/dizemos, =como se diz/fala,
    como se diz/fala em
  `,
});

/** Whether they ask how to say what they told before: "how do I say it in Thai?". */
export const asksToSayIt = (words: readonly Word[]): boolean => asksToSay(words) && SAY_IT.find(words).length > 0;

/** The foods that they ask how to say that they do not eat; none where nothing of that is said. */
export function foodsToRefuse(words: readonly Word[], language: Language): readonly Food[] {
  const said = new Set(UNEATEN.find(words).map(({ id }) => id));
  return said.has("left") && said.has("said") ? foodsIn(words, language) : [];
}
