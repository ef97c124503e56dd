import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { type Attack, repeated, seconds } from "./attack";
import { aTrip, type Caller, countOf, statusesOf } from "./target";

/** A trip of three days with a plan. */
async function plannedTrip(caller: Caller, joinCode: string): Promise<string> {
  const tripId = await aTrip(caller, joinCode);
  await caller.call(ALL_ENDPOINTS.buildItinerary, { body: { tripId } });
  return tripId;
}

/** A day may be asked for by itself, and be asked for once more where something is amiss with it. */
const MOST_FOR_THREE_DAYS = 6;

export const ATTACKS_ON_COST: readonly Attack[] = [
  {
    name: "650 assistant calls by one account",
    before: "650 answered in 23 s",
    repeat: async ({ someone, model }) => {
      const caller = await someone("Mallory");
      const tripId = await plannedTrip(caller, "ASKING-A-LOT");
      const body = { tripId, dayIndex: 1, blockName: "morning", question: "What is next?" };
      const [asked, began] = [model.asked.length, Date.now()];
      const answers = await repeated(650, 50, () => caller.call(ALL_ENDPOINTS.askAboutBlock, { body }));
      const minutes = Math.ceil((Date.now() - began) / 60_000) + 1;
      return {
        found: `${statusesOf(answers)} in ${seconds(Date.now() - began)}; ${model.asked.length - asked} requests to the model`,
        held: countOf(answers, 200) <= 20 * minutes && countOf(answers, 200) + countOf(answers, 429) === 650,
      };
    },
  },
  {
    name: "15 builds of one trip at once",
    before: "180 requests to the model",
    repeat: async ({ someone, model }) => {
      const buildBy = async (name: string, builds: number) => {
        const caller = await someone(name);
        const tripId = await aTrip(caller, `${name}-BUILDS`);
        const asked = model.asked.length;
        const answers = await repeated(builds, builds, () =>
          caller.call(ALL_ENDPOINTS.buildItinerary, { body: { tripId } }),
        );
        return { answers, requests: model.asked.length - asked };
      };
      const [many, one] = [await buildBy("FIFTEEN", 15), await buildBy("SINGLE", 1)];
      return {
        found: `${statusesOf(many.answers)}; ${many.requests} requests to the model; of one build alone: ${one.requests}`,
        held: countOf(many.answers, 200) === 15 && many.requests <= MOST_FOR_THREE_DAYS,
      };
    },
  },
  {
    name: "12 gpt calls on one question at once",
    before: "12 replies stored",
    repeat: async ({ someone }) => {
      const caller = await someone("Ada");
      const params = { tripId: await plannedTrip(caller, "ONE-QUESTION") };
      await caller.call(ALL_ENDPOINTS.saveQuestion, { params, body: { userInput: "Where do we eat tonight?" } });
      const answers = await repeated(12, 12, () =>
        caller.call(ALL_ENDPOINTS.answerQuestion, { params, body: { userData: {} } }),
      );
      const { body } = await caller.call(ALL_ENDPOINTS.readThread, { params });
      const { exchanges } = ALL_ENDPOINTS.readThread.reply.parse(body);
      const told = new Set(answers.map((answer) => JSON.stringify(answer.body)));
      return {
        found: `${statusesOf(answers)}; ${exchanges.length} exchange kept, ${told.size} reply told`,
        held: exchanges.length === 1 && told.size === 1 && countOf(answers, 200) === 12,
      };
    },
  },
];
