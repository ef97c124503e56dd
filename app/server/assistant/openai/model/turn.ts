import type { ChatCompletionChunk } from "openai/resources/chat/completions";
import { ModelFailure } from "./failure";

/** A function that the model calls, its arguments as it wrote them. */
export type FunctionCall = { id: string; name: string; given: string };

/** What a turn came to: words, or functions to call, or both. */
export type Turn = { words: string; calls: FunctionCall[] };

const MOST_CALLS = 8;
const LONGEST_ARGUMENTS = 2_000;

/** Puts a turn together from its pieces: calls come by their number, their arguments letter by letter. */
export class TurnInPieces {
  private words = "";
  private readonly calls = new Map<number, FunctionCall>();

  /** Takes a piece; throws ModelFailure where it cannot be part of any turn. */
  push({ choices }: ChatCompletionChunk): void {
    const delta = choices?.[0]?.delta;
    this.words += delta?.content ?? "";
    for (const { index, id, function: named } of delta?.tool_calls ?? []) {
      const call = this.calls.get(index) ?? { id: id || `call-${index}`, name: "", given: "" };
      call.name ||= named?.name ?? "";
      call.given += named?.arguments ?? "";
      this.calls.set(index, call);
      if (this.calls.size > MOST_CALLS || call.given.length > LONGEST_ARGUMENTS) throw new ModelFailure("nonsense");
    }
  }

  /** Throws ModelFailure where nothing came. */
  end(): Turn {
    const calls = [...this.calls.values()].filter(({ name }) => name !== "");
    if (calls.length === 0 && this.words.trim() === "") throw new ModelFailure("nonsense");
    return { words: this.words, calls };
  }
}
