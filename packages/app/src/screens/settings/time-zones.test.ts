import { expect, test } from 'vitest';
import { timeZone, timeZones } from './time-zones.ts';

test('describes a zone by its id, name and UTC offset', () => {
  expect(timeZone('en', 'Asia/Tokyo')).toEqual({
    value: 'Asia/Tokyo',
    label: 'Asia/Tokyo',
    description: 'Japan Standard Time · GMT+9',
  });
  expect(timeZone('ja', 'Asia/Tokyo').description).toBe('日本標準時 · GMT+9');
  expect(timeZone('en', 'America/New_York').label).toBe('America/New York');
});

test('keeps an unknown zone', () => {
  expect(timeZone('en', 'Mars/Olympus')).toEqual({ value: 'Mars/Olympus', label: 'Mars/Olympus', description: '' });
  expect(timeZones('en', 'Mars/Olympus').map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Mars/Olympus', 'UTC', 'Asia/Tokyo']),
  );
});
