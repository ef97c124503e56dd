import type { Place } from "~/domain/place/place";
import { remembered } from "~/domain/place/remembered";
import { folded, wordsOf } from "../words/phrases";

/** Words that stand in names of places, by the one that they are compared as: "château Saint-Georges" is Castelo de São Jorge. */
const SAME: Readonly<Record<string, string>> = {
  castle: "castelo castillo castello chateau schloss burg alcazar kasteel hrad castell",
  palace: "palast palacio palazzo palais palast paleis",
  cathedral: "kathedrale cathedrale catedral cattedrale duomo dom munster",
  church: "kirche eglise iglesia chiesa igreja kerk",
  mosque: "moschee mosquee mezquita moschea mesquita cami camii",
  temple: "tempel templo tempio wat",
  monastery: "kloster monastere monasterio monastero mosteiro monasterio convent convento couvent",
  tower: "turm tour torre toren",
  bridge: "brucke pont puente ponte brug most",
  museum: "musee museo museu",
  square: "platz place plaza piazza praca plein",
  market: "markt marche mercado mercato mercat",
  garden: "garten jardin giardino jardim gardens garten",
  park: "parc parque parco",
  zoo: "zoologico zoologischer zoologique",
  aquarium: "oceanario acuario acquario aquario oceanarium",
  forum: "foro",
  parliament: "parlament parlement parlamento",
  opera: "oper staatsoper opernhaus",
  fort: "fuerte forte festung fortress citadel zitadelle citadelle",
  station: "bahnhof gare estacion stazione estacao",
  island: "insel ile isla isola ilha",
  lake: "see lac lago",
  gate: "tor porte puerta porta",
  hill: "berg colline colina collina hugel",
  cemetery: "friedhof cimetiere cementerio cimitero cemiterio",
  library: "bibliothek bibliotheque biblioteca",
  beach: "strand plage playa spiaggia praia",
  fountain: "brunnen fontaine fuente fontana fonte",
  gallery: "galerie galeria galleria",
  ferry: "fahre traghetto transbordador",
  cruise: "kreuzfahrt croisiere crucero crociera cruzeiro",
  art: "kunst arte",
  night: "nacht nuit nocturno noche notte notturno noite noturno",
  blue: "blaue blauen blauer bleue bleu azul blu",
  red: "rote roten roter rouge rojo roja rosso rossa vermelho vermelha",
  white: "weisse weissen blanc blanche blanco blanca bianco bianca branco branca",
  black: "schwarze schwarzen noir noire negro negra nero nera preto preta",
  golden: "goldene goldenen dore doree dorado dorada dorato dorata dourado dourada gold",
  royal: "konigliche koniglicher royale real reale",
  old: "alte alten alter vieux vieille viejo vieja vecchio vecchia velho velha altes",
  saint: "sankt st sainte san santa sant sao santo",
  george: "georges georg jorge giorgio",
  peter: "pierre petrus pedro pietro peters",
  paul: "pablo paolo paulo pauls",
  john: "jean johannes juan giovanni joao",
  mark: "marc markus marcos marco",
  mary: "marie maria marien",
  london: "londres londra londen",
  rome: "roma rom",
  paris: "parigi",
  lisbon: "lisboa lisbonne lisbona lissabon",
  vienna: "wien vienne viena",
  venice: "venezia venedig venise venecia veneza",
  florence: "firenze florenz florencia florenca",
  prague: "praha prag praga",
  barcelona: "barcelone barcellona",
  milan: "milano mailand milao",
  athens: "athen athenes atenas atene",
  copenhagen: "kopenhagen copenhague copenaghen",
  stephen: "stephan stephansdom etienne esteban stefano stephans",
};
const CANONICAL = new Map(
  Object.entries(SAME).flatMap(([word, others]) =>
    [word, ...others.split(" ")].map((each): [string, string] => [each, word]),
  ),
);
/** What names a kind of thing and no single one. */
const KINDS = new Set(
  "forum parliament castle palace cathedral church mosque temple monastery tower bridge museum square market garden park zoo aquarium opera fort station island lake gate hill cemetery library beach fountain gallery ferry cruise".split(
    " ",
  ),
);
const LITTLE = new Set(
  "the de del della delle dei di du des da do dos das d l la le les el il lo der die das of and and von o a os as i".split(
    " ",
  ),
);

/** A word of a name, as it is compared across languages: "chateau" and "castello" are both "castle". */
export const sameWord = (word: string): string => CANONICAL.get(word) ?? word;
/** Whether such a word names a kind of thing and no single one. */
export const isKindWord = (same: string): boolean => KINDS.has(same);

/** Kinds in one language that are other words in English: "the tour" is no tower. */
const ENGLISH_TOO = new Set("tour see most strand tor parc".split(" "));

const tokensOf = (words: readonly string[]): string[] =>
  words.flatMap((word) => (LITTLE.has(word) ? [] : [CANONICAL.get(word) ?? word]));

const NAMES_KEPT = 12_000;
/** Nobody shortens a name as what is typed is shortened. */
const nameTokens: (name: string) => readonly string[] = remembered(
  (name) => tokensOf(folded(name).match(/[\p{L}\p{N}]+/gu) ?? []),
  NAMES_KEPT,
);

/** The one place whose name stands in a text in another language, or the only one of the kind that it names with an article: "the castle". */
export function placeInOtherWords(text: string, places: readonly Place[]): Place | null {
  const typed = wordsOf(text);
  const said = new Set(tokensOf(typed.flatMap(({ said: word, isMark }) => (isMark ? [] : [word]))));
  let best: { place: Place; tokens: number } | null = null;
  for (const place of places)
    for (const name of [place.name, ...place.aliases]) {
      const tokens = nameTokens(name);
      if (tokens.length < 2 || tokens.length <= (best?.tokens ?? 0)) continue;
      if (tokens.every((token) => said.has(token)) && !tokens.every((token) => KINDS.has(token)))
        best = { place, tokens: tokens.length };
    }
  if (best) return best.place;
  const capitals = new Set((text.match(/\p{Lu}[\p{L}]+/gu) ?? []).map(folded));
  for (const [i, { said: word }] of typed.entries()) {
    const kind = CANONICAL.get(word);
    if (!kind || !KINDS.has(kind) || !LITTLE.has(typed[i - 1]?.said ?? "")) continue;
    if (typed[i - 1]?.said === "the" && ENGLISH_TOO.has(word)) continue;
    // "The tower Eiffel" is another one than the only tower here.
    if (capitals.has(typed[i + 1]?.said ?? "")) continue;
    const some = places.filter(({ name, dayTrip }) => !dayTrip && nameTokens(name).includes(kind));
    const [only] = some;
    if (only && some.length === 1) return only;
  }
  return null;
}
