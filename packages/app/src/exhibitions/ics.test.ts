import { expect, test } from 'vitest';
import { icsOf } from './ics.ts';

const exhibition = {
  id: 'exh_1',
  name: '潮の間; Between, Tides',
  description: 'First line\nsecond \\ line',
  address: '2-8-1 Nishi-Gosho, Onomichi',
  starts_at: '2027-03-06T01:00:00Z',
  ends_at: '2027-03-14T09:00:00.000Z',
  version: 3,
};
const at = { url: 'https://seller.example/exhibitions/view/exh_1', now: new Date('2026-11-26T10:00:00Z') };

const unfolded = (ics: string) => ics.replaceAll('\r\n ', '');

test('writes an exhibition as an event with its times, place and URL', () => {
  const lines = unfolded(icsOf(exhibition, at)).split('\r\n');
  expect(lines).toContain('DTSTART:20270306T010000Z');
  expect(lines).toContain('DTEND:20270314T090000Z');
  expect(lines).toContain('UID:exh_1@seller.example');
  expect(lines).toContain('SEQUENCE:3');
  expect(lines).toContain('SUMMARY:潮の間\\; Between\\, Tides');
  expect(lines).toContain('DESCRIPTION:First line\\nsecond \\\\ line');
  expect(lines).toContain('LOCATION:2-8-1 Nishi-Gosho\\, Onomichi');
  expect(lines).toContain('URL:https://seller.example/exhibitions/view/exh_1');
});

test('folds lines at 75 octets without splitting a character', () => {
  const name = '潮'.repeat(100);
  const ics = icsOf({ ...exhibition, name }, at);
  for (const line of ics.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfolded(ics)).toContain(`SUMMARY:${name}\r\n`);
});

test('omits unknown properties', () => {
  const ics = icsOf({ ...exhibition, address: null, description: null }, at);
  expect(ics).not.toContain('LOCATION');
  expect(ics).not.toContain('DESCRIPTION');
});
