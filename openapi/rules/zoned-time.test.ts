import { expect, it } from 'vitest';
import { daysBefore, heldZones, instantOf, isTimeZone, localTimeAt } from './zoned-time.ts';

it.each([
  ['2027-03-06T10:00', 'Asia/Tokyo', '2027-03-06T01:00:00.000Z'],
  ['2027-03-06T10:00', 'America/New_York', '2027-03-06T15:00:00.000Z'],
  ['2027-07-06T00:00', 'America/New_York', '2027-07-06T04:00:00.000Z'],
  ['2027-07-06T09:30', 'Asia/Kolkata', '2027-07-06T04:00:00.000Z'],
  ['2024-02-29T23:59', 'UTC', '2024-02-29T23:59:00.000Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(instantOf(local, zone)?.toISOString()).toBe(instant);
  expect(localTimeAt(new Date(instant), zone)).toBe(local);
});

it('knows what the clocks and the calendar skip, and takes the first of two', () => {
  expect(instantOf('2027-03-14T02:30', 'America/New_York')).toBeUndefined();
  expect(instantOf('2027-02-29T10:00', 'Asia/Tokyo')).toBeUndefined();
  expect(instantOf('2027-13-01T10:00', 'Asia/Tokyo')).toBeUndefined();
  expect(instantOf('2027-11-07T01:30', 'America/New_York')?.toISOString()).toBe('2027-11-07T05:30:00.000Z');
});

it('counts days on the calendar, over a change of the clocks too', () => {
  expect(daysBefore('2027-03-20T10:00', 'America/New_York', 10).toISOString()).toBe('2027-03-10T15:00:00.000Z');
  expect(daysBefore('2027-03-24T02:30', 'America/New_York', 10).toISOString()).toBe('2027-03-14T07:30:00.000Z');
  expect(daysBefore('2027-03-06T10:00', 'Asia/Tokyo', 3).toISOString()).toBe('2027-03-03T01:00:00.000Z');
  expect(() => daysBefore('2027-02-30T10:00', 'Asia/Tokyo', 3)).toThrow(RangeError);
});

it('knows the time zones', () => {
  expect(isTimeZone('Asia/Tokyo')).toBe(true);
  expect(isTimeZone('Mars/Olympus')).toBe(false);
});

it('keeps no more than it needs, however zones are spelled', () => {
  const before = heldZones();
  const letters = Array.from('america/argentina/buenos_aires');
  for (let spelling = 0; spelling < 5000; spelling++) {
    const name = letters
      .map((letter, place) => ((spelling >> (place % 13)) & 1 ? letter.toUpperCase() : letter))
      .join('');
    expect(isTimeZone(name)).toBe(true);
  }
  expect(heldZones().formats).toBeLessThanOrEqual(before.formats + 1);
  expect(heldZones().names).toBeLessThanOrEqual(1000);
  for (let minutes = 0; minutes < 1400; minutes++) {
    isTimeZone(`+${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`);
  }
  expect(heldZones().formats).toBeLessThanOrEqual(600);
  expect(instantOf('2027-03-06T10:00', 'aSIA/tOKYO')).toEqual(instantOf('2027-03-06T10:00', 'Asia/Tokyo'));
});
