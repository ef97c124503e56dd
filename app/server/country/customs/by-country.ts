/** The countries of a row, by their two letters. */
export const countries = (codes: string): ReadonlySet<string> => new Set(codes.split(/\s+/));

/** Which of some rows of countries a country stands in; what is usual where it stands in none. */
export function rowOf<Row extends string>(
  rows: Readonly<Partial<Record<Row, ReadonlySet<string>>>>,
  code: string,
  usual: Row,
): Row {
  const found = (Object.entries(rows) as [Row, ReadonlySet<string>][]).find(([, codes]) => codes.has(code));
  return found?.[0] ?? usual;
}
