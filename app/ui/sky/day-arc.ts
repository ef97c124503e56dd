/** The way of the sun over a day, as a curve from the lower left over the top to the lower right. */
export type DayArc = { path: string; stations: { x: number; y: number }[] };

/** The arc of a day in a box, with its stations at equal distances from left to right: the middle of each of `count` columns. */
export function dayArc(width: number, height: number, count: number): DayArc {
  const heightAt = (x: number) => height * (1 - 4 * (x / width) * (1 - x / width));
  const stations = Array.from({ length: count }, (_, index) => {
    const x = (width * (index + 0.5)) / count;
    return { x, y: heightAt(x) };
  });
  // A parabola through both lower corners and the top: its control point lies as far above the top as the ends lie below it.
  return { path: `M0 ${height}Q${width / 2} ${-height} ${width} ${height}`, stations };
}
