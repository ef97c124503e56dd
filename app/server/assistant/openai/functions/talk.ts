import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type { TellWords } from "../../port";
import { spokenReply } from "../gates/answer-shapes";
import { plainWords, type WordsGate, wholeSentences } from "../gates/plain-words";
import { ModelFailure } from "../model/failure";
import { JsonObjects } from "../model/json-objects";
import type { ModelTools } from "../model/model";
import type { ModelRequest } from "../model/request";
import type { TimeBudget } from "../model/time-budget";
import type { FunctionCall, Turn } from "../model/turn";
import { givenData } from "../prompts/data";
import type { Hands } from "./hands";
import { functionsFor, runFunction } from "./run-function";

/** How often the model may call functions, several at once, before it has to answer. */
const MOST_ROUNDS = 3;

type Talk = {
  request: Omit<ModelRequest, "shape">;
  hands: Hands;
  budget: TimeBudget;
  gate: WordsGate;
  tell: TellWords;
};

/** An answer for which the model may look things up and propose; null where none came that may go out. Never throws for what a model may do. */
export async function talk({ model }: Pick<ModelTools, "model">, asked: Talk): Promise<string | null> {
  try {
    const words = await answerAfterCalls(model, asked);
    return words === null ? null : plainWords(spokenIn(words), asked.gate);
  } catch (problem) {
    if (problem instanceof ModelFailure) return null;
    throw problem;
  }
}

async function answerAfterCalls(model: ModelTools["model"], asked: Talk): Promise<string | null> {
  const { request, hands, budget } = asked;
  const functions = functionsFor(hands);
  const before: ChatCompletionMessageParam[] = [];
  for (let round = 0; round <= MOST_ROUNDS; round += 1) {
    const mayCall = round < MOST_ROUNDS;
    const told = tellAsItComes(asked);
    const turn = await model.turn({ ...request, shape: spokenReply, before, functions, mayCall }, budget, told);
    if (turn === null) return null;
    if (turn.calls.length === 0 || !mayCall) return turn.words;
    asked.tell(null);
    before.push(calling(turn));
    for (const call of turn.calls) before.push(await resultOf(call, hands));
  }
  return null;
}

const calling = ({ words, calls }: Turn): ChatCompletionMessageParam => ({
  role: "assistant",
  content: words || null,
  tool_calls: calls.map(({ id, name, given }) => ({ id, type: "function", function: { name, arguments: given } })),
});

/** What a function gave is data, as everything else that the model is given. */
const resultOf = async (call: FunctionCall, hands: Hands): Promise<ChatCompletionMessageParam> => ({
  role: "tool",
  tool_call_id: call.id,
  content: givenData(await runFunction(hands, call)),
});

/** Some models wrap what they say in JSON all the same. */
function spokenIn(words: string): string {
  if (!words.includes("{")) return words;
  const [object] = new JsonObjects().push(words);
  const read = spokenReply.safeParse(object);
  return read.success ? read.data.reply : /^\s*(?:\{|```)/.test(words) ? "" : words;
}

/** Tells each sentence when it is whole and has passed the gate. */
function tellAsItComes({ gate, tell }: Talk): (words: string) => void {
  let [seen, told] = [0, ""];
  return (words) => {
    const whole = wholeSentences(words);
    if (whole.length === seen) return;
    seen = whole.length;
    const passed = plainWords(whole, gate) ?? "";
    if (!passed.startsWith(told) || passed === told) return;
    tell(passed.slice(told.length).trim());
    told = passed;
  };
}
