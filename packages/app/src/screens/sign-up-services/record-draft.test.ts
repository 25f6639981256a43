import { expect, test } from 'vitest';
import { emptyRecord } from '../sign-up/sign-up-form.ts';
import { isRecordDraft, type RecordDraft } from './record-draft.ts';

const draft: RecordDraft = { format: 1, writtenAt: 1_000, step: 'address', ...emptyRecord() };

test('isRecordDraft accepts a draft with its step, and rejects other formats', () => {
  expect(isRecordDraft(draft)).toBe(true);
  for (const invalid of [
    null,
    'x',
    {},
    { ...draft, format: 2 },
    { ...draft, step: 'person' },
    { ...draft, writtenAt: 'today' },
    { ...draft, address: { city: 'Onomichi' } },
  ]) {
    expect(isRecordDraft(invalid)).toBe(false);
  }
});
