import { defaultLocale, type locales as offered } from '@smart-art/openapi/constants';
import { writePreference } from '../preferences/preferences.ts';
import type { localStore as LocalStore } from '../session/index.ts';

/** The supported languages (001 section 1), by the slug that is stored. */
export const locales = { en: 'English', ja: '日本語' } as const satisfies Record<(typeof offered)[number], string>;

export type Locale = keyof typeof locales;

/** Default and fallback (000 section 9). */
export const DEFAULT_LOCALE: Locale = defaultLocale;

export const isLocale = (slug: string): slug is Locale => Object.hasOwn(locales, slug);

/**
 * The language chosen on this device. An unsupported one falls back to English (000 section 5), which is stored, so
 * that the message is shown once.
 */
export function startLocale(localStore: Pick<typeof LocalStore, 'get' | 'set'>): {
  locale: Locale;
  unsupported: boolean;
} {
  const stored = localStore.get('locale');
  if (stored === null || isLocale(stored)) return { locale: stored ?? DEFAULT_LOCALE, unsupported: false };
  storeLocale(localStore, DEFAULT_LOCALE);
  return { locale: DEFAULT_LOCALE, unsupported: true };
}

/**
 * Stores the requested language for the next page load. If it is unsupported, that load falls back as `startLocale`
 * does, with a message.
 */
export function storeLocale(localStore: Pick<typeof LocalStore, 'set'>, slug: string): void {
  const supported = isLocale(slug) ? slug : DEFAULT_LOCALE;
  localStore.set('locale', slug);
  localStore.set('selectedLanguage', locales[supported]);
  writePreference('locale', supported);
}
