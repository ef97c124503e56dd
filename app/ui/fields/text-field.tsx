import { forwardRef, useId, type InputHTMLAttributes } from "react";
import { classes } from "../layout/classes";
import { CONTROL, Field, fieldAria, type FieldText } from "./field";

export type TextFieldProps = FieldText & InputHTMLAttributes<HTMLInputElement> & { className?: string };

/** One line of text; pass `type`, `inputMode` and `autoComplete` so that the phone shows the keyboard that fits. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    hint,
    error,
    optional,
    className,
    id: given,
    type = "text",
    "aria-describedby": _describedBy,
    "aria-invalid": _invalid,
    ...input
  },
  ref,
) {
  const made = useId();
  const id = given ?? made;
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      <input
        ref={ref}
        id={id}
        type={type}
        dir="auto"
        className={classes(CONTROL)}
        {...input}
        {...fieldAria(id, { hint, error })}
      />
    </Field>
  );
});

/** A calendar date as `YYYY-MM-DD`, asked by the phone's own date picker. */
export const DateField = forwardRef<HTMLInputElement, Omit<TextFieldProps, "type">>(function DateField(props, ref) {
  return <TextField ref={ref} {...props} type="date" />;
});
