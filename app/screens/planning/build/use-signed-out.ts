import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { endRefusedSession } from "~/browser/session/guards";
import { READ_SIGN_IN_ERROR_MS } from "~/domain/navigation/timings";

/** Once the server has refused the session: to /access, after the time it takes to read why. */
export function useSignedOut(signedOut: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!signedOut) return;
    const timer = setTimeout(() => {
      endRefusedSession();
      navigate("/access", { replace: true });
    }, READ_SIGN_IN_ERROR_MS);
    return () => clearTimeout(timer);
  }, [signedOut, navigate]);
}
