import type { Deadline, OwnProfile, ProfileDetails, Task } from '@smart-art/api-client/queries';
import { instantOf } from '@smart-art/openapi/rules';
import { createIntl } from 'react-intl';
import { afterEach, describe, expect, test } from 'vitest';
import { deadlineItem } from './deadline-item.ts';
import { dayOf, daysUntil } from './deadlines.ts';
import { currenciesOf, monthlySeries, monthsBefore } from './revenue.ts';
import { knownSteps } from './set-up.ts';
import { firstWaitingView, otherDeadlines, otherNotifications } from './waiting.ts';

test('firstWaitingView returns the first view with tasks, or buy orders without any', () => {
  const counts = { buy: 0, rent: 2, custom: 0, exhibitions: 1, donation: 0, purchased_art: 3 };
  expect(firstWaitingView(counts)).toBe('rent');
  expect(firstWaitingView({ ...counts, rent: 0 })).toBe('exhibitions');
  expect(firstWaitingView({ ...counts, rent: 0, exhibitions: 0, purchased_art: 0 })).toBe('buy');
});

describe('records of open tasks', () => {
  const task = {
    record: { kind: 'buy', id: 'ord_1', parent_id: null },
    due_at: '2026-11-20T12:00:00Z',
  } as Task;

  test('are left out of the deadlines, except for other deadlines of the same record', () => {
    const deadline = {
      record: { kind: 'buy', id: 'ord_1', parent_id: null },
      at: '2026-11-20T12:00:00.000Z',
    } as Deadline;
    const later = { ...deadline, at: '2026-11-27T12:00:00Z' };
    const other = { ...deadline, record: { kind: 'buy', id: 'ord_2', parent_id: null } } as Deadline;
    const agreement = { ...deadline, record: null };
    expect(otherDeadlines([deadline, later, other, agreement], [task])).toEqual([later, other, agreement]);
    expect(otherDeadlines([deadline], [{ ...task, due_at: null }])).toEqual([deadline]);
  });

  test('are left out of the notifications', () => {
    const notice = (link: string | null) =>
      ({ id: `${link}`, link }) as Parameters<typeof otherNotifications>[0][number];
    const own = notice('/buy-orders-info/ord_1');
    const others = [notice('/buy-orders-info/ord_12'), notice('/art-library'), notice(null)];
    expect(otherNotifications([own, ...others], [task])).toEqual(others);
  });
});

