import { forwardRef } from "react";
import { TextField, type TextFieldProps } from "./text-field";

/** A calendar date as `YYYY-MM-DD`, asked by the phone's own date picker. */
export const DateField = forwardRef<HTMLInputElement, Omit<TextFieldProps, "type">>(function DateField(props, ref) {
  return <TextField ref={ref} {...props} type="date" />;
});
