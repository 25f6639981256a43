import type { CustomOrder, Exhibition, Order, OwnProfile, ProfileDetails } from '@smart-art/api-client/queries';
import { describe, expect, test } from 'vitest';
import { daysUntil, deadlinesOf, keyOf } from './deadlines.ts';
import { courseOf, currenciesOf, monthsBefore } from './revenue.ts';
import { missingSteps } from './set-up.ts';
import { countTask, taskOf, waitingOrders } from './waiting.ts';

const amounts = { total: { amount: '120.00', currency: 'USD' } };
const order = (change: Partial<Order>): Order =>
  ({
    id: 'ord_1',
    number: 'SA-001',
    kind: 'buy',
    status: 'Purchase Request',
    work: { id: null, title: 'Harbour', cover: null },
    buyer: { name: 'Emma Larsen' },
    amounts,
    payment_due_at: null,
    payment_status: 'none',
    updated_at: '2026-11-20T10:00:00Z',
    ...change,
  }) as Order;
const custom = (change: Partial<CustomOrder>): CustomOrder =>
  ({
    ...order({}),
    id: 'ord_9',
    number: 'SA-009',
    title: 'A mural',
    stage: 'placed',
    needed_by: null,
    ...change,
  }) as unknown as CustomOrder;

describe('what waits', () => {
  test('is told by the status of an order', () => {
    expect(taskOf({ status: 'Purchase Request' })).toBe('answer');
    expect(taskOf({ status: 'Payment' })).toBe('confirm');
    expect(taskOf({ status: 'Order Confirmed' })).toBe('ship');
    expect(taskOf({ status: 'Return Request' })).toBe('return');
    expect(taskOf({ status: 'Order Cancelled' })).toBeUndefined();
  });

  test('is counted over all kinds, and a list that failed counts nothing', () => {
    const counts = { buy: { by_status: { 'Purchase Request': 2 } }, custom: { by_status: { 'Purchase Request': 1 } } };
    expect(countTask('answer', counts)).toEqual({
      total: 3,
      kinds: [
        { kind: 'buy', count: 2 },
        { kind: 'custom', count: 1 },
      ],
    });
    expect(countTask('ship', counts)).toEqual({ total: 0, kinds: [] });
  });

  test('begins with what waits the longest, whichever list it is in', () => {
    const found = waitingOrders(
      [order({ id: 'a', updated_at: '2026-11-21T00:00:00Z' }), order({ id: 'b', updated_at: '2026-11-19T00:00:00Z' })],
      [custom({ id: 'c', updated_at: '2026-11-20T00:00:00Z' })],
    );
    expect(found.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(found[1]).toMatchObject({ kind: 'custom', title: 'A mural', cover: null });
  });
});

describe('deadlines', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const agreement = (agreement_end_date: string, subscription_type: 'Paid' | 'Free' = 'Paid') => ({
    dbTenantAgreement: { subscription_type, agreement_end_date, payment_status: 'paid' as const },
  });

  test('are those of open payments, of custom orders and of the agreement, the nearest first', () => {
    const found = deadlinesOf(
      {
        orders: [
          order({ id: 'late', status: 'Payment Requested', payment_due_at: '2026-11-29T00:00:00Z' }),
          order({ id: 'soon', status: 'Payment', payment_status: 'pending', payment_due_at: '2026-11-22T00:00:00Z' }),
        ],
        customs: [custom({ id: 'made', needed_by: '2026-11-25' })],
        exhibitions: [],
        profile: agreement('2026-12-01'),
      },
      now,
    );
    expect(found.map(keyOf)).toEqual(['payment soon', 'needed made', 'payment late', 'agreement']);
    expect(found[0]).toMatchObject({ order: { confirm: true } });
    expect(found[2]).toMatchObject({ order: { confirm: false } });
  });

  test('are none of what is paid, over, free or far away, and each is said once', () => {
    const due = order({ status: 'Payment Requested', payment_due_at: '2026-11-29T00:00:00Z' });
    const known = {
      orders: [due, due, order({ id: 'paid', payment_due_at: '2026-11-29T00:00:00Z', payment_status: 'confirmed' })],
      customs: [custom({ id: 'done', needed_by: '2026-11-25', stage: 'completed' })],
      exhibitions: [],
    };
    for (const profile of [agreement('2027-11-01'), agreement('2026-11-19'), agreement('2026-11-25', 'Free')]) {
      expect(deadlinesOf({ ...known, profile }, now)).toHaveLength(1);
    }
  });

  test('are the last day of a return, the end of a rent, and of an exhibition what is still open', () => {
    const rent = (lease_status: string, lease_ends_at: string) => ({ lease_status, lease_ends_at }) as Order['rent'];
    const exhibition = (change: Partial<Exhibition>) =>
      ({
        edit_until: '2026-11-24T00:00:00Z',
        exhibitor_subscription: null,
        attendee_subscription: null,
        ...change,
      }) as Exhibition;
    const place = (change: object) =>
      ({
        status: 'subscribed',
        pay_until: null,
        cancel_until: '2026-11-28T00:00:00Z',
        ...change,
      }) as Exhibition['attendee_subscription'];
    const found = deadlinesOf(
      {
        orders: [
          order({ id: 'out', status: 'Delivered', return_until: '2026-11-23T00:00:00Z' }),
          order({ id: 'back', status: 'Return Request', return_until: '2026-11-23T00:00:00Z' }),
          order({ id: 'let', kind: 'rent', rent: rent('renewed', '2026-12-10T00:00:00Z') }),
          order({ id: 'far', kind: 'rent', rent: rent('under_lease', '2027-12-10T00:00:00Z') }),
          order({ id: 'over', kind: 'rent', rent: rent('returned', '2026-12-10T00:00:00Z') }),
        ],
        customs: [],
        exhibitions: [
          exhibition({ id: 'mine', is_organiser: true }),
          exhibition({ id: 'past', is_organiser: true, edit_until: '2026-11-19T00:00:00Z' }),
          exhibition({ id: 'theirs', is_organiser: false, attendee_subscription: place({}) }),
          exhibition({
            id: 'held',
            is_organiser: false,
            exhibitor_subscription: place({ status: 'accepted', pay_until: '2026-11-26T00:00:00Z' }),
          }),
        ],
        profile: undefined,
      },
      now,
    );
    expect(found.map(keyOf)).toEqual(['return out', 'edit mine', 'place held', 'leave theirs', 'lease let']);
  });

  test('are counted in days of the calendar', () => {
    expect(daysUntil(new Date(2026, 10, 20, 23, 59).toISOString(), new Date(2026, 10, 20, 1))).toBe(0);
    expect(daysUntil(new Date(2026, 10, 21, 0, 1).toISOString(), new Date(2026, 10, 20, 23))).toBe(1);
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

  test('is drawn for twelve months over the turn of the year, an empty one as nothing', () => {
    const course = courseOf([sum('2026-11', 'USD', '10.50', '2.25'), sum('2026-10', 'JPY', '900')], 'USD', '2026-11');
    expect(course.points).toHaveLength(12);
    expect([course.points[0], course.points[11]]).toEqual(['2025-12', '2026-11']);
    expect(course.credits.slice(-2)).toEqual([0, 10.5]);
    expect(course.expenses.slice(-2)).toEqual([0, 2.25]);
  });

  test('moves on with the ledger where its clock is ahead', () => {
    expect(courseOf([sum('2027-01', 'USD', '5')], 'USD', '2026-11').points.at(-1)).toBe('2027-01');
    expect(monthsBefore('2026-01', 1)).toBe('2025-12');
  });

  test('has the seller’s own currency first, and at least that one', () => {
    const { balance: _, month: __, ...total } = sum('2026-11', 'JPY', '900');
    const totals = [{ ...total, balance: total.credits }];
    expect(currenciesOf({ totals }, 'USD')).toEqual(['USD', 'JPY']);
    expect(currenciesOf({ totals }, 'JPY')).toEqual(['JPY']);
  });
});

describe('the checklist', () => {
  const record = { business: null, bank_details: null } as unknown as OwnProfile;
  const profile = { details: { profile_image: null } } as unknown as ProfileDetails;

  test('asks for what is known to be missing, and for nothing that is not known', () => {
    const nothing = { record: undefined, profile: undefined, settings: undefined, works: undefined };
    expect(missingSteps(nothing)).toEqual([]);
    expect(missingSteps({ ...nothing, record, profile, works: 0 })).toEqual(['profile', 'picture', 'bank', 'work']);
    expect(missingSteps({ ...nothing, works: 1 })).toEqual([]);
  });
});
