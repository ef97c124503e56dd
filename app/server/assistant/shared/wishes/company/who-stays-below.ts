import { fearsIn } from "~/language/wish/fear-words";
import { PhraseTable, saidIn, type Word } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { askedIn } from "~/messages/spoken/asked-words";
import { anywhere } from "~/messages/spoken/own-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { kilometresBetween, pointOf } from "~/domain/place/geo";
import { NEAR_KM } from "~/planner/revise/near-where";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { note } from "~/planner/revise/note";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { cardsOf } from "../cards";
import type { Change } from "../other-places";
import { orInOwnWords } from "../own-words";
import type { WishReply } from "../reply";
import type { PlanNow } from "../what-is-lost";
import { restOf } from "../wish-alone";
import { addedBeside } from "../beside-stop";

/** That some of them do what stands there, while one does not. */
const WHILE = new PhraseTable({
  others: `
    while we/they/he/she/dad/mum/mom/i/my/the/everyone, meanwhile
    | während/solange/derweil ich/wir/er/sie/die/der/papa/mama/mein/meine
    | pendant que/qu, en attendant que/qu
    | mientras
    | mentre
    | enquanto, enqto, enqt
  `,
});
/** What who stays is to do in that time. */
const MEANWHILE = new PhraseTable({
  rest: `
    what can/could/does/do/will/should/would she/he/they/mum/mom/dad/grandma/grandpa do,
    what can/could/does/should/would my/the/our mum/mom/dad/mother/father/parents/wife/husband/kids/son/daughter do,
    what .. do meanwhile, what .. do in the meantime
    | was macht/tut/machen sie/er/die/der/mama/papa/mutter/vater? .. solange/derweil/inzwischen/währenddessen,
    was kann/könnte/können/soll/sollen sie/er/die/der/mama/papa/mutter/vater .. machen/tun, wo kann sie/er .. warten
    | que fait elle/il pendant/en, qu est ce qu elle/il fait, elle/il fait quoi pendant/en, que peut elle/il faire,
    qu est ce qu elle/il peut faire, elle/il peut faire quoi
    | que hace ella/el? mientras, que puede hacer ella/el? mientras, que puede hacer mi madre/padre/mama/papa
    | cosa/che fa lei/lui? nel/intanto, cosa/che puo fare lei/lui? nel/intanto,
    cosa/che fa/puo mia/mio mamma/papa/madre/padre
    | o que ela/ele faz enquanto/entretanto, o que e? que? ela/ele pode fazer, o que faz ela/ele
  `,
});
/** Going up, down, in or on: what the others do there. */
const GOES = new PhraseTable({
  goes: `
    go/goes/going up/down/in/on/inside/under/underground, climb/climbs, ride/rides it/the/up?, visit/visits it/the?,
    up/down there
    | hochfahre/hochfahren/hochfährt, hochgehe/hochgehen/hochgeht, rauffahre/rauffahren/rauffährt,
    raufgehe/raufgehen/raufgeht, reingehe/reingehen/reingeht, hoch/rauf/rein fahre/fahren/fährt/gehe/gehen/geht,
    oben/drin/unten ist/sind/bin, besichtige/besichtigen, runter/hinunter/hinein gehe/gehen/geht/will/wollen/kann,
    runterfahre/runterfahren/runterfährt, runtergehe/runtergehen/runtergeht, rein/rauf/hoch will/wollen/kann,
    gehe/geh/geht/gehen/fahre/fahr/fährt/fahren/will/kann .. hoch/rauf/rein/runter/hinunter
    | monte/montent/montons/montez, y va/vont/vais/allons, visite/visitent/visitons, la haut, est/sont dedans,
    descend/descendent/descendons/descends, veut/peut pas? monter/descendre/entrer
    | sube/suben/subimos/subo/subis, entra/entran/entramos/entro, visita/visitan/visitamos, esta/estan arriba,
    baja/bajan/bajamos/bajo, quiere/puede bajar/subir/entrar
    | sale/salgono/saliamo/salgo, entra/entrano/entriamo/entro, visita/visitano/visitiamo, lassu,
    scende/scendono/scendiamo/scendo, vuole/puo scendere/salire/entrare
    | sobe/sobem/subimos/subo, entra/entram/entramos/entro, visita/visitam/visitamos, la em cima,
    desce/descem/descemos/desco, quer/pode descer/subir/entrar
  `,
});
/** For whom, or with whom. */
const FOR_SOMEBODY = new PhraseTable({
  one: `
    for/with me/her/him/them/the/my/our/one
    | für/mit mich/sie/ihn/mir/ihr/ihm/den/die/das/meine/meinen/unsere/unseren
    | pour/avec moi/elle/lui/eux/le/la/les/mon/ma/mes
    | para/con mi/ella/el/ellos/los/las/la, conmigo
    | per/con me/lei/lui/loro/il/la/i/le/mia/mio
    | para/pra/pro/com mim/ela/ele/eles/o/a/os/as/eu/minha/meu, comigo
  `,
});

/**
 * "She is afraid of heights, is there something for her close by while we go up?": what stands there stays for the others, and something near comes beside it
 * for who does not go. Null where all go, or none.
 */
export function besideTheOthers(request: RevisionRequest, at: PlanNow): WishReply | null {
  const here = { ...request, brief: briefOn(request.brief, request.dayIndex) };
  const words = readWords(request.feedback);
  const { language, named, feared } = wishIn(here);
  const told = ofWhoStays(words, feared.length > 0);
  if (named !== null || !told) return null;
  const { title: old } = request.current;
  const asked = clausesOf(told).filter((clause) => fearsIn(clause).length === 0);
  const near = {
    ...restOf(here, [...asked.map(saidIn), `near ${old}`].join(", ")),
    feared,
  };
  const to = { day: request.dayIndex, part: request.blockName };
  const point = pointOf(request.current);
  const beside = addedBeside(near).filter(
    (change) => "place" in change && point !== null && kilometresBetween(point, change.place) <= NEAR_KM,
  );
  const found = orInOwnWords(near, beside, to);
  const seat: Change = {
    kind: "add-own",
    title: `${anywhere.coffee[language]} ${askedIn(language, { is: "near", name: old })}`,
    does: "drink",
    to,
  };
  const proposals = cardsOf(found.length > 0 ? found : [seat], "c", request, at, language);
  return { block: request.current, note: noteIn(language, note("beside", { old })), alternatives: [], proposals };
}

/** What is said of who does not go, while the others do; null where nothing is. */
function ofWhoStays(words: readonly Word[], isFeared: boolean): readonly Word[] | null {
  const [others] = WHILE.find(words);
  const before = words.slice(0, others?.from);
  if (others && GOES.find(words.slice(others.from)).length > 0 && (isFeared || FOR_SOMEBODY.find(before).length > 0))
    return before;
  // "I go up alone, but what does she do meanwhile?"
  const [asked] = MEANWHILE.find(words);
  const rest = asked && clausesOf(words.toSpliced(asked.from, asked.to - asked.from));
  if (!rest?.some(doGo)) return null;
  return rest.filter((clause) => !doGo(clause)).flatMap((clause) => [...clause, A_COMMA]);
}
const doGo = (clause: readonly Word[]): boolean => GOES.find(clause).length > 0;
const A_COMMA: Word = { said: ",", isMark: true, at: 0 };

const clausesOf = (words: readonly Word[]): Word[][] =>
  words.reduce<Word[][]>(
    (clauses, word) => {
      if (word.isMark) clauses.push([]);
      else clauses.at(-1)?.push(word);
      return clauses;
    },
    [[]],
  );
