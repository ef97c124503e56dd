import { expect, test } from "vitest";
import { aboutInSeason } from "~/planner/words/season-lines";
import { aPlace } from "../guide-builder";

const LOTUS = "The lotus stands higher than your head in August, and swan boats have one corner to themselves.";
const RAINIER = "Lupins and paintbrush to the glacier's edge in August, and snow walls above the car in June.";
const WHALES = "Minkes and, with luck, a humpback; they lend overalls, and puffins whirr past in early summer.";
const north = (month: number) => ({ months: [month], lat: 35 });
const said = (about: string, time: { months: number[]; lat: number }) =>
  aboutInSeason(aPlace({ about, category: "park", neighborhood: "Ueno" }), time);

test.each([
  ["the lotus in August stays", LOTUS, north(8), LOTUS],
  ["in November only the boats do", LOTUS, north(11), "Swan boats have one corner to themselves."],
  ["of two months the one that is now", RAINIER, north(6), "Snow walls above the car in June."],
  [
    "iris beds outside their weeks",
    "Only the giant stones of Edo castle are left, with iris beds below and towers all round.",
    north(11),
    "Only the giant stones of Edo castle are left.",
  ],
  ["the scent of iris is no flower bed", "It smells of iris.", north(11), "It smells of iris."],
  ["where nothing is left, the kind of place", RAINIER, north(9), "A park in Ueno."],
  ["a span counts as a whole", "Open water from May to September.", north(7), "Open water from May to September."],
  [
    "spring is in October south of the equator",
    "Jacarandas in spring.",
    { months: [10], lat: -33 },
    "Jacarandas in spring.",
  ],
  ["and not in April", "Jacarandas in spring.", { months: [4], lat: -33 }, "A park in Ueno."],
  ["without dates all is said", LOTUS, { months: [], lat: 35 }, LOTUS],
  ["no word is left hanging", WHALES, north(2), "Minkes and, with luck, a humpback; they lend overalls."],
  ["a root of lotus is no flower", "Dumplings, lotus root and tea.", north(11), "Dumplings, lotus root and tea."],
  ["a hot spring is no season", "A hot spring under pines.", north(11), "A hot spring under pines."],
])("%s", (_case, about, time, expected) => expect(said(about, time)).toBe(expected));
