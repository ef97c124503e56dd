import { test } from "vitest";
import { readFileSync, writeFileSync } from "node:fs";
import { planTripDays } from "~/domain/planner/plan-trip";
import { suggestAnchors } from "~/domain/planner/suggest-anchors";
test("show", () => {
  const spec = JSON.parse(process.env.SHOW ?? "{}");
  const raw = spec.city ? JSON.parse(readFileSync(`${process.env.CITIES ?? "/tmp/wt/places/db/places/cities"}/${spec.city}.json`, "utf8")) : null;
  const guide = raw && { ...raw, places: raw.places.map((p: object) => ({ ...p, corroborated: true })) };
  const brief = { tripId: spec.tripId ?? "t1", tripName: "x", purpose: "", cityName: raw?.name ?? spec.name ?? "Ghent", guide, startDate: "2026-05-04", daysTotal: spec.days ?? 4, whoWith: spec.whoWith ?? [], partyCount: 2, intent: spec.intent ?? null, anchors: spec.anchors ?? [] };
  const t0 = performance.now();
  const days = planTripDays(brief);
  const ms = performance.now() - t0;
  let out = `${ms.toFixed(1)} ms\n`;
  for (const d of days) { out += `\nDAY ${d.dayIndex}: ${d.summary}\n`; for (const b of Object.values(d.blocks)) out += `  [${b.timeOfDay}] ${b.title} (${b.location})${b.isTicketed ? " T" : ""}${b.verified ? "" : " ?"}\n     ${b.description}\n`; }
  if (spec.showAnchors) out += JSON.stringify(suggestAnchors(brief), null, 1);
  writeFileSync("/tmp/assist/out.txt", out);
});
