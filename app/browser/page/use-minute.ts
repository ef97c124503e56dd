import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The time, anew with each minute of the clock, and when the phone comes out of the pocket. For a small part of a screen: only what uses it is painted anew. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      setNow(new Date());
      timer = setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return now;
}
