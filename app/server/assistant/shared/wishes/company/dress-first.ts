import { piecesOf } from "~/language/wish/clauses";
import { PhraseTable } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { alternativesTo } from "~/planner/revise/alternatives";
import { note } from "~/planner/revise/note";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { sentences } from "~/planner/words/sentences";
import { whyIn } from "~/messages/spoken/alternatives";
import { hasDressCode, isDressedFor } from "../../asks/of-a-place/dress-code";
import { PLACE_ANSWERS } from "../../asks/of-a-place/place-answers";
import { contextOf, subjectOfBlock } from "../../question-context";
import type { WishReply } from "../reply";
import { restOf } from "../wish-alone";

/** What somebody has on that a house of prayer may not like. */
const CLOTHES = new PhraseTable({
  clothes: `
    shorts, short skirt/dress, mini skirt, miniskirt, tank top/tops, sleeveless, crop top, flip flops, bikini,
    swimsuit, bare shoulders/knees, hotpants
    | kurze/kurzer/kurzen hose/hosen, shorts, minirock, kurzer/kurzen rock, ärmellos*, trägertop, tanktop,
    flip flops, bikini, badehose, hotpants, nackte/freie schultern/knie
    | short/shorts, en short, minijupe, jupe courte, debardeur, tongs, maillot, bretelles, epaules nues
    | pantalon/pantalones corto/cortos, shorts, bermuda/bermudas, minifalda, falda corta, tirantes, chanclas,
    banador, sin mangas, hombros descubiertos
    | pantaloncini, pantaloni corti, shorts, bermuda, minigonna, gonna corta, canottiera, infradito, costume,
    spalle scoperte, smanicato
    | calcoes, shorts, bermuda/bermudas, minissaia, saia curta, regata, alcas, chinelos, havaianas, fato de banho,
    ombros de fora
  `,
});
/** Whether one is let in. */
const LET_IN = new PhraseTable({
  in: `
    get/getting/go/come/let/allowed/enter in?, ok/okay/fine/problem
    | komm/komme/kommen/darf/dürfen/lassen/lässt/geht/reicht .. rein/so/damit, rein, reinkommen, reingelassen,
    geht das, ok/okay/problem
    | entrer, rentrer, passe, laisse/laissent, accepte/acceptent, probleme
    | entrar, dejan, puedo/podemos, vale, problema
    | entrare, entro, entriamo, passare, problema, va bene, fanno/lasciano
    | entrar, deixam, posso/podemos, problema, da
  `,
});
/**
 * "I only have shorts on, will they let me in? Otherwise something else": how one dresses for what stands there is said first. What shall come if that will
 * not do is offered, as far as one may go there as one is, and what stands there stays. Null where nobody asks so.
 */
export function dressFirst(request: RevisionRequest): { reply: WishReply } | { said: string; rest: string } | null {
  const { brief, days, dayIndex, current, feedback } = request;
  const here = { ...request, brief: briefOn(brief, dayIndex) };
  const place = here.brief.guide?.places.find(({ id }) => id === current.placeId);
  const words = readWords(feedback);
  const code = here.brief.guide?.countryCode ?? "";
  if (!place || !hasDressCode(place, code) || CLOTHES.find(words).length === 0 || !feedback.includes("?")) return null;
  const pieces = piecesOf(feedback);
  const isOfDress = (piece: string): boolean =>
    CLOTHES.find(readWords(piece)).length > 0 || LET_IN.find(readWords(piece)).length > 0;
  if (!pieces.some((piece) => LET_IN.find(readWords(piece)).length > 0)) return null;
  const { language } = wishIn(here);
  const context = { ...contextOf(here.brief, days, feedback), language };
  const at = context.blocks.find((block) => block.dayIndex === dayIndex && block.part === request.blockName);
  if (!at) return null;
  const subject = { ...subjectOfBlock(context, at), place };
  const said = PLACE_ANSWERS.dress({ context, subject, things: [], meal: false });
  if (said === null) return null;
  const rest = pieces.filter((piece) => !isOfDress(piece));
  const stays = { block: current, alternatives: [], proposals: [] };
  if (rest.length === 0) return { reply: { ...stays, note: said } };
  const asked = restOf(here, rest.join(", "));
  // What is to be moved, or to begin at another time, is done all the same.
  if (wishIn(asked).unsupported !== null) return { said, rest: asked.feedback };
  const declined = (here.brief.guide?.places ?? []).filter((each) => isDressedFor(each, code)).map(({ name }) => name);
  const open = alternativesTo({ ...asked, declined });
  return {
    reply: {
      ...stays,
      note: sentences(said, open.length > 0 && noteIn(language, note("couldStand", {}))),
      alternatives: open.map((other) => ({ name: other.name, why: whyIn(other) })),
    },
  };
}
