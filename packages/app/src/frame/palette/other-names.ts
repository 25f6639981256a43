import { useEffect, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { MessageFiles } from '../../i18n/language.ts';
import type { Locale } from '../../i18n/locales.ts';
import { sellerMessageFiles } from '../../routes/seller.ts';
import { useServices } from '../../services/services.ts';
import { toolsMessageFiles } from '../tools-message-files.ts';

interface Part {
  value?: string;
}
type Names = Readonly<Record<string, readonly Part[]>>;

const other = { en: 'ja', ja: 'en' } as const satisfies Record<Locale, Locale>;

async function namesIn(locale: Locale): Promise<Names> {
  const parts = await Promise.all(
    [sellerMessageFiles, toolsMessageFiles].map(
      (files: MessageFiles) => files[locale]() as Promise<{ default: { messages: Names } }>,
    ),
  );
  return Object.assign({}, ...parts.map((part) => part.default.messages));
}

/**
 * Names of pages and actions in the other language, as search keywords for bilingual users. Empty until loaded, or if
 * loading fails.
 */
export function useOtherNames(): (message: MessageDescriptor) => string[] {
  const { language } = useServices();
  const [names, setNames] = useState<Names>({});
  useEffect(() => {
    let isLeft = false;
    void namesIn(other[language.locale]).then(
      (read) => isLeft || setNames(read),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [language]);
  return ({ id }) => {
    const parts = names[String(id)] ?? [];
    const name = parts.map(({ value = '' }) => value).join('');
    return name ? [name] : [];
  };
}
