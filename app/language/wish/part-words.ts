import type { BlockName } from "~/domain/plan/block";
import { asTyped } from "../search/as-typed";
import { PhraseTable, type Word } from "../words/phrases";
import { readWords } from "../words/read-words";
import type { NearPart } from "./wish";

/** The part of a day that words name, in six languages. */
export const PARTS = new PhraseTable<BlockName>({
  morning: `
    morning/mornings, before lunch, when it is cool/cooler, before the heat, before it gets hot
    | vormittag/vormittags, am morgen, vor dem mittagessen, wenn es noch? kühl/kühler ist, vor der hitze
    | matin/matinee, avant le dejeuner, a la fraiche, quand il fait moins chaud, avant la chaleur
    | por la manana, la manana de, antes de comer/almorzar, cuando haga menos calor, con la fresca, antes del calor
    | mattina/mattino, prima di pranzo, quando fa meno caldo, col fresco, prima del caldo
    | manha, de manha, antes do almoco, quando estiver menos calor, antes do calor, pela fresca
  `,
  afternoon: `
    afternoon/afternoons, after lunch
    | nachmittag/nachmittags, nach dem? mittagessen
    | apres midi, apres le dejeuner
    | despues de comer/almorzar, tarde, !mas/muy/tan/demasiado tarde, !hasta tarde,
    !lleg*/levant*/despert*/salimos/salir/acost*/dormi*/empezar/cenar/cenamos tarde
    | pomeriggio, dopo pranzo
    | depois do almoco, tarde, !mais/muito/tao tarde, !ate tarde, !tarde demais,
    !acord*/levant*/cheg*/saimos/sair/dorm*/deit*/comecar/jantar/jantamos tarde
  `,
  evening: `
    evening/evenings, night, tonight, after dinner, end of the day
    | abend/abends, ende des tages
    | soir/soiree, fin de journee
    | noche, final del dia
    | sera/stasera, fine giornata
    | noite, fim do dia
  `,
});

/** "Near where we are …", and "near our …", after which only the part is said. */
const NEAR_WHAT = new PhraseTable<"where" | "our">({
  where: `
    near/nearer/close/closer/next/nearby/around/by to? where, not too? far from where, in the area where
    | nahe/nah/näher dort/da? wo, in der nähe von/davon/dort? wo, nicht weit von dort/da? wo,
    nicht weit weg von? wo, da/dort wo
    | pres/proche de la ou, pres/proche d ou, pres/proche de l endroit ou, pas/non loin de la ou, pas/non loin d ou,
    pas/non loin de l endroit ou
    | cerca/cerquita de donde, no muy? lejos de donde
    | vicino/vicini/vicina a/da dove, non lontano da dove
    | perto/pertinho de onde, nao longe de onde, perto donde
  `,
  our: `
    near/nearer/close/closer/next to? our/my/your, near/close to? the? lunch/dinner/breakfast, not far from our/my,
    not far from the? lunch/dinner/breakfast
    | nahe/nah bei/an unserem/unserer/dem/der?, in der nähe vom/von/des dem/unserem/unserer/der?, nahe beim,
    nicht weit vom/von unserem/unserer/dem?
    | pres/proche de/du la/l/notre?, pas loin de/du la/l/notre?
    | cerca de/del la/nuestra/nuestro?, no lejos de/del la/nuestra/nuestro?
    | vicino a/al/alla nostra/nostro?, non lontano da/dal/dalla
    | perto de/do/da nossa/nosso?, nao longe de/do/da nossa/nosso?
  `,
});
/** What may stand between these and the part. */
const OF_A_STOP = new Set(
  "stop stops place spot spots plan plans halt stopp stopps ort arret etape endroit de du d l la le les parada paradas sitio del tappa tappe posto paragem paragens sitio do da o a the ponto".split(
    " ",
  ),
);
const NEAR_PARTS = new PhraseTable<NearPart>({
  morning:
    "before lunch | vor dem mittagessen | avant le dejeuner | antes de comer/almorzar | prima di pranzo | antes do almoco",
  afternoon: `
    before dinner, after lunch
    | vor dem abendessen, nach dem mittagessen
    | avant le diner, apres le dejeuner
    | antes de cenar, antes de la cena, despues de comer/almorzar
    | prima di cena/cenare, dopo pranzo
    | antes do/de jantar, depois do/de almoco/almocar
  `,
  evening:
    "after dinner | nach dem abendessen | apres le diner | despues de cenar, despues de la cena | dopo cena | depois do/de jantar",
  breakfast: `
    breakfast
    | frühstück*, frühstücken
    | petit dejeuner, petit dej, petit dejeunons
    | desayun*
    | colazione
    | pequeno almoco, cafe da manha
  `,
  lunch: `
    lunch
    | mittagessen, mittags, zu mittag essen
    | dejeuner, dejeunons/dejeune, !petit dejeuner/dejeunons
    | almuerzo, almorz*, la comida
    | pranzo, pranziamo/pranzeremo/pranzare/mangiamo a pranzo
    | almoco, almoc*, !pequeno almoco
  `,
  dinner: `
    dinner, supper
    | abendessen, abends/abend essen, zu abend essen
    | diner, dinons/dine/dinerons
    | cena, cenamos/cenaremos/cenar/cenemos
    | cena, ceniamo/ceneremo/cenare
    | jantar, jantamos/jantaremos/jantarmos
  `,
  anyMeal: "we/i eat, we are eating | wir essen | on mange, nous mangeons, on va manger | comemos | mangiamo | comemos",
  before: `
    before, just before, previous stop/place, last stop
    | vorher, davor, zuvor, vorigen/letzten stopp/halt
    | avant, juste avant, arret precedent
    | antes, parada anterior
    | prima, appena prima, tappa precedente
    | antes, paragem anterior
  `,
  after: `
    after, afterwards, next, next stop
    | danach, nachher, nächsten stopp/halt
    | apres, ensuite, prochain arret
    | despues, luego, siguiente/proxima parada
    | dopo, poi, prossima tappa
    | depois, a seguir, proxima paragem
  `,
});

