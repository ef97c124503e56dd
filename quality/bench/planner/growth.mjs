/**
 * The exponent of growth: 1 is linear, 2 quadratic; the slope of the best straight line through the logarithms.
 * @param {readonly { size: number, ms: number }[]} points
 */
export function growthExponent(points) {
  const logs = points.map(({ size, ms }) => ({ x: Math.log(size), y: Math.log(ms) }));
  const mean = (/** @type {(log: { x: number, y: number }) => number} */ value) =>
    logs.reduce((sum, log) => sum + value(log), 0) / logs.length;
  const [x, y] = [mean((log) => log.x), mean((log) => log.y)];
  return mean((log) => (log.x - x) * (log.y - y)) / mean((log) => (log.x - x) ** 2);
}
