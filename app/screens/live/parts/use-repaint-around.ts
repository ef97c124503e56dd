import { useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import { useRepaint } from "~/browser/page/use-repaint";
import { isTyping } from "~/browser/page/typing";
import type { Position } from "~/domain/live/live-position";

/**
 * How the block screen follows the trip: it goes along with it, unless the traveller is writing. Then it stays at the block that the words are
 * about, by naming it in the address, and says that the trip has gone on.
 */
export function useRepaintAround({ dayIndex, block }: Position): () => void {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useRepaint(() => {
    if (search !== "" || !isTyping()) return revalidate();
    navigate(`${pathname}?day=${dayIndex}&block=${block}`, { replace: true, preventScrollReset: true });
  });
}
