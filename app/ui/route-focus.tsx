import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** After each change of screen: the focus moves to its heading, and its title is read out. Not on the first page, where the browser does both. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState("");
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The heading and the title belong to the same render; the frame after it has both.
    const frame = requestAnimationFrame(() => {
      setTitle(document.title);
      const alreadyInside = document.activeElement?.matches("input, textarea, select");
      if (!alreadyInside) document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}
