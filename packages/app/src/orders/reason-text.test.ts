import { formatExact } from '@smart-art/ui/date-time';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { reasonText } from './reason-text.ts';

const intl = createIntl({ locale: 'en', onError: () => {} });

test('shows a deadline to the minute in the reader’s time zone', () => {
  const until = '2026-11-28T09:42:00.000Z';
  const text = reasonText(intl, { code: 'return_window_closed', values: { until, date: '2026-11-28' } });
  expect(text).toBe(`Return window closed on ${formatExact(new Date(until), intl)}.`);
});

test('shows the label of an order or return status, or an unknown status as is', () => {
  expect(reasonText(intl, { code: 'wrong_status', values: { status: 'Order Confirmed' } })).toBe(
    'Not available while the order is “Confirmed”.',
  );
  expect(reasonText(intl, { code: 'wrong_status', values: { status: 'item_received' } })).toBe(
    'Not available while the order is “Received back”.',
  );
  expect(reasonText(intl, { code: 'wrong_status', values: { status: 'Paused' } })).toBe(
    'Not available while the order is “Paused”.',
  );
});

test('shows a generic message for an unknown reason', () => {
  expect(reasonText(intl, { code: 'moon_phase', values: {} })).toBe('Not available right now.');
});
