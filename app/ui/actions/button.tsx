import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from "react";
import { buttonStyle, type ButtonLook } from "./button-style";
import { MovingLine } from "../feedback/pending-line";

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** One primary a screen; danger asks for a ConfirmDialog. */
  look?: ButtonLook;
  /** While true the button is disabled, a line moves along its edge and `pendingLabel` is read instead. */
  pending?: boolean;
  pendingLabel?: ReactNode;
};

/** A button at least 48 px high that shows what it is waiting for. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look = "primary", pending = false, pendingLabel, disabled, className, children, type = "button", ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={buttonStyle(look, className)}
      {...rest}
    >
      {pending ? (pendingLabel ?? children) : children}
      {pending && <MovingLine />}
    </button>
  );
});
