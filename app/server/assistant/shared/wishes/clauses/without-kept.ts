import { sameToTravellers } from "~/domain/plan/block";
import { SWAPS } from "~/language/wish/talk-words";
import { readWords } from "~/language/words/read-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { note } from "~/planner/revise/note";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { sentences } from "~/planner/words/sentences";
import { sayOpen } from "../left-out";
import type { WishReply } from "../reply";
import { allButIn, keptStops, touches } from "./kept-stops";

/** The reply without cards of what is to stay where it is, which it says; where no card is left, it asks what shall move. */
export function withoutKept(wish: RevisionRequest, reply: WishReply): WishReply {
  const here = { ...wish, brief: briefOn(wish.brief, wish.dayIndex) };
  const { language } = wishIn(here);
  const allBut = allButIn(here);
  const kept = allBut ? [allBut.kept] : SWAPS.find(readWords(wish.feedback)).length > 0 ? keptStops(here) : [];
  if (kept.length === 0 || !sameToTravellers(reply.block, wish.current)) return reply;
  const proposals = reply.proposals.filter((card) => !touches(card, kept));
  const stays = noteIn(language, note("staysThere", { names: kept.map(({ title }) => title) }));
  if (proposals.length === 0)
    return { ...reply, note: sentences(stays, noteIn(language, note("whatMoves", {}))), proposals };
  if (!allBut) return { ...reply, note: sentences(stays, reply.note), proposals };
  const open = allBut.others.filter((stop) => !proposals.some((card) => touches(card, [stop])));
  const left = sayOpen(
    open.map(({ title }) => title),
    language,
  );
  return { ...reply, note: sentences(stays, noteIn(language, note("proposes", {})), left), proposals };
}
