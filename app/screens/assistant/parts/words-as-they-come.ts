import type { ReadBody } from "~/browser/api/api-client";

/** The sentences at the beginning of an answer that is not whole yet. */
const SAID = /^\{"said":\[((?:null|"(?:[^"\\]|\\.)*"|,)*)/;

/** What has been said of an answer so far: what stands behind the last new beginning. */
export function saidIn(text: string): string {
  const list = SAID.exec(text)?.[1]?.replace(/,$/, "") ?? "";
  const said: (string | null)[] = JSON.parse(`[${list}]`);
  return said.slice(said.lastIndexOf(null) + 1).join(" ");
}

/** Reads an answer and tells its words while they come. One that breaks off, or takes too long, is none. */
export const tellWhileReading =
  (tell: (words: string) => void, timeoutMs: number): ReadBody =>
  async (response) => {
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    const timer = setTimeout(() => void reader?.cancel().catch(() => undefined), timeoutMs);
    let text = "";
    try {
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
        text += decoder.decode(next.value, { stream: true });
        if (response.ok) tell(saidIn(text));
      }
      return JSON.parse(text);
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
