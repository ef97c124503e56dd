import { stored } from "./stored-keys";
import { isStored } from "./stored-value";

/** Whether a visitor made something in a demo. What it is, `kept-demo` reads: that is fetched by whom it concerns. */
export const hasMadeDemo = (): boolean => isStored(stored.itineraryDataDemo) || isStored(stored.bestThingsData);
