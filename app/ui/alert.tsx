import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes";

export type AlertTone = "bad" | "good" | "note";

const TONES: Record<AlertTone, string> = {
  bad: "border-bad bg-bad-wash text-bad",
  good: "border-good bg-good-wash text-good",
  note: "border-edge bg-sunken text-ink",
};

export type AlertProps = { children: ReactNode; tone?: AlertTone; onDismiss?: () => void; className?: string };

/** The app's own message where a browser alert would stand: read out at once, dismissable. Renders nothing when empty. */
export function Alert({ children, tone = "bad", onDismiss, className }: AlertProps) {
  if (!children) return null;
  return (
    <div role="alert" className={classes("flex animate-arrive items-center gap-3 rounded-md border-l-4 py-2 pl-4 pr-2 font-semibold", TONES[tone], className)}>
      <div className="grow py-1">{children}</div>
      {onDismiss && (
        <button type="button" onClick={onDismiss} aria-label="Dismiss" className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-raised">
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  );
}
