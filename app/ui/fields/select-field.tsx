import { ChevronDown } from "lucide-react";
import { forwardRef, type SelectHTMLAttributes, useId } from "react";
import { choiceOf, type Choice } from "./choice";
import { classes } from "../layout/classes";
import { CONTROL, Field, fieldAria, type FieldText } from "./field";

export type SelectFieldProps = FieldText &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: readonly Choice[];
    /** The first, empty entry. */
    placeholder?: string;
  };

/** A drop-down, for more than nine options; up to nine, use ChipChoice. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  {
    label,
    hint,
    error,
    optional,
    className,
    id: given,
    options,
    placeholder,
    "aria-describedby": _describedBy,
    "aria-invalid": _invalid,
    ...select
  },
  ref,
) {
  const made = useId();
  const id = given ?? made;
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      <span className="relative block">
        <select
          ref={ref}
          id={id}
          className={classes(CONTROL, "appearance-none pe-11")}
          {...select}
          {...fieldAria(id, { hint, error })}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(choiceOf).map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
        />
      </span>
    </Field>
  );
});
