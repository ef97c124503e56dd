import { loadCities } from "#db/places/load-cities";
import { planTripDays } from "~/planner/plan/plan-trip";
import { byLeg } from "~/server/assistant/by-leg";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { aBrief } from "../../planner/guide-builder";

const cities = loadCities();
const assistant = byLeg(embeddedAssistant());
const trips = new Map<string, { brief: ReturnType<typeof aBrief>; days: ReturnType<typeof planTripDays> }>();

/** Five days in a city from a Monday in May on. */
function tripTo(id: string) {
  const known = trips.get(id);
  if (known) return known;
  const guide = cities.find((city) => city.id === id);
  if (!guide) throw new Error(`No ${id}.`);
  const brief = aBrief({ cityName: guide.name, guide, daysTotal: 5, startDate: "2027-05-03" });
  const trip = { brief, days: planTripDays(brief) };
  trips.set(id, trip);
  return trip;
}

/** What the assistant answers on a trip, be it after an earlier question and its reply. */
export async function ask(city: string, message: string, ...[question, reply = ""]: string[]): Promise<string> {
  const before = question === undefined ? [] : [{ question, reply }];
  return (await assistant.chat({ ...tripTo(city), message, travellerName: "", before })).reply;
}
