/** The calendar must not depend on the machine's time zone: instants stay instants, days stay days. */
import process from 'node:process';
import { afterEach, describe, expect, it } from 'vitest';
import { calendarOf } from './calendar.ts';
import { atInstant, onDay } from './deadline.ts';

const usual = process.env.TZ;
afterEach(() => {
  if (usual === undefined) delete process.env.TZ;
  else process.env.TZ = usual;
});

const order = { record: { kind: 'buy', id: 'ord_1', parent_id: null }, number: 'SA-1', title: 'Lake' } as const;

const linesAt = (zone: string, timeZone?: string) => {
  process.env.TZ = zone;
  const deadlines = [
    // A local time that occurs twice in New York, and one that does not exist.
    atInstant(new Date('2026-11-01T05:30:00Z'), { kind: 'payment', ...order }),
    atInstant(new Date('2027-03-14T07:30:00Z'), { kind: 'lease', ...order }),
    onDay('2028-02-29', { kind: 'needed', ...order, record: { ...order.record, kind: 'custom' } }),
    onDay('2026-12-31', { kind: 'agreement', record: null, number: null, title: '' }),
  ];
  const now = new Date('2026-10-25T00:59:59Z');
  return calendarOf({ deadlines, language: 'ja', timeZone, origin: 'https://sellers.example.org', now }).split('\r\n');
};

describe('calendar', () => {
  it.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
    'does not depend on the server time zone %s',
    (zone) => {
      const lines = linesAt(zone);
      expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
        'DTSTART:20261101T053000Z',
        'DTSTART:20270314T073000Z',
        'DTSTART;VALUE=DATE:20280229',
        'DTSTART;VALUE=DATE:20261231',
      ]);
      expect(lines).toEqual(linesAt('UTC'));
    },
  );

  it('gives each deadline a unique id and a link to its record', () => {
    const lines = linesAt('UTC');
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
      'UID:payment-ord_1@sellers.example.org',
      'UID:lease-ord_1@sellers.example.org',
      'UID:needed-ord_1@sellers.example.org',
      'UID:agreement-seller@sellers.example.org',
    ]);
    expect(lines).toContain('URL;VALUE=URI:https://sellers.example.org/custom-orders-info/ord_1');
    expect(lines).toContain('URL;VALUE=URI:https://sellers.example.org/payment-renew');
  });

  it('contains the seller’s time zone if one is set', () => {
    expect(linesAt('UTC').join()).not.toContain('TIMEZONE');
    expect(linesAt('UTC', 'Asia/Tokyo')).toContain('X-WR-TIMEZONE:Asia/Tokyo');
  });
});
