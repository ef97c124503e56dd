import { type RefObject, useEffect } from "react";
import { useLatest } from "~/browser/page/use-latest";
import { areShortcutsOn } from "./shortcuts-on";

/** What a key asks for; null for keys that mean nothing here. */
export type DayShortcut = "next" | "previous" | "find" | "help" | null;

/** `isInList` says whether the focus is on a day: elsewhere the arrows scroll the page, as everywhere. */
export function dayShortcutOf(key: string, isInList: boolean): DayShortcut {
  switch (key) {
    case "j":
      return "next";
    case "k":
      return "previous";
    case "ArrowDown":
      return isInList ? "next" : null;
    case "ArrowUp":
      return isInList ? "previous" : null;
    case "/":
      return "find";
    case "?":
      return "help";
    default:
      return null;
  }
}

const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** Whether a key belongs to something else: to words that are being typed, to a dialog, or to the browser. */
const isTaken = ({ target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  defaultPrevented ||
  isComposing ||
  (target instanceof Element && target.closest(FIELDS) !== null) ||
  document.querySelector("[role=dialog]") !== null;

export type DayShortcutActions = {
  /** The traveller came to another day by a key. */ onMove?: (link: HTMLElement) => void;
  onFind?: () => void;
  onHelp?: () => void;
};

/** Goes from day to day by j, k and the arrows: the focus moves along the links that carry `data-day`. */
export function useDayShortcuts(
  list: RefObject<HTMLElement>,
  { onMove, onFind, onHelp }: DayShortcutActions = {},
): void {
  const press = useLatest((event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>("[data-day]") ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const wanted = dayShortcutOf(event.key, at >= 0);
    if (wanted === null || isTaken(event) || (wanted !== "help" && !areShortcutsOn())) return;
    if (wanted === "help" || wanted === "find") {
      const act = wanted === "help" ? onHelp : onFind;
      if (act === undefined) return;
      event.preventDefault();
      return act();
    }
    const from = at >= 0 ? at : links.findIndex(({ ariaCurrent }) => ariaCurrent === "true" || ariaCurrent === "page");
    const next = links[Math.min(links.length - 1, Math.max(0, from + (wanted === "next" ? 1 : -1)))];
    if (next === undefined) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    next.closest("article")?.scrollIntoView({ block: "nearest" });
    onMove?.(next);
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [press]);
}
