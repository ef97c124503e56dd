import { days } from "#messages/ui/days";

/** What the cover of a trip says of it; the countdown is the domain's. */
export const hubSummaryTexts = {
  city: "City",
  dates: "Dates",
  travellers: "Travellers",
  planned: "Days planned",
  plannedCount: (planned: number, total: number) =>
    planned >= total ? `All ${days(total)}` : `${planned} of ${days(total)}`,
};
