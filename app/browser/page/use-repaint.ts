import { useFetchers, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Long enough for a form that was just sent to show as sent, and for several changes to be painted once. */
const TOGETHER_MS = 50;

/**
 * Gives a function that paints the screen anew from the local copy, soon, however often it is called. It waits for forms on their way: a repaint
 * in the middle would take the place of the screen that their answer leads to. `act` does something else than running the `clientLoader` again.
 */
export function useRepaint(act?: () => void): () => void {
  const { revalidate } = useRevalidator();
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const isBusy = navigation.state !== "idle" || fetchers.some(({ state }) => state !== "idle");
  const now = useRef({ isBusy, repaint: act ?? revalidate });
  const isWanted = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    now.current = { isBusy, repaint: act ?? revalidate };
  });
  const repaintWhenCalm = useRef(() => {
    timer.current = undefined;
    if (now.current.isBusy || !isWanted.current) return;
    isWanted.current = false;
    now.current.repaint();
  });
  useEffect(() => {
    if (!isBusy) repaintWhenCalm.current();
  }, [isBusy]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useRef(() => {
    isWanted.current = true;
    timer.current ??= setTimeout(repaintWhenCalm.current, TOGETHER_MS);
  }).current;
}
