import { expect, it } from 'vitest';
import { trackingDays } from './tracking.ts';
import { dayIn } from './zoned-time.ts';

const zones = ['Asia/Tokyo', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Etc/GMT+12'];
const day = 86_400_000;

it.each(zones)('includes the day of the order and the sixtieth day from today in %s', (zone) => {
  // Every hour around a daylight saving change, and around a leap day.
  for (const start of ['2026-03-08T00:00:00Z', '2028-02-28T23:00:00Z']) {
    for (let hour = 0; hour < 48; hour += 1) {
      const now = new Date(Date.parse(start) + hour * 3_600_000);
      const { from, until } = trackingDays(now, now);
      const here = (instant: Date) => dayIn(instant, zone);
      const last = new Date(Date.parse(`${here(now)}T00:00:00Z`) + 60 * day).toISOString().slice(0, 10);
      expect([from <= here(now), last <= until]).toEqual([true, true]);
    }
  }
});

it('extends the range by at most a day at either end', () => {
  const [since, now] = [new Date('2026-11-18T09:42:00Z'), new Date('2026-11-20T12:00:00Z')];
  expect(trackingDays(since, now)).toEqual({ from: '2026-11-17', until: '2027-01-20' });
});
