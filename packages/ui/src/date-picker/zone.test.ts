import { describe, expect, it } from 'vitest';
import { existsIn, formatOffset } from './zone.ts';

describe('formatOffset', () => {
  it('formats the UTC offset of a zone at a given time', () => {
    expect(formatOffset('Asia/Tokyo', new Date('2026-04-05T00:00:00Z'), 'en')).toBe('GMT+9');
    expect(formatOffset('Asia/Kolkata', new Date('2026-04-05T00:00:00Z'), 'en')).toBe('GMT+5:30');
    expect(formatOffset('Europe/Berlin', new Date('2026-07-05T00:00:00Z'), 'en')).toBe('GMT+2');
    expect(formatOffset('Nowhere/Land', new Date(0), 'en')).toBe('');
  });
});

describe('existsIn', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29T02:30', false],
    ['Europe/Berlin', '2026-03-29T03:00', true],
    ['Europe/Berlin', '2026-10-25T02:30', true],
    ['America/New_York', '2026-03-08T02:15', false],
    ['Asia/Tokyo', '2026-03-29T02:30', true],
    ['Asia/Kolkata', '2026-03-29T02:30', true],
  ])('in %s %s: %s', (zone, local, exists) => {
    expect(existsIn(zone, local)).toBe(exists);
  });
});
