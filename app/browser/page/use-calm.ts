import { useEffect, useState } from "react";
import { calmMoment } from "./calm-moment";

/** False until the page has been painted and nothing the traveller waits for is under way; what a screen can do without comes after that. */
export function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    let gone = false;
    void calmMoment().then(() => {
      if (!gone) setCalm(true);
    });
    return () => {
      gone = true;
    };
  }, []);
  return isCalm;
}
