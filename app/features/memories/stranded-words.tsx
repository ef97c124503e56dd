import { useTripsWithStrandedWords } from "~/browser/outbox/outbox-store";
import { UnsentWords } from "./unsent-words";

/** Words that a trip would not take any more, where its memories can no longer be opened. */
export const StrandedWords = () =>
  useTripsWithStrandedWords().map((tripId) => <UnsentWords key={tripId} tripId={tripId} />);
