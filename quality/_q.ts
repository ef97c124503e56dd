import { readFileSync, writeFileSync } from "node:fs";
import { loadCities } from "#db/places/load-cities";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { byLeg } from "~/server/assistant/by-leg";
import { askAssistant, putUtterance } from "./utterances/put-utterance";
export async function run() {
  const guides = loadCities(); const answer = askAssistant(byLeg(embeddedAssistant()));
  const list = JSON.parse(readFileSync(process.env.IN!, "utf8")); let out = "";
  for (const u of list) {
    const base = { company: "couple", month: 5, ...u, now: u.now ?? "" };
    const before: string[] = [];
    for (const b of u.before ?? []) { const text = b.text ?? b; const isQ = /\?|^(what|how|is|are|which|wie|cosa|a que|do|where|can we get)/i.test(text) ; const r = await putUtterance({ ...base, before: [], kind: u.kind === "question" || isQ && u.kind === "question" ? "question" : "wish", text } as never, guides as never, answer); before.push("U: " + text, "A: " + r.text); }
    const reply = await putUtterance({ ...base, before } as never, guides as never, answer);
    out += `### ${u.id} ${u.kind} ${u.city} ${u.part ?? ""} now: ${u.now ?? "-"}\n${before.map((b) => "  (" + b + ")").join("\n")}${before.length ? "\n" : ""}> ${u.text}\n${reply.text}\n\n`;
  }
  writeFileSync(process.env.OUT!, out);
}
