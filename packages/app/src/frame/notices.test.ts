import type { NotificationPage } from '@smart-art/api-client/queries';
import { expect, test } from 'vitest';
import { seenIn, withRead } from './notices.ts';

const notice = (id: string, seen = false): NotificationPage['data'][number] => ({
  id,
  type: 'Order',
  message: id,
  link: null,
  seen,
  created_at: '2026-11-22T00:00:00Z',
});
const bell = (ids: string[], unseen_count = 2): NotificationPage => ({
  success: true,
  data: ids.map((id) => notice(id)),
  unseen_count,
  has_more: true,
  total: ids.length,
  by_type: { Order: ids.length },
});
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id).join('');

test('lists earlier notifications below the newest, without duplicates', () => {
  const read = { data: bell(['d', 'c', 'b', 'a']).data, has_more: false };
  expect(idsOf(withRead(bell(['f', 'e', 'd']), read))).toBe('fedcba');
  expect(withRead(bell(['d', 'c']), read).has_more).toBe(false);
  expect(withRead(bell(['d', 'c']), undefined).has_more).toBe(true);
});

test('omits earlier notifications if there is a gap between them and the newest', () => {
  const read = { data: bell(['b', 'a']).data, has_more: false };
  expect(withRead(bell(['f', 'e', 'd']), read)).toMatchObject({ has_more: true });
  expect(idsOf(withRead(bell(['f', 'e', 'd']), read))).toBe('fed');
});

test('marking an earlier notification as seen lowers the unseen count', () => {
  const whole = {
    ...bell(['c', 'b']),
    ...withRead(bell(['c', 'b']), { data: bell(['b', 'a']).data, has_more: false }),
  };
  expect(seenIn(whole, { id: 'a' })).toMatchObject({ unseen_count: 1 });
  const read = { data: whole.data, has_more: false };
  expect(withRead(bell(['c', 'b'], 0), read).data.at(-1)).toMatchObject({ id: 'a', seen: true });
});
