import type { NotificationPage } from '@smart-art/api-client/queries';
import { describe, expect, test } from 'vitest';
import { markOnOpening, markWhileOpen } from './read-notices.ts';

type Notice = NotificationPage['data'][number];

const link = '/buy-orders-info/ord_1';
const notice = (id: string, rest: Partial<Notice> = {}): Notice => ({
  id,
  type: 'Order',
  message: id,
  link,
  seen: false,
  created_at: '2026-11-22T00:00:00Z',
  ...rest,
});
const bell = (data: Notice[], unseen_count = data.filter(({ seen }) => !seen).length): NotificationPage => ({
  success: true,
  data,
  unseen_count,
  has_more: false,
  total: data.length,
  by_type: {},
});
const elsewhere = { link: '/buy-orders-info/ord_10' };

describe('opening a page', () => {
  test('marks its notifications as read, up to the newest in the bell', () => {
    const page = bell([notice('c', elsewhere), notice('b'), notice('a', { seen: true })]);
    expect(markOnOpening(page, link)).toEqual({ link, up_to: 'c' });
  });

  test('marks nothing when no unread notification is about it', () => {
    expect(markOnOpening(bell([]), link)).toBeUndefined();
    expect(markOnOpening(bell([notice('b', elsewhere), notice('a', { seen: true })]), link)).toBeUndefined();
    expect(markOnOpening(bell([notice('a', { link: null })]), link)).toBeUndefined();
  });

  test('also marks unread notifications beyond those in the bell', () => {
    expect(markOnOpening(bell([notice('b', elsewhere)], 2), link)).toEqual({ link, up_to: 'b' });
  });
});

test('an open page marks only unread notifications in the bell that are about it', () => {
  const notices = [notice('c', elsewhere), notice('b'), notice('a')];
  expect(markWhileOpen(bell(notices), link)).toEqual({ link, up_to: 'b' });
  expect(markWhileOpen(bell([notice('b', elsewhere), notice('a', { seen: true })], 9), link)).toBeUndefined();
});
