import { expect, test, vi } from 'vitest';
import { loadLanguage } from './language.ts';
import { timeZoneOf } from './time-zone.ts';

test('dates are said on the clocks of the zone that is set, until another is', async () => {
  const language = await loadLanguage('en');
  const heard = vi.fn();
  language.subscribe(heard);
  const before = language.speech();
  language.setTimeZone('Asia/Tokyo');
  const { intl } = language.speech();
  expect(intl.formatDate('2026-11-04T23:30:00Z', { dateStyle: 'medium' })).toBe('Nov 5, 2026');
  expect(timeZoneOf(intl)).toBe('Asia/Tokyo');
  expect(before.intl.timeZone).toBeUndefined();
  language.setTimeZone('Asia/Tokyo');
  expect(heard).toHaveBeenCalledOnce();
  language.setTimeZone(undefined);
  expect(language.speech().intl.timeZone).toBeUndefined();
});

test('a zone that the browser does not know counts as none', async () => {
  const language = await loadLanguage('en');
  language.setTimeZone('Mars/Olympus');
  expect(timeZoneOf(language.speech().intl)).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
