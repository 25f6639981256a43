import { expect, test } from 'vitest';
import { saidBy } from './BuyerSays.tsx';

const order = { buyer_note: 'Before Christmas?', return_status: null, return: null } as const;
const returned = { reason: 'Too dark.' } as Parameters<typeof saidBy>[0]['return'];

test('the note is shown while the request waits for an answer, and not later', () => {
  expect(saidBy({ ...order, status: 'Purchase Request' })).toBe('Before Christmas?');
  expect(saidBy({ ...order, status: 'Payment Requested' })).toBeNull();
  expect(saidBy({ ...order, buyer_note: null, status: 'Purchase Request' })).toBeNull();
});

test('the reason of a return is shown until the return is answered', () => {
  const asked = { ...order, status: 'Return Request', return: returned } as const;
  expect(saidBy({ ...asked, return_status: 'requested' })).toBe('Too dark.');
  expect(saidBy({ ...asked, return_status: 'accepted' })).toBeNull();
});
