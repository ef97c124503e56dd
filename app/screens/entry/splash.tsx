import { PrefetchPageLinks, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { currentSession } from "~/browser/session/session";
import { SPLASH_MS } from "~/domain/navigation/timings";
import { Splash } from "~/ui/feedback/splash";

/** Where the splash leads; their scripts are fetched while it stands. */
const NEXT = ["/access", "/hydratelocal"];

/** The opening: after the splash, on to the trip or to the sign-in (SPEC section 2, splash). */
export default function Opening() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(
      () => navigate(currentSession() === null ? "/access" : "/hydratelocal", { replace: true }),
      SPLASH_MS,
    );
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      {NEXT.map((page) => (
        <PrefetchPageLinks key={page} page={page} />
      ))}
      <Splash />
    </>
  );
}
