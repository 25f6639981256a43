import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isComposing } from '../composing/index.ts';
import { useUi } from '../provider/index.ts';
import { typedAhead } from './navigation.ts';
import type { ListOption } from './options.ts';

/** Letters that follow each other within so many milliseconds are one word. */
const PAUSE = 500;

/** Whether a key writes a character, rather than does something. */
const writes = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * Going to an option by its first letters.
 * @param anew a letter that no longer fits the word begins another one: for a menu, whose lines are short
 * @returns the place a key leads to; `undefined` when it is no letter, or no option begins so
 */
export function useTypeAhead(options: readonly ListOption[], anew = false) {
  const { locale } = useUi();
  const typed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (event: KeyboardEvent, from: number): number | undefined => {
    if (isComposing(event) || event.key === 'Shift') return undefined;
    // Any other key ends the word: the next space chooses.
    if (!writes(event)) typed.current = '';
    // A space belongs to a word that has begun; alone it chooses.
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
