import { expect, it } from 'vitest';
import { attendeeCancelUntil, exhibitionEditUntil, exhibitionFaults } from './exhibition.ts';

const plain = {
  category: 'Both',
  start_date: '2027-03-16T10:00',
  end_date: '2027-03-20T18:00',
  time_zone: 'America/New_York',
  address: '12 Harbour Street',
} as const;
const now = new Date('2026-11-21T00:00:00Z');

it('computes both deadlines in the time zone of the event', () => {
  expect(exhibitionEditUntil(plain).toISOString()).toBe('2027-03-06T15:00:00.000Z');
  expect(attendeeCancelUntil(plain).toISOString()).toBe('2027-03-13T15:00:00.000Z');
});

it('accepts valid exhibitions', () => {
  expect(exhibitionFaults(plain, now)).toEqual({});
  expect(exhibitionFaults({ ...plain, category: 'Virtual Exhibition', address: null }, now)).toEqual({});
});

it.each([
  [{ time_zone: 'Mars/Olympus' }, { time_zone: 'unknown_time_zone' }],
  [{ start_date: '2027-03-14T02:30' }, { start_date: 'no_such_time' }],
  [{ start_date: '2026-11-20T18:00' }, { start_date: 'in_the_past' }],
  [{ end_date: '2027-03-16T10:00' }, { end_date: 'ends_before_start' }],
  [{ end_date: '2027-02-30T10:00' }, { end_date: 'no_such_time' }],
  [{ address: ' ' }, { address: 'address_needed' }],
  [
    { category: 'Physical Exhibition', virtual_attendee_fee: { amount: '5', currency: 'USD' } },
    { virtual_attendee_fee: 'not_attended_so' },
  ],
  [{ exhibitor_fee: { amount: '5.50', currency: 'JPY' } }, { 'exhibitor_fee.amount': 'yen_have_no_decimals' }],
] as const)('rejects %o', (change, faults) => {
  expect(exhibitionFaults({ ...plain, ...change }, now)).toEqual(faults);
});
