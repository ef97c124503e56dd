import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { endRefusedSession } from "~/browser/guards";

/** SPEC section 9: the itinerary's sign-in error is read for two seconds before the way leads to /access. */
const REDIRECT_DELAY_MS = 2_000;

/** Once the server has refused the session: to /access, after the time it takes to read why. */
export function useSignedOut(signedOut: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!signedOut) return;
    const timer = setTimeout(() => {
      endRefusedSession();
      navigate("/access", { replace: true });
    }, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [signedOut, navigate]);
}
