import { toast } from '@smart-art/ui/toast';
import { languageMessages as messages } from './language.messages.ts';
import type { Language, Words } from './language.ts';

const words: Words = {
  en: () => import('../messages/compiled/en-language.json'),
  ja: () => import('../messages/compiled/ja-language.json'),
};

/** Says that a language was asked for which the app is not written in (000 section 5). */
export async function tellUnsupported(language: Language): Promise<void> {
  await language.learn(words);
  toast.warning(language.speech().intl.formatMessage(messages.notSupported));
}
