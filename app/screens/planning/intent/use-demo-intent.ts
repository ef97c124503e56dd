import { useEffect, useState } from "react";
import { hasMadeDemo } from "~/browser/storage/made-demo";
import type { TripIntentForm } from "~/domain/trip/trip-intent";

/** What a demo of the city has answered already, soon after the first paint; null for a city that needs no such answers. */
export function useDemoIntent(city: string | null): TripIntentForm | null {
  const [form, setForm] = useState<TripIntentForm | null>(null);
  useEffect(() => {
    if (city === null || !hasMadeDemo()) return;
    // Without it the form only begins empty.
    void import("./demo-intent").then(
      ({ demoIntent }) => setForm(demoIntent(city)),
      () => undefined,
    );
  }, [city]);
  return city === null ? null : form;
}
