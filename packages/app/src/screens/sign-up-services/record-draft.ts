import { deviceDrafts } from '../../drafts/device-drafts.ts';
import { createDraft } from '../../drafts/draft.ts';
import { isLike } from '../sign-up/sign-up-draft.ts';
import { emptyRecord, isRecordStep, type RecordForm, type RecordStep } from '../sign-up/sign-up-form.ts';

/** The draft of a business record that an account lacks and that is not sent yet. */
export interface RecordDraft extends RecordForm {
  /** Incremented when this shape changes; drafts of another format are ignored. */
  format: 1;
  /** When it was written, ms since 1970. */
  writtenAt: number;
  /** The step that was open. */
  step: RecordStep;
}

export function isRecordDraft(value: unknown): value is RecordDraft {
  if (!isLike(value, { format: 1, writtenAt: 0, step: '', ...emptyRecord() })) return false;
  const { format, step } = value as { format: number; step: string };
  return format === 1 && isRecordStep(step);
}

/** One draft per seller and device. */
export const recordDraft = (sellerId: string) =>
  createDraft<RecordDraft>({ store: deviceDrafts, key: `sign-up-record:${sellerId}`, isDraft: isRecordDraft });