/** So many words after "near where …" the part is said: "… we are going to be in the afternoon". */
const MOST_BETWEEN = 8;

/** The part of the day that stands first in words which tell where they are. */
function partIn(words: readonly Word[], isRightThere: boolean): { id: NearPart; to: number } | null {
  const own = NEAR_PARTS.find(words);
  const all = [
    ...own,
    ...PARTS.find(words).filter(({ from }) => !own.some((each) => each.from <= from && from < each.to)),
  ];
  const [first] = all.toSorted((a, b) => a.from - b.from);
  if (!first) return null;
  const between = words.slice(0, first.from);
  return isRightThere && !between.every(({ said }) => OF_A_STOP.has(said)) ? null : first;
}

/**
 * "Near where we are in the afternoon", "vicino a dove ceniamo": which part of the day something is to be near to, and what is wished without these words.
 * Null where no part is said.
 */
export function nearPartIn(feedback: string): { part: NearPart; rest: string } | null {
  const words = readWords(feedback);
  for (const { id, from, to } of NEAR_WHAT.find(words)) {
    const start = id === "our" && NAMES_MEAL.has(words[to - 1]?.said ?? "") ? to - 1 : to;
    const mark = words.findIndex(({ isMark }, at) => at >= start && isMark);
    const after = words.slice(start, Math.min(mark < 0 ? words.length : mark, start + MOST_BETWEEN));
    const found = partIn(after, id === "our");
    if (!found) continue;
    const told = words.slice(from, start + found.to);
    const typed = asTyped(
      feedback,
      told.map(({ said }) => said),
    );
    const others = [...words.slice(0, from), ...words.slice(start + found.to)];
    const rest = typed ? feedback.replace(typed, " ") : others.map(({ said }) => said).join(" ");
    return { part: found.id, rest: rest.replace(DANGLING, "").trim() };
  }
  return null;
}
const NAMES_MEAL = new Set(["lunch", "dinner", "breakfast"]);
/** What is left of a clause of which nothing else remains. */
const DANGLING = /(?:[\s,;]+(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|in|on|at|a|à|o|le|la|il|por|de|am)?)+\s*$/iu;
