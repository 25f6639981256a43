import { fill, useUi } from './UiProvider.tsx';

/** A component's messages in both languages, by key, with `{name}` placeholders. */
export interface Strings<Key extends string> {
  en: Readonly<Record<Key, string>>;
  ja: Readonly<Record<Key, string>>;
}

/** Messages in two languages with the same keys. */
export const defineStrings = <const Key extends string>(
  en: Record<Key, string>,
  ja: Record<NoInfer<Key>, string>,
): Strings<Key> => ({ en, ja });

/** Formats one of a component's messages in the page's language. */
export type Sentence = <Key extends string>(
  own: Strings<Key>,
  key: Key,
  values?: Record<string, string | number>,
) => string;

/** For messages that are only known after loading; otherwise use `useStrings`. */
export function useSentence(): Sentence {
  const { locale, transform = unchanged } = useUi();
  const language = locale.startsWith('ja') ? 'ja' : 'en';
  return (own, key, values) => {
    const sentence = transform(own[language][key]);
    return values ? fill(sentence, values) : sentence;
  };
}

/**
 * The messages of a component that ships its own (docs/decisions/0020): `strings.ts` in its folder.
 * @returns `string('key', { name: 'value' })`
 */
export function useStrings<Key extends string>(
  own: Strings<Key>,
): (key: Key, values?: Record<string, string | number>) => string {
  const sentence = useSentence();
  return (key, values) => sentence(own, key, values);
}

const unchanged = (sentence: string) => sentence;
