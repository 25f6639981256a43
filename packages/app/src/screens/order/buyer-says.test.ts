import { expect, test } from 'vitest';
import { saidBy } from './BuyerSays.tsx';

const returned = { reason: 'Too dark.' } as Parameters<typeof saidBy>[0]['return'];

test('the reason of a return is shown until the return is answered', () => {
  const asked = { status: 'Return Request', return: returned } as const;
  expect(saidBy({ ...asked, return_status: 'requested' })).toBe('Too dark.');
  expect(saidBy({ ...asked, return_status: 'accepted' })).toBeNull();
});

test('nothing is said where no return was asked for', () => {
  expect(saidBy({ status: 'Purchase Request', return: null, return_status: null })).toBeNull();
});
