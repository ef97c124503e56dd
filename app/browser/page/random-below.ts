const NUMBERS = 2 ** 32;

/** A whole number from 0 up to but not including `count`, each as likely, that nobody can foresee. */
export function randomBelow(count: number): number {
  // Whatever lies beyond the last whole multiple would make the first numbers likelier.
  const fair = NUMBERS - (NUMBERS % count);
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? NUMBERS) >= fair);
  return (drawn[0] ?? 0) % count;
}
