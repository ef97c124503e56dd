import { Link, type LinkProps } from "@remix-run/react";
import { forwardRef } from "react";
import { buttonStyle, type ButtonLook } from "./button-style";

export type ButtonLinkProps = LinkProps & { look?: ButtonLook };

/** A link that leads on, dressed as a button. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { look = "primary", className, ...rest },
  ref,
) {
  return <Link ref={ref} className={buttonStyle(look, className)} {...rest} />;
});
