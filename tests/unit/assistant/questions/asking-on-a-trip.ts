import { readKnowHow } from "#db/know-how/know-how-files";
import { loadCities } from "#db/places/load-cities";
import { planTripDays } from "~/planner/plan/plan-trip";
import { byLeg } from "~/server/assistant/by-leg";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { aBrief } from "../../planner/guide-builder";

const cities = loadCities();
const assistant = byLeg(embeddedAssistant());
type Trip = {
  guide: (typeof cities)[number];
  brief: ReturnType<typeof aBrief>;
  days: ReturnType<typeof planTripDays>;
};
const trips = new Map<string, Trip>();

/** Five days in a city from a Monday in May on. */
function tripTo(id: string): Trip {
  const known = trips.get(id);
  if (known) return known;
  const guide = cities.find((city) => city.id === id);
  if (!guide) throw new Error(`No ${id}.`);
  const brief = aBrief({ cityName: guide.name, guide, daysTotal: 5, startDate: "2027-05-03" });
  const trip = { guide, brief, days: planTripDays(brief) };
  trips.set(id, trip);
  return trip;
}

const told = ([question, reply = ""]: readonly string[]) => (question === undefined ? [] : [{ question, reply }]);

/** What the assistant answers on a trip, be it after an earlier question and its reply. */
export async function ask(city: string, message: string, ...before: string[]): Promise<string> {
  const { brief, days } = tripTo(city);
  return (await assistant.chat({ brief, days, message, travellerName: "", before: told(before) })).reply;
}

/** The same with what somebody who lives there would say. */
export async function askWithNotes(city: string, message: string, ...before: string[]): Promise<string> {
  const { guide, brief, days } = tripTo(city);
  const knowHow = async (_: string, language: Parameters<typeof readKnowHow>[0]) => readKnowHow(language, guide);
  return (await assistant.chat({ brief, days, message, travellerName: "", before: told(before), knowHow })).reply;
}
