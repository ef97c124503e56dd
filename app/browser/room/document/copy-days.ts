import type * as Y from "yjs";
import { callApi } from "~/browser/api/api-client";
import { ApiProblem } from "~/browser/api/api-problem";
import { readLocal, writeLocal, writeSharedPlan } from "~/browser/storage/local-copy";
import { sharePlan } from "~/browser/storage/shared-plan";
import { readItineraryDays } from "~/contracts/calls/itinerary";
import { readPlan } from "~/contracts/room/itinerary-document";
import { withOpenWords } from "~/domain/plan/day-of-stops";
import { endTaking } from "~/domain/trip/arrival";
import { type Day, type Itinerary, planWithShared } from "~/domain/plan/itinerary";
import { openPartTexts } from "#messages/ui";

/** Often enough to read along while somebody types, seldom enough not to repaint for each letter. */
const EVERY_MS = 150;

/** The document's days in the local copy, which every screen paints from. */
export class CopiedDays {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fetching = false;
  #leads = false;

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

  /** The document is the room's from now on: it goes before any plan that comes from elsewhere. */
  lead(): void {
    this.#leads = true;
    sharePlan(this.tripId, this.#over);
    this.soon();
  }

  /** Without the room, others may know better. */
  follow(): void {
    this.#leads = false;
    sharePlan(this.tripId, null);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.follow();
  }

  #copy(): void {
    if (readPlan(this.doc).days.length === 0 || readLocal("tripData")?.tripId !== this.tripId) return;
    const plan = readLocal("itineraryData");
    if (plan === null || plan.tripId !== this.tripId) return void this.#fetchPlan();
    const wanted = this.#over(plan);
    if (wanted === plan) return;
    if (this.#leads) writeSharedPlan(wanted);
    else writeLocal("itineraryData", wanted);
    this.onCopied();
  }

  /** The plan with the days and the shelf that the document has. */
  #over = (plan: Itinerary): Itinerary => {
    const { days, shelf } = readPlan(this.doc);
    return days.length === 0 ? plan : planWithShared(plan, { days: days.map(this.#inWords), shelf });
  };

  /** The day as the Worker would answer it: what is open says why, as far as this device knows the trip. */
  #inWords = (day: Day): Day => {
    const trip = readLocal("tripData");
    return withOpenWords(day, ({ timeOfDay }) => {
      const taken = trip?.tripId === this.tripId ? endTaking(day.dayIndex, timeOfDay, trip) : null;
      return openPartTexts({ timeOfDay, taken });
    });
  };

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
