import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aDay } from "#tests/fixtures/days";
import { dayOf } from "~/domain/plan/day-of-stops";
import { stopFrom } from "~/domain/plan/whole-block";
import { BookedOfDay } from "~/features/plan/booked-of-day";

const BOOKING = { reference: "ABC-778", name: "Klein", time: "17:30", url: "", note: "" };

const shown = (booking: typeof BOOKING | null): string =>
  renderToStaticMarkup(
    <BookedOfDay
      day={dayOf(aDay(1), [
        { ...stopFrom(null, "castle"), title: "Castle", at: { day: 1, part: "morning", order: "a0" } },
        {
          ...stopFrom(null, "tea"),
          title: "Tea with my aunt",
          kind: "drink",
          booking,
          at: { day: 1, part: "morning", order: "a1" },
        },
      ])}
    />,
  );

test("a day that is not opened says what is booked on it, and when", () => {
  expect(shown(BOOKING)).toMatch(/17:30.*Tea with my aunt/);
  expect(shown(BOOKING)).not.toContain("Castle");
});

test("a day without a booking says nothing of it", () => expect(shown(null)).toBe(""));
