import { describe, expect, test } from "vitest";
import { colour, contrast, over, type Scheme, skyValue } from "./palette";

const SCHEMES: Scheme[] = ["day", "night"];
const GROUNDS = ["paper", "raised", "sunken"];
const SKIES = [
  { block: "morning", sky: "dawn" },
  { block: "afternoon", sky: "noon" },
  { block: "evening", sky: "dusk" },
];

describe.each(SCHEMES)("by %s", (scheme) => {
  const of = (token: string) => colour(token, scheme);

  test.each(GROUNDS)("every ink is readable on %s (AA)", (ground) => {
    for (const ink of ["ink", "ink-soft", "ink-faint", "bad", "good"])
      expect(contrast(of(ink), of(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  test("what is accented is readable: buttons, pressed or not, selected chips, washes", () => {
    for (const [ink, ground] of [
      ["on-accent", "accent"],
      ["on-accent", "accent-deep"],
      ["paper", "ink"],
      ["bad", "bad-wash"],
      ["good", "good-wash"],
      ["bad-wash", "bad"],
      ["ink", "accent-wash"],
      ["ink-soft", "line"],
      ["accent", "paper"],
      ["accent", "raised"],
    ] as const) {
      expect(contrast(of(ink), of(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each([1, 2, 3, 4, 5, 6, 7])(
    "the number on the colour of day %i is readable, and the colour stands out on a map",
    (day) => {
      expect(contrast(of("on-day"), of(`day-${day}`))).toBeGreaterThanOrEqual(4.5);
      for (const ground of GROUNDS) expect(contrast(of(`day-${day}`), of(ground)), ground).toBeGreaterThanOrEqual(3);
    },
  );

  test("the edge of a control and the ring of the focus stand out (3:1)", () => {
    for (const ground of GROUNDS) {
      expect(contrast(of("edge"), of(ground)), `edge on ${ground}`).toBeGreaterThanOrEqual(3);
      expect(contrast(of("accent"), of(ground)), `accent on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(SKIES)("the chip and the station of the $block are readable", ({ sky }) => {
    for (const ground of [sky, "paper", "raised"])
      expect(contrast(of(`${sky}-ink`), of(ground)), `${sky}-ink on ${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const ground of ["paper", "raised"])
      expect(contrast(of(`${sky}-edge`), of(ground)), `${sky}-edge on ${ground}`).toBeGreaterThanOrEqual(3);
  });

  test.each(SKIES)("the band of the $block is readable at every point of its sky", ({ sky }) => {
    for (const stop of ["high", "mid", "low"])
      expect(contrast(of(`${sky}-on`), of(`${sky}-${stop}`)), `${sky}-on on ${sky}-${stop}`).toBeGreaterThanOrEqual(
        4.5,
      );
  });

  test.each(SKIES)(
    "the live screen of the $block is readable in sunlight (AAA), on the sky, before the sun and on its cards",
    ({ block, sky }) => {
      // Under the dusk sky the text is light by day too.
      const inkScheme: Scheme = block === "evening" ? "night" : scheme;
      const ink = colour("ink", inkScheme);
      for (const stop of ["high", "mid", "low", "far", "near"])
        expect(contrast(ink, of(`${sky}-${stop}`)), `ink on ${sky}-${stop}`).toBeGreaterThanOrEqual(7);
      const sun = /#[0-9a-f]{8}/g;
      const veils = skyValue("sky-sun", block).match(sun) ?? [];
      const veil = veils[scheme === "day" ? 0 : veils.length - 1] ?? "";
      const alpha = Number.parseInt(veil.slice(7), 16) / 255;
      const core = [1, 2, 3].reduce((ground) => over(ground, veil, alpha), of(`${sky}-high`));
      expect(contrast(ink, core), "ink before the sun").toBeGreaterThanOrEqual(7);
      expect(
        contrast(ink, inkScheme === "night" ? skyValue("sky-card", block) : colour("raised", "day")),
        "ink on a card",
      ).toBeGreaterThanOrEqual(7);
    },
  );
});
