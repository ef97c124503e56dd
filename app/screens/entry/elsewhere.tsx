import { redirect } from "@remix-run/react";
import { answeredElsewhere } from "~/domain/navigation/other-addresses";

/** Leads on from an address that another screen answers: here within the app, as a redirect where the address was typed. */
const leadOn = ({ request }: { request: Request }): Response =>
  redirect(answeredElsewhere(new URL(request.url)) ?? "/");

export const loader = leadOn;
export const clientLoader = leadOn;

/** Never seen: the loaders always lead on. */
export default function Elsewhere() {
  return null;
}
