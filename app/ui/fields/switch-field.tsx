import { type ChangeEvent, type ReactNode, useId } from "react";
import { classes } from "../layout/classes";

export type SwitchFieldProps = {
  label: ReactNode;
  /** What it means, in a sentence. */
  hint?: ReactNode;
  name?: string;
  defaultChecked?: boolean;
  /** Give it to control the switch; leave it out inside an uncontrolled form. */
  checked?: boolean;
  onChange?: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
};

/** One thing that is on or off: a native checkbox that a plain form sends, shown and read out as a switch. */
export function SwitchField({ label, hint, onChange, disabled, className, ...input }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={classes("grid gap-1", className)}>
      <label
        htmlFor={id}
        className="group flex min-h-12 cursor-pointer items-center justify-between gap-4 rounded-md font-semibold text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-faint has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
      >
        {label}
        <span className="relative inline-flex shrink-0">
          <input
            id={id}
            type="checkbox"
            role="switch"
            disabled={disabled}
            aria-describedby={hint ? `${id}-description` : undefined}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            onChange={(event: ChangeEvent<HTMLInputElement>) => onChange?.(event.currentTarget.checked)}
            {...input}
          />
          <span
            aria-hidden="true"
            className="h-7 w-12 rounded-full border-[1.5px] border-edge bg-sunken p-[3px] transition-colors duration-150 after:block after:size-[1.1875rem] after:rounded-full after:bg-ink-soft after:transition-transform after:duration-150 group-hover:border-ink peer-checked:border-ink peer-checked:bg-ink peer-checked:after:translate-x-5 peer-checked:after:bg-paper rtl:peer-checked:after:-translate-x-5 motion-reduce:after:transition-none"
          />
        </span>
      </label>
      {hint && (
        <p id={`${id}-description`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
