import { X } from "lucide-react";
import type { ReactNode } from "react";
import { sharedLabels } from "#messages/ui";
import { classes } from "../layout/classes";

export type AlertTone = "bad" | "good" | "note";

const TONES: Record<AlertTone, { box: string; sign: string; mark: string }> = {
  bad: { box: "border-bad bg-bad-wash text-bad", sign: "bg-bad text-bad-wash", mark: "!" },
  good: { box: "border-good bg-good-wash text-good", sign: "bg-good text-good-wash", mark: "✓" },
  note: { box: "border-edge bg-sunken text-ink", sign: "bg-ink text-paper", mark: "i" },
};

export type AlertProps = { children: ReactNode; tone?: AlertTone; onDismiss?: () => void; className?: string };

/** The app's own message where a browser alert would stand: read out at once, dismissable. Renders nothing when empty. */
export function Alert({ children, tone = "bad", onDismiss, className }: AlertProps) {
  if (!children) return null;
  const { box, sign, mark } = TONES[tone];
  return (
    <div
      role="alert"
      className={classes(
        "flex min-h-13 animate-arrive items-center gap-3 rounded-md border-[1.5px] py-1 ps-3.5 pe-1.5 font-semibold",
        box,
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={classes("grid size-6 shrink-0 place-items-center rounded-full text-sm font-bold", sign)}
      >
        {mark}
      </span>
      <div className="grow py-1.5 pe-2 leading-snug">{children}</div>
      {onDismiss && (
        <button
          type="button"
          onClick={onDismiss}
          aria-label={sharedLabels.dismiss}
          className="grid size-12 shrink-0 place-items-center rounded-md hover:bg-raised"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  );
}
