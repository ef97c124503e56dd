import { Check } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { fieldLabels } from "#messages/forms";
import { choiceOf, type Choice } from "./choice";
import { classes } from "../layout/classes";
import { FieldError, firstError, type FieldText } from "./field";

export type ChipChoiceProps = {
  legend: ReactNode;
  name: string;
  options: readonly Choice[];
  /** Checkboxes when true, radio buttons otherwise. */
  multiple?: boolean;
  defaultValue?: readonly string[] | string;
  /** Give it to control the selection; leave it out inside an uncontrolled form. */
  value?: readonly string[] | string;
  /** Every selected value, in the order of the options. */
  onChange?: (selected: string[]) => void;
  required?: boolean;
  disabled?: boolean;
  /** One under the other, full width: for options that are sentences. */
  stacked?: boolean;
  form?: string;
  className?: string;
  id?: string;
} & Omit<FieldText, "label">;

const listOf = (value: readonly string[] | string | undefined): readonly string[] | undefined =>
  typeof value === "string" ? [value] : value;

/** A question answered by tapping chips: native inputs in a fieldset, so a plain form sends them. */
export function ChipChoice({
  legend,
  name,
  options,
  multiple = false,
  defaultValue,
  value,
  onChange,
  required,
  disabled,
  stacked,
  form,
  className,
  id: given,
  hint,
  error,
  optional,
}: ChipChoiceProps) {
  const made = useId();
  const id = given ?? made;
  const box = useRef<HTMLFieldSetElement>(null);
  const message = firstError(error);
  const controlled = listOf(value);
  const initial = listOf(defaultValue);
  const report = () => {
    const inputs = Array.from(box.current?.querySelectorAll<HTMLInputElement>("input") ?? []);
    onChange?.(inputs.filter((input) => input.checked).map((input) => input.value));
  };
  const describedBy = classes(hint ? `${id}-description` : null, message ? `${id}-error` : null) || undefined;
  return (
    <fieldset
      ref={box}
      id={id}
      disabled={disabled}
      aria-describedby={describedBy}
      aria-invalid={message ? true : undefined}
      className={classes("grid min-w-0 gap-2", className)}
    >
      <legend className="mb-1.5 text-sm font-semibold text-ink">
        {legend}
        {optional && <span className="font-normal text-ink-faint">{fieldLabels.optional}</span>}
      </legend>
      {hint && (
        <p id={`${id}-description`} className="-mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className={stacked ? "grid gap-2" : "flex flex-wrap gap-2"}>
        {options.map(choiceOf).map((option) => (
          <label
            key={option.value}
            className={classes(
              "group relative flex min-h-12 items-center gap-2 rounded-full border-[1.5px] border-edge bg-raised px-4 py-2 text-base leading-snug text-ink transition duration-150 ease-out hover:border-ink",
              "has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-disabled:border-line has-disabled:text-ink-faint",
              "has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent",
              stacked && "rounded-lg!",
            )}
          >
            {/* Before the words, not over them: a tap on either is a tap on the label. */}
            <input
              type={multiple ? "checkbox" : "radio"}
              name={name}
              value={option.value}
              form={form}
              required={required && !multiple}
              className="peer absolute inset-y-0 start-0 w-4 cursor-pointer appearance-none opacity-0"
              onChange={report}
              {...(controlled
                ? { checked: controlled.includes(option.value) }
                : { defaultChecked: initial?.includes(option.value) })}
            />
            <Check aria-hidden="true" className="-ms-1 hidden size-4.5 stroke-3 peer-checked:block" />
            <span>
              {option.label}
              {option.hint && <span className="block text-sm opacity-80">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={message} />
    </fieldset>
  );
}
