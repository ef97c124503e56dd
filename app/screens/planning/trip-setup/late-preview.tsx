import { useWhenCalm } from "~/browser/page/use-calm";
import { useIsWide } from "~/browser/page/use-is-wide";
import type { SaidSoFar } from "./use-said-so-far";

const loadPreview = () => import("./trip-preview");

/** The preview, where there is room for it: fetched once the form can be filled in. */
export const LatePreview = (props: { said: SaidSoFar }) => (useIsWide() ? <Preview {...props} /> : null);

function Preview(props: { said: SaidSoFar }) {
  const preview = useWhenCalm(loadPreview);
  return preview && <preview.TripPreview {...props} />;
}
