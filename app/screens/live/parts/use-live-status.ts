import { useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { isUnauthenticated } from "~/browser/api-problem";
import { endRefusedSession } from "~/browser/guards";
import { refreshLiveStatus } from "./live-status";

/** Whether what is shown has been confirmed by the server; `unreachable` means it is what this phone remembers. */
export type LiveNews = "asking" | "confirmed" | "unreachable";

/**
 * After a live screen has painted from the local copy: one call brings the position up to date. Asked again whenever the
 * phone comes out of the pocket or finds its connection, since a companion may have moved the day along meanwhile; and
 * every `everyMs` milliseconds where that is given, while somebody looks.
 */
export function useLiveStatus(tripId: string, { everyMs }: { everyMs?: number } = {}): LiveNews {
  const [news, setNews] = useState<LiveNews>("asking");
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      if (document.visibilityState === "hidden") return;
      try {
        const changed = await refreshLiveStatus(tripId);
        if (gone) return;
        setNews("confirmed");
        if (changed) revalidate();
      } catch (error) {
        if (gone) return;
        if (!isUnauthenticated(error)) return setNews("unreachable");
        endRefusedSession();
        navigate("/access", { replace: true });
      }
    };
    void ask();
    const timer = everyMs === undefined ? undefined : setInterval(() => void ask(), everyMs);
    document.addEventListener("visibilitychange", ask);
    window.addEventListener("online", ask);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
      window.removeEventListener("online", ask);
    };
    // Once for each trip: a revalidation must not ask again.
  }, [tripId, everyMs]);
  return news;
}
