import type * as z from "zod/mini";
import type { FunctionSpec } from "../model/request";
import type { FunctionCall } from "../model/turn";
import { type Hands, NotDone } from "./hands";
import { LOOK_UP } from "./look-up";
import type { ModelFunction } from "./model-function";
import { PROPOSE } from "./propose";

type Runner = { spec: FunctionSpec; run: (hands: Hands, given: unknown) => Promise<object> };

/** With its arguments read by its shape: what does not fit is not run. */
const runner = <Shape extends z.ZodMiniType>(name: string, { says, shape, run }: ModelFunction<Shape>): Runner => ({
  spec: { name, says, shape },
  async run(hands, given) {
    const read = shape.safeParse(given);
    if (!read.success) throw new NotDone("These arguments do not fit the function.");
    return run(hands, read.data);
  },
});

const { find_places, read_day, place_hours, way_between, weather, country, holidays, know_how } = LOOK_UP;
const { propose_replace, propose_add, propose_move, propose_shelve, propose_swap_days, propose_time, propose_length } =
  PROPOSE;

const LOOKING = [
  runner("find_places", find_places),
  runner("read_day", read_day),
  runner("place_hours", place_hours),
  runner("way_between", way_between),
  runner("weather", weather),
  runner("country", country),
  runner("holidays", holidays),
  runner("know_how", know_how),
];
const PROPOSING = [
  runner("propose_replace", propose_replace),
  runner("propose_add", propose_add),
  runner("propose_move", propose_move),
  runner("propose_shelve", propose_shelve),
  runner("propose_swap_days", propose_swap_days),
  runner("propose_time", propose_time),
  runner("propose_length", propose_length),
];

const runnersFor = ({ mayPropose }: Pick<Hands, "mayPropose">): readonly Runner[] =>
  mayPropose ? [...LOOKING, ...PROPOSING] : LOOKING;

/** Everything that the model may call. */
export const functionsFor = (hands: Pick<Hands, "mayPropose">): readonly FunctionSpec[] =>
  runnersFor(hands).map(({ spec }) => spec);

/** What a call gave, for the model: data, or a sentence on why it was not done. Never throws for what a model may send. */
export async function runFunction(hands: Hands, { name, given }: FunctionCall): Promise<Record<string, unknown>> {
  const wanted = runnersFor(hands).find(({ spec }) => spec.name === name);
  if (!wanted) return { error: "There is no such function." };
  try {
    return { ...(await wanted.run(hands, argumentsIn(given))) };
  } catch (problem) {
    if (problem instanceof NotDone) return { error: problem.message };
    throw problem;
  }
}

/** @throws NotDone */
function argumentsIn(given: string): unknown {
  if (given.trim() === "") return {};
  try {
    return JSON.parse(given);
  } catch {
    throw new NotDone("The arguments are no JSON.");
  }
}
