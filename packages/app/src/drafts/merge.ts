/** Result of a three-way merge of a form, the record it started from and the current record. */
export interface Merge<Values extends object> {
  /** Changed remotely only: applied. */
  taken: (keyof Values & string)[];
  /** Changed on both sides, differently: the user decides. */
  contested: (keyof Values & string)[];
  /** The form with the remote changes applied. Contested fields keep the user's input. */
  values: Values;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether two form values are deeply equal, regardless of key order. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSame(one[name], other[name]))
  );
}

/** The fields that differ between two states of a form. */
export const changedFields = <Values extends object>(one: Values, other: Values): (keyof Values & string)[] =>
  (Object.keys(one) as (keyof Values & string)[]).filter((name) => !isSame(one[name], other[name]));

/**
 * Three-way merge of a record.
 * @param base state when editing started
 * @param mine the user's input
 * @param theirs the state saved by someone else in the meantime
 */
export function merge<Values extends object>(base: Values, mine: Values, theirs: Values): Merge<Values> {
  const touched = changedFields(base, theirs);
  const taken = touched.filter((name) => isSame(base[name], mine[name]));
  const contested = touched.filter((name) => !isSame(base[name], mine[name]) && !isSame(mine[name], theirs[name]));
  const values = { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
  return { taken, contested, values };
}
