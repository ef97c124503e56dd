import type * as Y from "yjs";
import { callApi } from "~/browser/api/api-client";
import { ApiProblem } from "~/browser/api/api-problem";
import { readLocal, writeLocal } from "~/browser/storage/local-copy";
import { readItineraryDays } from "~/contracts/calls/itinerary";
import { readPlan } from "~/contracts/room/itinerary-document";
import { withOpenWords } from "~/domain/plan/day-of-stops";
import { planWithShared } from "~/domain/plan/itinerary";
import { openPartTexts } from "#messages/ui";

/** Often enough to read along while somebody types, seldom enough not to repaint for each letter. */
const EVERY_MS = 150;

/** The document's days in the local copy, which every screen paints from. */
export class CopiedDays {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fetching = false;

  constructor(
    readonly tripId: string,
    readonly doc: Y.Doc,
    readonly onCopied: () => void,
  ) {}

  /** Copies soon; however many changes come until then, once. */
  soon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#copy();
    }, EVERY_MS);
  }

  stop = (): void => clearTimeout(this.#timer);

  #copy(): void {
    const shared = readPlan(this.doc);
    if (shared.days.length === 0 || readLocal("tripData")?.tripId !== this.tripId) return;
    const plan = readLocal("itineraryData");
    if (plan === null || plan.tripId !== this.tripId) return void this.#fetchPlan();
    const days = shared.days.map((day) => withOpenWords(day, openPartTexts));
    const wanted = planWithShared(plan, { days, shelf: shared.shelf });
    if (wanted === plan) return;
    writeLocal("itineraryData", wanted);
    this.onCopied();
  }

  /** The first days of a plan that this phone has never seen: the document knows the days alone, not what the plan is called. */
  async #fetchPlan(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      const plan = await callApi(readItineraryDays, { params: { tripId: this.tripId } });
      if (readLocal("tripData")?.tripId !== this.tripId) return;
      writeLocal("itineraryData", plan);
      this.onCopied();
      this.soon();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error; // the next change of the document asks again
    } finally {
      this.#fetching = false;
    }
  }
}
