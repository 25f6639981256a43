/** How a form, the record it began with and the record that stands now go together. */
export interface Merge<Values extends object> {
  /** Changed by the other side alone: taken over. */
  taken: (keyof Values & string)[];
  /** Changed by both, and differently: to be decided. */
  contested: (keyof Values & string)[];
  /** The form with what is taken over. What is contested keeps what was typed. */
  values: Values;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether two values of a form say the same, in whatever order a record names its parts. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSame(one[name], other[name]))
  );
}

/** The fields in which two states of a form differ. */
export const changedFields = <Values extends object>(one: Values, other: Values): (keyof Values & string)[] =>
  (Object.keys(one) as (keyof Values & string)[]).filter((name) => !isSame(one[name], other[name]));

/**
 * Three states of one record.
 * @param base what the editing began with
 * @param mine what was typed
 * @param theirs what was saved meanwhile
 */
export function merge<Values extends object>(base: Values, mine: Values, theirs: Values): Merge<Values> {
  const touched = changedFields(base, theirs);
  const taken = touched.filter((name) => isSame(base[name], mine[name]));
  const contested = touched.filter((name) => !isSame(base[name], mine[name]) && !isSame(mine[name], theirs[name]));
  const values = { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
  return { taken, contested, values };
}
