import { fill, useUi } from './UiProvider.tsx';

/** A component's own words in both languages: sentences by key, with `{name}` where a value goes. */
export interface Strings<Key extends string> {
  en: Readonly<Record<Key, string>>;
  ja: Readonly<Record<Key, string>>;
}

/** Two languages that have the same keys. */
export const defineStrings = <const Key extends string>(
  en: Record<Key, string>,
  ja: Record<NoInfer<Key>, string>,
): Strings<Key> => ({ en, ja });

/** Says one of a component's own words in the language of the page. */
export type Sentence = <Key extends string>(
  own: Strings<Key>,
  key: Key,
  values?: Record<string, string | number>,
) => string;

/** For words that are only known once something has been fetched; else `useStrings`. */
export function useSentence(): Sentence {
  const { locale, say = unchanged } = useUi();
  const language = locale.startsWith('ja') ? 'ja' : 'en';
  return (own, key, values) => {
    const sentence = say(own[language][key]);
    return values ? fill(sentence, values) : sentence;
  };
}

/**
 * The words of a component that brings them itself (docs/decisions/0020): `strings.ts` in its folder.
 * @returns `string('key', { name: 'value' })`
 */
export function useStrings<Key extends string>(
  own: Strings<Key>,
): (key: Key, values?: Record<string, string | number>) => string {
  const sentence = useSentence();
  return (key, values) => sentence(own, key, values);
}

const unchanged = (sentence: string) => sentence;
