import { type ComponentProps, Suspense } from "react";
import { useCalm } from "~/browser/page/use-calm";
import { optionalPart } from "~/ui/layout/optional-part";

/** The plan is judged on this device, by a script that comes after the first paint; until then the places of the hints are empty. */
const content = () => import("./hints-content");

const DayContent = optionalPart(() => content().then(({ DayHintsContent }) => ({ default: DayHintsContent })));
const PlacedContent = optionalPart(() => content().then(({ PlacedHintsContent }) => ({ default: PlacedHintsContent })));
const ChangeContent = optionalPart(() => content().then(({ ChangeHintsContent }) => ({ default: ChangeHintsContent })));

/** "1 thing to know": all hints of a day, folded away on its card. */
export const DayHints = (props: ComponentProps<typeof DayContent>) =>
  useCalm() && (
    <Suspense>
      <DayContent {...props} />
    </Suspense>
  );

/** The hints that belong to one place of a screen: the trip, a day, a block, or the way to a block. */
export const PlacedHints = (props: ComponentProps<typeof PlacedContent>) =>
  useCalm() && (
    <Suspense>
      <PlacedContent {...props} />
    </Suspense>
  );

/** The hints that a change of a block would bring, before it is saved. */
export const ChangeHints = (props: ComponentProps<typeof ChangeContent>) =>
  useCalm() && (
    <Suspense>
      <ChangeContent {...props} />
    </Suspense>
  );
