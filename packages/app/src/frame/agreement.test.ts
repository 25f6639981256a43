import type { AgreementState } from '@smart-art/api-client/queries';
import { expect, test } from 'vitest';
import { addingObstacle, agreementNotice } from './agreement.ts';

const awaited = { id: 'pay_1', due_at: '2026-11-28T09:42:00Z' };
const of = (kind: 'expired' | 'payment_due' | null, awaited_payment: AgreementState['awaited_payment'] = null) =>
  agreementNotice({
    banner: kind && { kind, message: 'In words of the server' },
    agreement_end_date: '2026-11-28',
    awaited_payment,
  });

test('has no notice without a banner', () => {
  expect(of(null)).toBeNull();
  expect(of(null, awaited)).toBeNull();
});

test('links an expired agreement to the renewal', () =>
  expect(of('expired')).toEqual({
    kind: 'expired',
    endDate: '2026-11-28',
    isTransferAwaited: false,
    path: '/payment-renew',
  }));

test('links a due payment to the renewal', () => expect(of('payment_due')).toMatchObject({ path: '/payment-renew' }));

test('links an awaited bank transfer to its payment details', () => {
  expect(of('payment_due', awaited)).toMatchObject({ isTransferAwaited: true, path: '/payment' });
  expect(of('expired', awaited)).toMatchObject({ isTransferAwaited: true, path: '/payment' });
});

test('adding a work requires an active agreement, then free quota', () => {
  const profile = (status: 'activated' | 'expiried', free_bytes: number | null) => ({
    dbCurrentActiveAgreement: { status, quota_bytes: 10, used_bytes: 10, free_bytes },
  });
  expect(addingObstacle(undefined)).toBeNull();
  expect(addingObstacle({ dbCurrentActiveAgreement: null })).toBe('agreement');
  expect(addingObstacle(profile('expiried', 5))).toBe('agreement');
  expect(addingObstacle(profile('activated', 0))).toBe('quota');
  expect(addingObstacle(profile('activated', 1))).toBeNull();
  // The seller's own server has no quota.
  expect(addingObstacle(profile('activated', null))).toBeNull();
});