describe('deadlines', () => {
  const originalTimeZone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = originalTimeZone;
  });

  const untilInstant = (at: string, now: string, timeZone: string) =>
    daysUntil(dayOf({ at, all_day: false }, timeZone), new Date(now), timeZone);

  test('are counted in calendar days of the seller’s time zone, regardless of the device', () => {
    for (const device of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']) {
      process.env.TZ = device;
      expect(untilInstant('2026-11-20T23:30:00Z', '2026-11-20T01:00:00Z', 'UTC')).toBe(0);
      expect(untilInstant('2026-11-20T23:30:00Z', '2026-11-20T01:00:00Z', 'Asia/Tokyo')).toBe(1);
      expect(untilInstant('2026-11-20T23:30:00Z', '2026-11-20T01:00:00Z', 'Asia/Kolkata')).toBe(1);
      expect(untilInstant('2026-11-20T23:30:00Z', '2026-11-20T01:00:00Z', 'America/Los_Angeles')).toBe(1);
      expect(dayOf({ at: '2026-11-20T23:30:00Z', all_day: false }, 'Asia/Tokyo')).toBe('2026-11-21');
    }
  });

  test('are counted in calendar days if a day has 23 or 25 hours', () => {
    expect(untilInstant('2027-03-15T07:30:00Z', '2027-03-14T07:30:00Z', 'America/Los_Angeles')).toBe(2);
    expect(untilInstant('2026-11-02T08:30:00Z', '2026-11-01T06:30:00Z', 'America/Los_Angeles')).toBe(2);
    expect(untilInstant('2026-11-02T07:30:00Z', '2026-11-01T08:30:00Z', 'America/Los_Angeles')).toBe(0);
  });

  test.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'keep the date of an all-day deadline in %s, even on a leap day',
    (zone) => {
      const day = dayOf({ at: '2028-02-29T23:59:59.999Z', all_day: true }, zone);
      expect(day).toBe('2028-02-29');
      expect(daysUntil(day, instantOf('2028-02-28T23:59', zone) ?? new Date(0), zone)).toBe(1);
    },
  );

  test('name their record and link to it', () => {
    const intl = createIntl({ locale: 'en', messages: {}, onError: () => {} });
    const itemOf = (kind: Deadline['kind'], record: Deadline['record'], more: Partial<Deadline> = {}) =>
      deadlineItem(intl, {
        kind,
        record,
        at: '2026-11-20T00:00:00Z',
        all_day: false,
        number: 'SA-1',
        title: 'Lake',
        confirm: false,
        ...more,
      });
    const order = { kind: 'buy', id: 'ord_1', parent_id: null } as const;
    expect(itemOf('payment', order)).toEqual({
      text: '“Lake” (SA-1): payment due',
      href: '/buy-orders-info/ord_1',
    });
    expect(itemOf('payment', order, { confirm: true }).text).toBe('“Lake” (SA-1): confirm the payment');
    expect(itemOf('finish', { kind: 'custom_piece', id: 'pce_1', parent_id: 'ord_2' }).href).toBe(
      '/custom-orders-info/ord_2/pieces/pce_1',
    );
    expect(itemOf('finish', { kind: 'crowdfunding_piece', id: 'pce_1', parent_id: 'cfr_2' }).href).toBe(
      '/crowdfunding/view-info/cfr_2',
    );
    expect(itemOf('agreement', null).href).toBe('/payment-renew');
  });
});

describe('revenue', () => {
  const sum = (month: string, currency: 'USD' | 'JPY', credits: string, expenses = '0') => ({
    month,
    currency,
    credits: { amount: credits, currency },
    expenses: { amount: expenses, currency },
    balance: { amount: credits, currency },
    orders: 1,
  });

  test('covers twelve months across the turn of the year, with zero for empty months', () => {
    const series = monthlySeries(
      [sum('2026-11', 'USD', '10.50', '2.25'), sum('2026-10', 'JPY', '900')],
      'USD',
      '2026-11',
    );
    expect(series.points).toHaveLength(12);
    expect([series.points[0], series.points[11]]).toEqual(['2025-12', '2026-11']);
    expect(series.credits.slice(-2)).toEqual([0, 10.5]);
    expect(series.expenses.slice(-2)).toEqual([0, 2.25]);
  });

  test('ends at the last month of the ledger if that is later than the current one', () => {
    expect(monthlySeries([sum('2027-01', 'USD', '5')], 'USD', '2026-11').points.at(-1)).toBe('2027-01');
    expect(monthsBefore('2026-01', 1)).toBe('2025-12');
  });

  test('always lists the seller’s own currency, and lists it first', () => {
    const { balance: _, month: __, ...total } = sum('2026-11', 'JPY', '900');
    const totals = [{ ...total, balance: total.credits }];
    expect(currenciesOf({ totals }, 'USD')).toEqual(['USD', 'JPY']);
    expect(currenciesOf({ totals }, 'JPY')).toEqual(['JPY']);
  });
});

describe('checklist', () => {
  const record = { business: null, bank_details: null } as unknown as OwnProfile;
  const profile = { details: { profile_image: null } } as unknown as ProfileDetails;

  test('contains only steps whose state is known', () => {
    const nothing = { record: undefined, profile: undefined, settings: undefined, works: undefined };
    expect(knownSteps(nothing)).toEqual([]);
    expect(knownSteps({ ...nothing, record, profile, works: 2 })).toEqual([
      { step: 'profile', done: false },
      { step: 'picture', done: false },
      { step: 'bank', done: false },
      { step: 'work', done: true },
    ]);
    expect(knownSteps({ ...nothing, works: 0 })).toEqual([{ step: 'work', done: false }]);
  });
});
