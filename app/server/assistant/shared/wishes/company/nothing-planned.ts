import { clocksIn } from "~/language/wish/clock-words";
import { KIND_TABLE } from "~/language/wish/kind-words";
import { PhraseTable } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { sentences } from "~/planner/words/sentences";
import { cardsOf } from "../cards";
import type { WishReply } from "../reply";
import { sayBooked, sayProposed } from "../said-of-cards";
import type { PlanNow } from "../what-is-lost";
import { emptied } from "../wish-proposals";

/** Who wants nothing in the plan; who has nothing in theirs yet wants something. */
const NOTHING = new PhraseTable({
  nothing: `
    !nothing/anything planned/scheduled yet/so/for, !no plans yet/for, !have/has/got nothing/no planned/plans,
    not want/need/like anything planned/scheduled/organised/organized,
    want/wants/need/prefer nothing planned/scheduled/organised/organized,
    nothing planned/scheduled/organised/organized, no plans, no plan at all
    | !noch nichts/nix geplant/vor, !noch keine pläne, !haben/habe/hab .. nichts geplant/vor,
    nichts geplant/geplantes/verplant/eingeplant, nichts planen/vorhaben, kein programm, keine pläne
    | !encore rien de prevu, !avons/ai/a rien de prevu, rien de prevu/planifie/programme/organise,
    rien prevoir/planifier/programmer, aucun programme/plan, pas de programme
    | !todavia/aun nada planeado/planificado/programado, !tenemos/tengo nada planeado/planificado/programado,
    nada planeado/planificado/programado/organizado, ningun plan, sin planes, sin ningun plan, nada de planes
    | !ancora niente/nulla in programma, !abbiamo/ho niente/nulla in programma, niente/nulla in programma,
    niente/nulla di programmato/pianificato/organizzato, nessun programma, senza programmi
    | !ainda nada marcado/planeado/planejado/programado, !temos/tenho nada marcado/planeado/planejado/programado,
    nada marcado/planeado/planejado/programado/agendado, nenhum plano/programa, sem planos, sem programa
  `,
});

/** "A calm evening, nothing planned": what stands there may go, and nothing comes in its place. Null where something is wished for all the same. */
export function nothingPlanned(request: RevisionRequest, at: PlanNow): WishReply | null {
  const here = { ...request, brief: briefOn(request.brief, request.dayIndex) };
  const words = readWords(request.feedback);
  if (NOTHING.find(words).length === 0 || KIND_TABLE.find(words).length > 0) return null;
  // "Nothing between two and five" is about those hours.
  if (clocksIn(request.feedback, request.blockName, true).length > 0) return null;
  const { named, needs, language } = wishIn(here);
  if (named !== null || needs.includes("condition")) return null;
  const proposals = cardsOf(emptied(here), "n", request, at, language);
  return proposals.length === 0
    ? null
    : {
        block: request.current,
        note: sentences(sayProposed(here), sayBooked(here)),
        alternatives: [],
        proposals,
      };
}
