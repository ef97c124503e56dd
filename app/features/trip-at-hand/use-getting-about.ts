import { gettingAbout, type GettingAbout } from "~/domain/place/way-between";
import { useLocal } from "~/browser/storage/local-copy";

/** How the trip at hand gets about; the usual way until that is known. */
export const useGettingAbout = (): GettingAbout => gettingAbout(useLocal("tripIntentData")?.mobility ?? []);
