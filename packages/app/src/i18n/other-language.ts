import { toast } from '@smart-art/ui/toast';
import { writeAll } from '../drafts/leaving.ts';
import { localStore } from '../session/index.ts';
import { languageMessages as messages } from './language.messages.ts';
import { first, type Language, loadJapaneseFonts, type MessageFile, type MessageFiles } from './language.ts';
import { DEFAULT_LOCALE, isLocale, type Locale, storeLocale } from './locales.ts';

const messageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-language.json'),
  ja: () => import('../messages/compiled/ja-language.json'),
};

/** Warns that the requested language is not supported (000 section 5). */
export async function warnUnsupportedLanguage(language: Language): Promise<void> {
  await language.loadMessages(messageFiles);
  toast.warning(language.localization().intl.formatMessage(messages.notSupported));
}

/**
 * Switches to another language, with all messages loaded so far.
 * @throws if they cannot be fetched; the language then stays the same
 */
export async function loadAndSwitch(language: Language, next: Locale): Promise<void> {
  const { loaded } = language;
  /* Pending files arrive in the old language: wait for them. */
  await Promise.allSettled(loaded.values());
  const { messageFile } = await first[next]();
  const files = [messageFile as MessageFile];
  /* A screen rendered in the meantime may add more files. */
  for (const part of loaded.keys()) files.push(((await part[next]()) as { default: MessageFile }).default);
  language.replace(next, {
    messages: Object.assign({}, ...files.map(({ messages: of }) => of)),
    strings: Object.assign({}, ...files.map(({ strings }) => strings)),
  });
}

/**
 * Switches the language without a reload: if site data is blocked, the next page would know neither the language nor
 * the session. Drafts are saved first, so that typed input survives the new rendering. Does nothing if it is the
 * current one.
 * @param slug of the language; an unsupported one gives a warning and English
 */
export async function switchLanguage(language: Language, slug: string): Promise<void> {
  const next = isLocale(slug) ? slug : DEFAULT_LOCALE;
  if (next !== language.locale) {
    await writeAll();
    await loadAndSwitch(language, next);
    storeLocale(localStore, next);
    document.documentElement.lang = next;
    if (next === 'ja') loadJapaneseFonts();
  }
  if (next !== slug) await warnUnsupportedLanguage(language);
}
