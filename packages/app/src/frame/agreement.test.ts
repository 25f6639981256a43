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

test('nothing to tell', () => {
  expect(of(null)).toBeNull();
  expect(of(null, awaited)).toBeNull();
});

test('expired: to be renewed', () =>
  expect(of('expired')).toEqual({
    kind: 'expired',
    endDate: '2026-11-28',
    isTransferAwaited: false,
    path: '/payment-renew',
  }));

test('not paid: to be paid', () => expect(of('payment_due')).toMatchObject({ path: '/payment-renew' }));

test('where a transfer is awaited its details are shown again', () => {
  expect(of('payment_due', awaited)).toMatchObject({ isTransferAwaited: true, path: '/payment' });
  expect(of('expired', awaited)).toMatchObject({ isTransferAwaited: true, path: '/payment' });
});

test('what keeps a work from being added: an agreement that is not active, then a full quota', () => {
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
