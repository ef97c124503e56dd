import { forwardRef, type ReactNode, type TextareaHTMLAttributes, useId } from "react";
import { classes } from "../layout/classes";
import { CONTROL, Field, fieldAria, type FieldText } from "./field";

export type TextAreaProps = FieldText &
  TextareaHTMLAttributes<HTMLTextAreaElement> & {
    /** Lies over the control, exactly as large. */
    over?: ReactNode;
  };

/** Several lines of text; grows with what is written where the browser can. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  {
    label,
    hint,
    error,
    optional,
    className,
    over,
    id: given,
    rows = 4,
    "aria-describedby": _describedBy,
    "aria-invalid": _invalid,
    ...area
  },
  ref,
) {
  const made = useId();
  const id = given ?? made;
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      <div className="relative grid min-w-0">
        <textarea
          ref={ref}
          id={id}
          rows={rows}
          dir="auto"
          className={classes(CONTROL, "field-sizing-content max-h-96 resize-y")}
          {...area}
          {...fieldAria(id, { hint, error })}
        />
        {over}
      </div>
    </Field>
  );
});
