import { expect, test, vi } from 'vitest';
import { loadLanguage } from './language.ts';
import { loadAndSwitch } from './other-language.ts';
import { timeZoneOf } from './time-zone.ts';

test('formats dates in the chosen time zone until another is chosen', async () => {
  const language = await loadLanguage('en');
  const listener = vi.fn();
  language.subscribe(listener);
  const before = language.localization();
  language.setTimeZone('Asia/Tokyo');
  const { intl } = language.localization();
  expect(intl.formatDate('2026-11-04T23:30:00Z', { dateStyle: 'medium' })).toBe('Nov 5, 2026');
  expect(timeZoneOf(intl)).toBe('Asia/Tokyo');
  expect(before.intl.timeZone).toBeUndefined();
  language.setTimeZone('Asia/Tokyo');
  expect(listener).toHaveBeenCalledOnce();
  language.setTimeZone(undefined);
  expect(language.localization().intl.timeZone).toBeUndefined();
});

test('uses messages loaded later in the current intl without notifying subscribers', async () => {
  const language = await loadLanguage('en');
  const listener = vi.fn();
  language.subscribe(listener);
  const { intl, strings } = language.localization();
  const file = { messages: { late: [{ type: 0, value: 'Late' }] }, strings: { 'menu.language': 'Tongue' } };
  const late = async () => ({ default: file });
  await language.loadMessages({ en: late, ja: late });
  expect(intl.formatMessage({ id: 'late' })).toBe('Late');
  expect(strings['menu.language']).toBe('Tongue');
  expect(language.localization().intl).toBe(intl);
  expect(listener).not.toHaveBeenCalled();
  const other = (await loadLanguage('en')).localization();
  expect(other.intl.messages).not.toHaveProperty('late');
});

test('switching the language also loads messages already loaded or still loading', async () => {
  const language = await loadLanguage('en');
  const gate = Promise.withResolvers<void>();
  const part = (title: string) => ({ default: { messages: { title: [{ type: 0, value: title }] }, strings: {} } });
  const late = (title: string) => ({ default: { messages: { late: [{ type: 0, value: title }] }, strings: {} } });
  await language.loadMessages({ en: async () => part('Orders'), ja: async () => part('注文') });
  const loading = language.loadMessages({
    en: () => gate.promise.then(() => late('Late')),
    ja: async () => late('遅い'),
  });
  const translate = (id: string) => language.localization().intl.formatMessage({ id });
  expect([language.locale, translate('title')]).toEqual(['en', 'Orders']);
  language.setTimeZone('Asia/Tokyo');
  const switching = loadAndSwitch(language, 'ja');
  gate.resolve();
  await Promise.all([loading, switching]);
  expect([language.locale, translate('title'), translate('late')]).toEqual(['ja', '注文', '遅い']);
  expect(language.localization().intl).toMatchObject({ locale: 'ja', timeZone: 'Asia/Tokyo' });
});

test('keeps the current language when the messages of another fail to load', async () => {
  const language = await loadLanguage('en');
  await language.loadMessages({
    en: async () => ({ default: { messages: {}, strings: {} } }),
    ja: () => Promise.reject(Error()),
  });
  await expect(loadAndSwitch(language, 'ja')).rejects.toThrow();
  expect(language.localization().intl.locale).toBe('en');
});

test('ignores an unknown time zone', async () => {
  const language = await loadLanguage('en');
  language.setTimeZone('Mars/Olympus');
  expect(timeZoneOf(language.localization().intl)).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
