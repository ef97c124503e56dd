import { type RefObject, useEffect, useRef } from "react";

/** For the heading of what was asked for: it has the focus, and is in view, whenever an answer comes. */
export function useFocusOnAnswer(answer: object | null): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (answer === null) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start", behavior: "smooth" });
  }, [answer]);
  return heading;
}
