import { isValidElement } from "react";

/** Marks every text in a message or in a whole file of them; a React element keeps its shape, its children are marked. */
export function mark<Message>(message: Message): Message {
  return marked(message) as Message;
}

function marked(message: unknown): unknown {
  if (typeof message === "string") return message === "" ? "" : `⟦${message}⟧`;
  if (typeof message === "function") return (...values: unknown[]): unknown => marked(message(...values));
  if (Array.isArray(message)) return message.map(marked);
  if (message instanceof RegExp || message instanceof Date || isValidElement(message)) return message;
  if (typeof message === "object" && message !== null)
    return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, marked(value)]));
  return message;
}

const SPOKEN_ATTRIBUTE =
  /\s(?:aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder)="([^"]*)"/g;
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

const readable = (html: string): string => html.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);

/** What stands outside of every pair of brackets. */
function unmarked(text: string): string {
  let depth = 0;
  return [...text]
    .filter((sign) => {
      if (sign === "⟦") depth += 1;
      if (sign === "⟧") depth -= 1;
      return depth === 0 && sign !== "⟧";
    })
    .join("");
}

/** The words of a page, seen or spoken, that come from no message: one entry for each text and each attribute. */
export function wordsOutside(html: string): string[] {
  const body = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "").replace(/<!--[\s\S]*?-->/g, "");
  const spoken = [...body.matchAll(SPOKEN_ATTRIBUTE)].map(([, words = ""]) => words);
  // Pieces of one sentence may stand in elements of their own, inside the brackets of one message.
  const seen = unmarked(body.replace(/<[^>]+>/g, "\n")).split("\n");
  return [...seen, ...spoken.map(unmarked)]
    .map((words) => readable(words).trim())
    .filter((words) => /\p{L}{2}/u.test(words));
}
