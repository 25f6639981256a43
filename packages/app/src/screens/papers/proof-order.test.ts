import type { OrderProof } from '@smart-art/api-client/queries';
import { expect, test } from 'vitest';
import { provenOrder } from './proof-order.ts';

const part = (kind: string, value: unknown) => ({ kind, text: JSON.stringify(value) });
const proof = (...parts: object[]) => ({ parts }) as unknown as OrderProof;

test('parses an order from the texts of its record', () => {
  const { order, pieces } = provenOrder(
    proof(
      part('order', { number: 'B-1', work: { title: 'Sea' }, payment_receipts: [{ id: 'd1', file_name: 'paid.pdf' }] }),
      part('timeline', [{ id: 't1' }]),
      part('messages', [{ id: 'm1' }, { id: 'm2' }]),
      part('return', { reason: 'Torn', photographs: [{ id: 'd2', file_name: 'torn.jpg' }] }),
      { kind: 'receipt', text: null },
    ),
    false,
  );
  expect(order).toMatchObject({ number: 'B-1', timeline: [{ id: 't1' }], messages: [{ id: 'm1' }, { id: 'm2' }] });
  expect(order.shipment).toBeNull();
  expect(order.payment_receipts[0]).toEqual({ id: 'd1', file_name: 'paid.pdf', url: '' });
  expect(order.return?.photographs[0]?.url).toBe('');
  expect(pieces).toEqual([]);
});

test('parses a custom order with its pieces', () => {
  const { order, pieces } = provenOrder(
    proof(
      part('order', { number: 'C-1', title: '港の朝' }),
      part('timeline', []),
      part('pieces', [{ id: 'p1', comments: [{ id: 'c1' }] }]),
      part('messages', []),
    ),
    true,
  );
  expect(order.work.title).toBe('港の朝');
  expect(order.kind).toBe('custom');
  expect(pieces).toMatchObject([{ id: 'p1', comments: [{ id: 'c1' }] }]);
});
