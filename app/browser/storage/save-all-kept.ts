import { keptDemo, keptThings, saveKept } from "./kept-demo";

/** Saves all that was made before the sign-in; what cannot be saved now is tried again where it is shown. Fetched only when there is something. */
export const saveAllKept = async (): Promise<void> =>
  void (await Promise.allSettled([saveKept(keptDemo), saveKept(keptThings)]));
