import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isComposing } from '../composing/index.ts';
import { useUi } from '../provider/index.ts';
import { typedAhead } from './navigation.ts';
import type { ListOption } from './options.ts';

/** Max ms between letters of one word. */
const PAUSE = 500;

/** Whether a key types a character. */
const writes = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * Type-ahead: moves to an option by its first letters.
 * @param anew a letter that does not extend the match starts a new word: for a menu, whose labels are short
 * @returns the index a key leads to; `undefined` if it is not a letter or nothing matches
 */
export function useTypeAhead(options: readonly ListOption[], anew = false) {
  const { locale } = useUi();
  const typed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (event: KeyboardEvent, from: number): number | undefined => {
    if (isComposing(event) || event.key === 'Shift') return undefined;
    // Any other key ends the word, so that the next space selects.
    if (!writes(event)) typed.current = '';
    // Within a word a space is part of it; otherwise it selects.
    if (!writes(event) || (event.key === ' ' && typed.current === '')) return undefined;
    event.preventDefault();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      typed.current = '';
    }, PAUSE);
    typed.current += event.key;
    const place = typedAhead(options, from, typed.current, locale);
    if (place !== undefined || !anew) return place;
    const other = typedAhead(options, from, event.key, locale);
    if (other !== undefined) typed.current = event.key;
    return other;
  };
}
