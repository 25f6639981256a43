import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { timelineOf } from './timeline.tsx';

const intl = createIntl({ locale: 'en', timeZone: 'America/Los_Angeles', onError: () => {} });

test('shows when a payment is due as a day in the time zone, or the recorded date of an older event', () => {
  const entry = { id: 'evt_1', at: '2026-11-18T02:00:00.000Z', event: 'payment_requested', note: null };
  const actor = { kind: 'seller', name: null } as const;
  const [known, old] = timelineOf(intl, [
    { ...entry, actor, values: { until: '2026-11-28T02:00:00.000Z', date: '2026-11-28' } },
    { ...entry, actor, values: { date: '2026-11-28' } },
  ]);
  expect(known?.children).toMatchObject({ props: { children: 'By 27 Nov 2026' } });
  expect(old?.children).toMatchObject({ props: { children: 'By 28 Nov 2026' } });
});

test.each([
  ['Asia/Tokyo', '29 Nov 2026'],
  ['America/Los_Angeles', '28 Nov 2026'],
  ['Asia/Kolkata', '29 Nov 2026'],
])('shows a due date in the seller’s time zone %s', (timeZone, day) => {
  const own = createIntl({ locale: 'en', timeZone, onError: () => {} });
  const actor = { kind: 'seller', name: null } as const;
  const at = '2026-11-18T02:00:00.000Z';
  const values = { until: '2026-11-28T23:30:00.000Z' };
  const [entry] = timelineOf(own, [{ id: 'evt_1', at, event: 'payment_requested', note: null, actor, values }]);
  expect(entry?.children).toMatchObject({ props: { children: `By ${day}` } });
});
