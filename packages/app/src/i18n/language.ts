import { knownZone } from '@smart-art/ui/provider';
import type { UiStrings } from '@smart-art/ui/strings/en';
import { createIntl, type IntlShape, type MessageFormatElement } from 'react-intl';
import type { Locale } from './locales.ts';

/** The current formatter (`intl`) and the components' strings. */
export interface Localization {
  intl: IntlShape;
  strings: UiStrings;
}

/** A message file as scripts/messages.ts writes it: the app's messages, parsed, and the components' strings. */
export interface MessageFile {
  messages: Record<string, MessageFormatElement[]>;
  strings: Partial<UiStrings>;
}

/** A message file in each language, loaded with the screens that need it. Only the current language is loaded. */
export type MessageFiles = Readonly<Record<Locale, () => Promise<unknown>>>;

/* Messages of the first screen. The Japanese chunk also loads its font. */
export const first = {
  en: () => import('./languages/en.ts'),
  ja: () => import('./languages/ja.ts'),
};

const localize = (locale: Locale, { messages, strings }: MessageFile, timeZone?: string): Localization => ({
  intl: createIntl({ locale, messages, timeZone: knownZone(timeZone) }),
  // Each file has the strings of its components; the size check reports components whose strings are missing.
  strings: strings as UiStrings,
});

/**
 * The language of this visit. It starts with the messages of the first screen; others are loaded with their screens.
 * @throws if the messages cannot be fetched
 */
export async function loadLanguage(begun: Locale) {
  const { messageFile } = await first[begun]();
  const { messages, strings } = messageFile as MessageFile;
  let locale = begun;
  /* A copy: loaded messages are added to it. */
  let known: MessageFile = { messages: { ...messages }, strings: { ...strings } };
  let timeZone: string | undefined;
  let localization = localize(locale, known);
  const loaded = new Map<MessageFiles, Promise<void>>();
  const listeners = new Set<() => void>();

  const renew = () => {
    localization = localize(locale, known, timeZone);
    for (const listener of listeners) listener();
  };

  const add = async (part: MessageFiles) => {
    const { default: more } = (await part[locale]()) as { default: MessageFile };
    /* No notification: screens wait for their messages, and visible ones do not use the new ones. */
    Object.assign(known.messages, more.messages);
    Object.assign(known.strings, more.strings);
  };

  return {
    get locale(): Locale {
      return locale;
    },
    /** The same object until the language or the time zone changes; messages loaded later are added to it. */
    localization: (): Localization => localization,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Sets the time zone for dates and times: `useIntl().timeZone`, used by every format.
     * @param next an IANA name; undefined for the device's own
     */
    setTimeZone(next: string | undefined): void {
      if (next === timeZone) return;
      timeZone = next;
      renew();
    },
    /** The message files requested so far, and when each is ready. */
    loaded,
    /** Switches the language. @param file messages of the first screen and of all loaded files */
    replace(next: Locale, file: MessageFile): void {
      locale = next;
      known = file;
      renew();
    },
    /** Resolves when these messages are loaded. A failure is not cached: the next call tries again. */
    loadMessages(part: MessageFiles): Promise<void> {
      const loading = loaded.get(part) ?? add(part);
      loaded.set(part, loading);
      loading.catch(() => loaded.delete(part));
      return loading;
    },
  };
}

export type Language = Awaited<ReturnType<typeof loadLanguage>>;

/** All Japanese characters, for content beyond the interface's own text. Not before the first paint. */
export const loadJapaneseFonts = (): void => void import('@smart-art/ui/fonts/japanese.css').catch(() => {});
