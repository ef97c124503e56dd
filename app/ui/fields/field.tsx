import type { ReactNode } from "react";
import { fieldLabels } from "#messages/forms";
import { classes } from "../layout/classes";

export type FieldText = {
  label: ReactNode;
  /** One short line that helps before a mistake. */
  hint?: ReactNode;
  /** A sentence, or the list of them a validation gave; the first is shown. */
  error?: string | readonly string[] | null;
  /** Says "optional" beside the label. */
  optional?: boolean;
};

/** The ids and states that tie a control to its hint and error; the suffixes are those of Conform's field metadata. */
export function fieldAria(id: string, { hint, error }: Pick<FieldText, "hint" | "error">) {
  const message = firstError(error);
  const describedBy = classes(hint ? `${id}-description` : null, message ? `${id}-error` : null);
  return { "aria-invalid": message ? true : undefined, "aria-describedby": describedBy || undefined } as const;
}

/** The one sentence to show of a field's errors, or null. */
export const firstError = (error: FieldText["error"]): string | null =>
  (typeof error === "string" ? error : error?.[0]) || null;

/** The box every control of a form wears. */
export const CONTROL =
  "block w-full min-w-0 min-h-12 rounded-md border-[1.5px] border-edge bg-raised px-3.5 py-2.5 text-base text-ink placeholder:text-ink-faint transition-colors duration-150 hover:border-ink focus-visible:border-ink [&[readonly]]:border-line [&[readonly]]:bg-sunken disabled:border-line disabled:bg-sunken disabled:text-ink-faint aria-invalid:border-bad";

/** Label, hint, control and error of one question, in reading order. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  className,
  children,
}: FieldText & { id: string; className?: string; children: ReactNode }) {
  const message = firstError(error);
  return (
    <div className={classes("grid min-w-0 content-start gap-1.5", className)}>
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {label}
        {optional && <span className="font-normal text-ink-faint">{fieldLabels.optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-description`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} message={message} />
    </div>
  );
}

/** The sentence under a control that says what to change. */
export function FieldError({ id, message }: { id: string; message: string | null }) {
  if (!message) return null;
  return (
    <p id={id} role="alert" className="flex gap-1.5 text-sm font-semibold text-bad">
      <span aria-hidden="true">▲</span>
      {message}
    </p>
  );
}
