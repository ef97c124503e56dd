import { Minus, Plus } from "lucide-react";
import { forwardRef, type InputHTMLAttributes, useId, useRef } from "react";
import { numberFieldTexts as texts } from "#messages/forms";
import { classes } from "../layout/classes";
import { CONTROL, Field, fieldAria, type FieldText } from "./field";

export type NumberFieldProps = FieldText & Omit<InputHTMLAttributes<HTMLInputElement>, "type">;

const STEP =
  "grid size-12 shrink-0 place-items-center rounded-md border-[1.5px] border-edge bg-raised text-ink transition-colors duration-150 hover:border-ink";

/** A small number with a step down and a step up beside it, each the size of a thumb. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  {
    label,
    hint,
    error,
    optional,
    className,
    id: given,
    "aria-describedby": _describedBy,
    "aria-invalid": _invalid,
    ...input
  },
  ref,
) {
  const made = useId();
  const id = given ?? made;
  const own = useRef<HTMLInputElement | null>(null);
  const step = (by: 1 | -1) => {
    const field = own.current;
    if (!field) return;
    if (by > 0) field.stepUp();
    else field.stepDown();
    // React and the form listen to events, not to the property.
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      <span className="flex max-w-56 gap-2">
        <button type="button" className={STEP} aria-label={texts.less} aria-controls={id} onClick={() => step(-1)}>
          <Minus aria-hidden="true" className="size-5" />
        </button>
        <input
          ref={(node) => {
            own.current = node;
            if (typeof ref === "function") ref(node);
            else if (ref) ref.current = node;
          }}
          id={id}
          type="number"
          inputMode="numeric"
          className={classes(CONTROL, "appearance-textfield min-w-0 text-center text-lg font-semibold tabular-nums")}
          {...input}
          {...fieldAria(id, { hint, error })}
        />
        <button type="button" className={STEP} aria-label={texts.more} aria-controls={id} onClick={() => step(1)}>
          <Plus aria-hidden="true" className="size-5" />
        </button>
      </span>
    </Field>
  );
});
