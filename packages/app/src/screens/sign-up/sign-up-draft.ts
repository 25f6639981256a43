import { deviceDrafts } from '../../drafts/device-drafts.ts';
import { createDraft } from '../../drafts/draft.ts';
import { emptyRecord, type PersonForm, type RecordForm } from './sign-up-form.ts';

/**
 * What is kept of an unfinished sign-up: neither a password nor a code that was mailed, nor what came of the code. Whoever
 * finds the device could make an account with that; it stays in the tab (saved-proof.ts).
 */
export interface SignUpDraft extends RecordForm {
  /** Grows with a change of this shape: an older draft is then no draft. */
  format: 1;
  /** When it was written, ms since 1970. */
  writtenAt: number;
  email: string;
  person: Pick<PersonForm, 'firstname' | 'lastname'>;
}

const DAY_MS = 86_400_000;

/** Whoever has not gone on by then begins anew: names and numbers do not stay on a device for ever. */
const LIFE_MS = 30 * DAY_MS;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether one value holds what another does, each of the same kind. */
export function isLike(value: unknown, model: unknown): boolean {
  if (!isObject(model)) return typeof value === typeof model;
  return isObject(value) && Object.entries(model).every(([name, part]) => isLike(value[name], part));
}

export function isSignUpDraft(value: unknown): value is SignUpDraft {
  if (!isLike(value, { format: 1, writtenAt: 0, email: '', person: { firstname: '', lastname: '' }, ...emptyRecord() }))
    return false;
  const { format, writtenAt } = value as SignUpDraft;
  return format === 1 && Date.now() - writtenAt < LIFE_MS;
}

/**
 * One on a device: nobody is signed in whom it could belong to.
 * @param onWritten told after each attempt to write whether the device took it
 */
export const signUpDraft = (onWritten?: (taken: boolean) => void) =>
  createDraft<SignUpDraft>({ store: deviceDrafts, key: 'sign-up', isDraft: isSignUpDraft, onWritten });

let begun = false;

/** Says that this page has written the draft. */
export const markBegun = (): void => {
  begun = true;
};

/**
 * Whether the draft is shown at once: this tab has written it, or is loaded anew. Whoever comes another day is asked
 * first, because on a shared device it may be somebody else's.
 */
export function isSameVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return begun || visit?.type === 'reload' || visit?.type === 'back_forward';
}
