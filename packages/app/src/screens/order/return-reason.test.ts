import { expect, test } from 'vitest';
import { returnReason } from './ReturnReason.tsx';

const returned = { reason: 'Too dark.' } as Parameters<typeof returnReason>[0]['return'];

test('shows the reason for a return until the return is answered', () => {
  const requested = { status: 'Return Request', return: returned } as const;
  expect(returnReason({ ...requested, return_status: 'requested' })).toBe('Too dark.');
  expect(returnReason({ ...requested, return_status: 'accepted' })).toBeNull();
});

test('shows nothing without a return request', () => {
  expect(returnReason({ status: 'Purchase Request', return: null, return_status: null })).toBeNull();
});
