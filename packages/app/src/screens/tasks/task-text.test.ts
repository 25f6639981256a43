import { createIntl } from 'react-intl';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilText } from './task-text.ts';

const originalTimeZone = process.env.TZ;
beforeAll(() => {
  process.env.TZ = 'Asia/Tokyo';
});
afterAll(() => {
  process.env.TZ = originalTimeZone;
});

test('keeps the date of an all-day deadline, and shows other deadlines in local time', () => {
  const intl = createIntl({ locale: 'en', messages: {}, onError: () => {} });
  const lastOfDay = '2028-02-29T23:59:59.999Z';
  expect(untilText(intl, { due_at: lastOfDay, all_day: true })).toBe('until 29 Feb 2028');
  expect(untilText(intl, { due_at: lastOfDay, all_day: false })).toBe('until 1 Mar 2028');
  expect(untilText(intl, { due_at: null, all_day: false })).toBe('');
});
