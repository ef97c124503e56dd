import { Suspense } from "react";
import { useCalm } from "~/browser/page/use-calm";
import { optionalPart } from "~/ui/layout/optional-part";

const Tending = optionalPart(() => import("./tending"));

/** What looks after the app whatever screen is open, once the page is there; without a network to fetch its script from, the next start does. */
export const AfterPaint = () =>
  useCalm() ? (
    <Suspense>
      <Tending />
    </Suspense>
  ) : null;
