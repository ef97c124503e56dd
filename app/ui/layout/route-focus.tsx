import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { skipTexts } from "#messages/ui";

/**
 * After each change of screen the focus moves to its heading, and its title is read out; not on the first page, where the browser does both.
 * A screen that shows something else at the same address, such as the next part of the day, takes the focus only if what had it is gone.
 * Until somebody goes on from the heading it keeps the focus, also where another comes in its place once the screen has what it waits for.
 */
export function RouteFocus() {
  const { pathname, key } = useLocation();
  const [title, setTitle] = useState("");
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    const isAnother = before.pathname !== pathname;
    let letGo = () => {};
    // The heading and the title belong to the same render; the frame after it has both.
    const frame = requestAnimationFrame(() => {
      if (isAnother) setTitle(document.title);
      const focused = document.activeElement;
      const stays = isAnother ? focused?.matches("input, textarea, select") : focused !== document.body;
      if (!stays) letGo = keepOnHeading();
    });
    return () => {
      cancelAnimationFrame(frame);
      letGo();
    };
  }, [pathname, key]);
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}

const focusHeading = () => document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });

/** Puts the focus on the heading, and on the one that takes its place, until something else has it or is pointed at; gives what ends it before. */
function keepOnHeading(): () => void {
  focusHeading();
  const replaced = new MutationObserver(() => document.activeElement === document.body && focusHeading());
  replaced.observe(document.body, { childList: true, subtree: true });
  const ended = new AbortController();
  const end = () => {
    replaced.disconnect();
    ended.abort();
  };
  const elsewhere = ({ target }: FocusEvent) => target instanceof Element && !target.matches("h1") && end();
  document.addEventListener("focusin", elsewhere, { signal: ended.signal });
  document.addEventListener("pointerdown", end, { signal: ended.signal });
  return end;
}

/** The first stop of the Tab key: past the head of the screen to its content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed! focus:start-4 focus:top-4 focus:z-50 focus:rounded-md focus:bg-ink! focus:px-4! focus:py-3! focus:font-semibold focus:text-paper"
    >
      {skipTexts.toContent}
    </a>
  );
}
