import type { ClauseAct } from "../words/clause-act";
import type { Word } from "../words/phrases";
import { notsIn, saysMuch } from "../words/small-words";
import { DEMAND_WORDS, DEMANDS, type DemandWord } from "./demand-words";
import { FEAR_TABLE, type FearId, isFearId } from "./fear-words";
import { isKindId, KIND_TABLE, type KindId } from "./kind-words";
import { NEED_TABLES, type NeedId } from "./need-words";
import { OF_NO_KIND } from "../words/of-no-kind";

/** What clauses are about whose words no table has, by what they are like (docs/decisions/045). */
export type About = {
  wanted: ReadonlySet<KindId>;
  refused: ReadonlySet<KindId>;
  demands: ReadonlySet<DemandWord>;
  needs: ReadonlySet<NeedId>;
  feared: ReadonlySet<FearId>;
  /** The words of these clauses, as far as what they are about explains them. */
  words: ReadonlySet<Word>;
};

/** Of these there are so many sorts that the one which is named matters: "chilaquiles" are more than something to eat. */
const OF_MANY_SORTS: ReadonlySet<string> = new Set<KindId>(["food", "active", "shopping", "museum", "play", "stage"]);

/** What becomes of a stop in such a clause, and so what it names is there already or is no place at all. */
const OF_A_STOP: ReadonlySet<ClauseAct | null> = new Set<ClauseAct>(["drop", "keep", "move", "swap", "time", "talk"]);

type Table = { find: (words: readonly Word[]) => readonly { id: string; from: number; to: number }[] };
const finds = (tables: readonly Table[], words: readonly Word[], ...unless: string[]): boolean =>
  tables.some((table) => table.find(words).some(({ id }) => !unless.includes(id)));
const DEMAND_TABLES = DEMANDS.map(([, table]) => table);
const OTHER_TABLES = [FEAR_TABLE, ...NEED_TABLES.map(([, table]) => table)];

/** What asks how it is at a place, and for none of its own: "where the water is shallow" is no nature, "near the metro" no centre. */
const ASK_HOW: ReadonlySet<NeedId> = new Set<NeedId>(["shade", "shallow", "calmWater", "station"]);
const OF_NEEDS_ALONE = NEED_TABLES.flatMap(([id, table]) => (ASK_HOW.has(id) ? table : []));

const isDemand = (id: string): id is DemandWord => id in DEMAND_WORDS;
const isNeed = (id: string): id is NeedId => NEED_TABLES.some(([need]) => need === id);

/**
 * Reads what is known of clauses ("kind.beach", "demand.indoor", "need.mild", "fear.heights"); where a table has words of them, it knows more.
 * @param isTag whether a word is one that the city's places are marked with: "cicchetti" are more than something like tapas
 */
export function aboutClauses(words: readonly Word[], isTag: (word: string) => boolean): About {
  const found = {
    wanted: new Set<KindId>(),
    refused: new Set<KindId>(),
    demands: new Set<DemandWord>(),
    needs: new Set<NeedId>(),
    feared: new Set<FearId>(),
    words: new Set<Word>(),
  };
  const clauses = new Set(words.flatMap(({ clause }) => (clause?.about ? clause : [])));
  for (const clause of clauses) {
    const own = words.filter((word) => word.clause === clause);
    const [group, id = ""] = (clause.about ?? "").split(".");
    const isOfStop = OF_A_STOP.has(clause.act);
    const before = sizeOf(found);
    const asksHow = finds(OF_NEEDS_ALONE, own);
    const isNamed =
      asksHow ||
      finds([OF_NO_KIND], own) ||
      unreadOf(own).some(isTag) ||
      isOfStop ||
      clause.act === "why" ||
      finds([KIND_TABLE], own, "nothing", "local") ||
      // "Something flat" is no dish: "plat" is both.
      finds([FEAR_TABLE], own) ||
      // Only a name stood there: "British Museum ok".
      !own.some(saysMuch);
    if (group === "kind" && isKindId(id) && !isNamed) ofKind(found, id, clause.act, own);
    else if (group === "demand" && isDemand(id) && !isOfStop && !asksHow && !finds(DEMAND_TABLES, own, "different"))
      found.demands.add(id);
    else if (group === "need" && isNeed(id) && !isOfStop && !finds(OTHER_TABLES, own)) found.needs.add(id);
    else if (group === "fear" && isFearId(id) && !finds(OTHER_TABLES, own)) found.feared.add(id);
    // "An invisible dragon" may be asked for under a roof, and is no roof.
    const isTold = group !== "demand" || (clause.act !== "ask" && clause.act !== "also");
    if (sizeOf(found) > before && isTold && !OF_MANY_SORTS.has(id)) own.forEach((word) => found.words.add(word));
  }
  return found;
}

/** The words of a clause that say more than how a place should be. */
function unreadOf(own: readonly Word[]): string[] {
  const read = [...KIND_TABLE.find(own), ...DEMAND_TABLES.flatMap((table) => table.find(own))];
  return own.flatMap((word, at) =>
    saysMuch(word) && !read.some(({ from, to }) => at >= from && at < to) ? word.said : [],
  );
}

/** Whether a kind is wanted or refused: "no more paintings please" asks for none, whatever else is not sure of it. */
function ofKind(
  { wanted, refused }: { wanted: Set<KindId>; refused: Set<KindId> },
  id: KindId,
  act: ClauseAct | null,
  own: readonly Word[],
): void {
  const isNegated = notsIn(own).some(({ to }) => !TOO.has(own[to]?.said ?? ""));
  // A complaint of what is touristy asks for what is not.
  if (id === "local") wanted.add(id);
  else if (act === "against" || (act === null && isNegated)) refused.add(id);
  else if (!isNegated) wanted.add(id);
}

/** "Not too fancy" says how it should be. */
const TOO = new Set("too so that zu trop si muy demasiado tan troppo tanto muito tao".split(" "));

const sizeOf = ({ wanted, refused, demands, needs, feared }: About): number =>
  wanted.size + refused.size + demands.size + needs.size + feared.size;
