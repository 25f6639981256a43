/** What is kept of an unsaved form: the values that somebody has changed, not those the form began with. */
export interface SavedForm {
  /** Grows with a change of this shape: an older draft is then no draft. */
  format: 1;
  /** When it was written, ms since 1970. */
  writtenAt: number;
  changes: Record<string, unknown>;
}

/**
 * Never written to the device, whatever a screen says: passwords, codes, tokens and keys, and what is on a card. A name
 * that only looks like one loses its draft, not more.
 */
const SECRET = /passw|secret|token|otp|captcha|api_?key|cvc|cvv|card_?(?:number|no|holder|expiry)/i;

/* What is kept is what can be written down. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/* A file is not text somebody typed: it is chosen again, and may be large. */
const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some((item) => item instanceof Blob));

/** Whether a form holds anything else than it began with, what must not be kept included. */
export const isChanged = (
  values: Readonly<Record<string, unknown>>,
  initial: Readonly<Record<string, unknown>>,
): boolean => Object.entries(values).some(([name, value]) => !isSame(value, initial[name]));

/**
 * What a form holds beyond what it began with, without what must not be kept; null where that is nothing.
 * @param omit further names that are not kept
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

/** Whether two values can stand in the same field: null stands for any that may be empty. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === null || other === null || one === undefined || other === undefined) return true;
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}

export function isSavedForm(value: unknown): value is SavedForm {
  return isRecord(value) && value.format === 1 && typeof value.writtenAt === 'number' && isRecord(value.changes);
}

/**
 * The kept values that still fit a form: of fields it has, of the same kind, and not typed into meanwhile.
 * @param values what the form holds now
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
