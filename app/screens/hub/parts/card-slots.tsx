import { type ComponentProps, Suspense } from "react";
import { useCalm } from "~/browser/page/use-calm";
import { optionalPart } from "~/ui/layout/optional-part";
import { SkeletonCard } from "~/ui/feedback/skeleton";

/** The trip itself is painted first; what the destination is like comes by a script of its own. */
const cards = () => import("./destination-cards");

const Weather = optionalPart(() => cards().then(({ WeatherCard }) => ({ default: WeatherCard })));
const Country = optionalPart(() => cards().then(({ CountryCards }) => ({ default: CountryCards })));

export function WeatherSlot(props: ComponentProps<typeof Weather>) {
  return useCalm() ? (
    <Suspense fallback={<SkeletonCard />}>
      <Weather {...props} />
    </Suspense>
  ) : (
    <SkeletonCard />
  );
}

/** Two cards: Travel Advisories and Tips. */
export function CountrySlots(props: ComponentProps<typeof Country>) {
  const waiting = (
    <>
      <SkeletonCard />
      <SkeletonCard />
    </>
  );
  return useCalm() ? (
    <Suspense fallback={waiting}>
      <Country {...props} />
    </Suspense>
  ) : (
    waiting
  );
}
