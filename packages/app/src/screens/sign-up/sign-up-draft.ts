import { deviceDrafts } from '../../drafts/device-drafts.ts';
import { createDraft } from '../../drafts/draft.ts';
import { emptyRecord, type PersonForm, type RecordForm } from './sign-up-form.ts';

/**
 * The draft of an unfinished sign-up. It contains no password, mailed code or proof: with those, anyone with access to
 * the device could create the account. The proof stays in the tab (saved-proof.ts).
 */
export interface SignUpDraft extends RecordForm {
  /** Incremented when this shape changes; drafts of another format are ignored. */
  format: 1;
  /** When it was written, ms since 1970. */
  writtenAt: number;
  email: string;
  person: Pick<PersonForm, 'firstname' | 'lastname'>;
}

const DAY_MS = 86_400_000;

/** Older drafts are dropped, so that names and numbers do not stay on a device for ever. */
const LIFE_MS = 30 * DAY_MS;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether a value has all properties of a model, each of the same type. */
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
 * One draft per device, since nobody is signed in yet.
 * @param onWritten called after each write with whether the device saved it
 */
export const signUpDraft = (onWritten?: (taken: boolean) => void) =>
  createDraft<SignUpDraft>({ store: deviceDrafts, key: 'sign-up', isDraft: isSignUpDraft, onWritten });

let begun = false;

/** Records that this page has written the draft. */
export const markBegun = (): void => {
  begun = true;
};

/**
 * Whether the draft is restored without asking: this tab has written it, or was reloaded. On a later visit the user is
 * asked first, because on a shared device it may be somebody else's.
 */
export function isSameVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return begun || visit?.type === 'reload' || visit?.type === 'back_forward';
}
