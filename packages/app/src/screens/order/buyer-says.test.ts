import { expect, test } from 'vitest';
import { returnReason } from './BuyerSays.tsx';

const returned = { reason: 'Too dark.' } as Parameters<typeof returnReason>[0]['return'];

test('the reason of a return is shown until the return is answered', () => {
  const asked = { status: 'Return Request', return: returned } as const;
  expect(returnReason({ ...asked, return_status: 'requested' })).toBe('Too dark.');
  expect(returnReason({ ...asked, return_status: 'accepted' })).toBeNull();
});

test('nothing is said where no return was asked for', () => {
  expect(returnReason({ status: 'Purchase Request', return: null, return_status: null })).toBeNull();
});
