import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "../feedback/alert";

/** The alert at the end of a form: comes into view when it appears, and is away while the form is being sent again. */
export function FormAlert({ children, pending = false }: { children: ReactNode; pending?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = Boolean(children) && !pending;
  useEffect(() => {
    if (shown) box.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  return (
    <div ref={box} className="scroll-mb-40">
      {shown && <Alert>{children}</Alert>}
    </div>
  );
}
