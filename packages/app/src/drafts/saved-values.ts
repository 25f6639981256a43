/** The saved draft of a form: only the values the user has changed, not the initial ones. */
export interface SavedForm {
  /** Incremented when this shape changes; older drafts are ignored. */
  format: 1;
  /** Time of writing, ms since 1970. */
  writtenAt: number;
  changes: Record<string, unknown>;
}

/**
 * Never written to the device, whatever a screen asks for: passwords, codes, tokens, keys and card data. A false match
 * only means that one field has no draft.
 */
const SECRET = /passw|secret|token|otp|captcha|api_?key|cvc|cvv|card_?(?:number|no|holder|expiry)/i;

/* Compare as JSON, because that is what is saved. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/* Files are not saved here: they are chosen again, and may be large. */
const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some((item) => item instanceof Blob));

/** Whether any value differs from the initial one, including values that are never saved. */
export const isChanged = (
  values: Readonly<Record<string, unknown>>,
  initial: Readonly<Record<string, unknown>>,
): boolean => Object.entries(values).some(([name, value]) => !isSame(value, initial[name]));

/**
 * The values that differ from the initial ones, without those that must not be saved; null if there are none.
 * @param omit further names that are not saved
 */
export function changesOf(
  values: Readonly<Record<string, unknown>>,
  initial: Readonly<Record<string, unknown>>,
  omit: readonly string[],
): Record<string, unknown> | null {
  const changed = Object.entries(values).filter(
    ([name, value]) => !omit.includes(name) && !SECRET.test(name) && !holdsFile(value) && !isSame(value, initial[name]),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

/** Whether two values fit the same field. Null fits any field that may be empty. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === null || other === null || one === undefined || other === undefined) return true;
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}

export function isSavedForm(value: unknown): value is SavedForm {
  return isRecord(value) && value.format === 1 && typeof value.writtenAt === 'number' && isRecord(value.changes);
}

/**
 * The saved values that still fit a form: its fields have the same type, and the user has not changed them since.
 * @param values current values of the form
 */
export function fitting<Values extends object>(
  { changes }: SavedForm,
  { values, initial, omit }: { values: Values; initial: Values; omit: readonly string[] },
): Partial<Values> {
  const now = values as Record<string, unknown>;
  const first = initial as Record<string, unknown>;
  const fits = Object.entries(changes).filter(
    ([name, value]) =>
      Object.hasOwn(first, name) &&
      !omit.includes(name) &&
      !SECRET.test(name) &&
      isAlike(value, first[name]) &&
      isSame(now[name], first[name]),
  );
  return Object.fromEntries(fits) as Partial<Values>;
}
