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
/** Going up, in or on: what the others do there. */
const GOES = new PhraseTable({
  goes: `
    go/goes/going up/in/on/inside, climb/climbs, ride/rides it/the/up?, visit/visits it/the?, up there
    | hochfahre/hochfahren/hochfährt, hochgehe/hochgehen/hochgeht, rauffahre/rauffahren/rauffährt,
    raufgehe/raufgehen/raufgeht, reingehe/reingehen/reingeht, hoch/rauf/rein fahre/fahren/fährt/gehe/gehen/geht,
    oben/drin ist/sind/bin, besichtige/besichtigen
    | monte/montent/montons/montez, y va/vont/vais/allons, visite/visitent/visitons, la haut, est/sont dedans
    | sube/suben/subimos/subo/subis, entra/entran/entramos/entro, visita/visitan/visitamos, esta/estan arriba
    | sale/salgono/saliamo/salgo, entra/entrano/entriamo/entro, visita/visitano/visitiamo, lassu
    | sobe/sobem/subimos/subo, entra/entram/entramos/entro, visita/visitam/visitamos, la em cima
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
  const [others] = WHILE.find(words);
  if (!others || GOES.find(words.slice(others.from)).length === 0) return null;
  const { language, named, feared } = wishIn(here);
  const before = words.slice(0, others.from);
  if (named !== null || (feared.length === 0 && FOR_SOMEBODY.find(before).length === 0)) return null;
  const { title: old } = request.current;
  const asked = clausesOf(before).filter((clause) => fearsIn(clause).length === 0);
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

const clausesOf = (words: readonly Word[]): Word[][] =>
  words.reduce<Word[][]>(
    (clauses, word) => {
      if (word.isMark) clauses.push([]);
      else clauses.at(-1)?.push(word);
      return clauses;
    },
    [[]],
  );
