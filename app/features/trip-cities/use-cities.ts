import { useEffect, useRef, useState } from "react";
import { MAX_LEGS } from "~/domain/forms/limits";
import type { RouteStop } from "~/domain/destination/routes";
import { nightsWithin } from "~/domain/trip/nights";
import { type CityNights, FIRST_NIGHTS } from "./cities-in-form";

/** A city of the form; the id stays while it moves. */
export type CityRow = CityNights & { id: number };

export type Cities = {
  rows: readonly CityRow[];
  /** Of a trip through several cities; null while there is one, whose dates alone say how long it is. */
  daysTotal: number | null;
  mayAdd: boolean;
  /** The row that was added last, to be filled in next. */
  added: number | null;
  add: () => void;
  remove: (id: number) => void;
  move: (from: number, to: number) => void;
  rename: (id: number, city: string) => void;
  stay: (id: number, nights: number) => void;
  /** Makes the nights add up to a trip of so many days. */
  fit: (daysTotal: number) => void;
  take: (stops: readonly RouteStop[]) => void;
};

const sumOf = (rows: readonly CityRow[]): number => rows.reduce((sum, { nights }) => sum + nights, 0);

const refitted = (rows: readonly CityRow[], daysTotal: number): CityRow[] => {
  const nights = nightsWithin(
    rows.map((row) => row.nights),
    daysTotal,
  );
  return rows.map((row, i) => ({ ...row, nights: nights[i] ?? row.nights }));
};

/**
 * The cities of a trip in their order, as a form asks for them.
 * @param first gives those that it begins with
 * @param length days between the dates of the form; null while they make none
 * @param onChange told after each change that no field tells of by itself
 */
export function useCities(first: () => readonly CityNights[], length: number | null, onChange: () => void): Cities {
  const [rows, setRows] = useState(() => first().map((city, id): CityRow => ({ id, ...city })));
  const [added, setAdded] = useState<number | null>(null);
  const nextId = useRef(rows.length);
  const newRow = (city: string, nights: number): CityRow => ({ id: nextId.current++, city, nights });
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) tell.current();
    isFirst.current = false;
  }, [rows]);

  const add = () => {
    const row = newRow("", FIRST_NIGHTS);
    // The dates that somebody chose stand: the first city gives of its nights to the second.
    setRows((now) => {
      const known = now.length === 1 && length !== null ? now.map((each) => ({ ...each, nights: length - 1 })) : now;
      const grown = [...known, row];
      return length === null ? grown : refitted(withRoom(grown), length);
    });
    setAdded(row.id);
  };
  return {
    rows,
    added,
    add,
    daysTotal: rows.length > 1 ? sumOf(rows) + 1 : null,
    mayAdd: rows.length < MAX_LEGS,
    remove: (id) => setRows((now) => now.filter((row) => row.id !== id)),
    move: (from, to) =>
      setRows((now) => {
        const rest = now.filter((_, i) => i !== from);
        const moved = now[from];
        return moved ? [...rest.slice(0, to), moved, ...rest.slice(to)] : now;
      }),
    rename: (id, city) => setRows((now) => now.map((row) => (row.id === id ? { ...row, city } : row))),
    stay: (id, nights) => setRows((now) => now.map((row) => (row.id === id ? { ...row, nights } : row))),
    fit: (daysTotal) =>
      setRows((now) => (now.length < 2 || sumOf(now) + 1 === daysTotal ? now : refitted(now, daysTotal))),
    take: (stops) => setRows(stops.map(({ city, nights }) => newRow(city, nights))),
  };
}

/** The nights of the last city are taken from the one before it that has most. */
function withRoom(rows: readonly CityRow[]): CityRow[] {
  const last = rows.at(-1);
  const longest = [...rows.slice(0, -1)].sort((a, b) => b.nights - a.nights)[0];
  if (!last || !longest) return [...rows];
  const given = Math.min(last.nights, longest.nights - 1);
  return given < 1 ? [...rows] : rows.map((row) => (row === longest ? { ...row, nights: row.nights - given } : row));
}
