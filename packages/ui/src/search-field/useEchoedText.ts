import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * What is typed in a field whose value takes a way round (an address, a router, a server) before it comes back. What
 * was typed stays while its echoes are on their way, however late they are; a value that is no echo (a step back, a
 * cleared filter) is shown at once.
 * @param debounce ms after the last key
 */
export function useEchoedText(value: string, onChange: (value: string) => void, debounce: number) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Told and not come back yet, in order. */
  const echoes = useRef<string[]>([]);
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef({ value, onChange, typed });

  useLayoutEffect(() => {
    const arrived = latest.current.value !== value;
    latest.current = { value, onChange, typed };
    if (!arrived) return;
    const at = echoes.current.lastIndexOf(value);
    echoes.current = at < 0 ? [] : echoes.current.slice(at + 1);
    if (at < 0) clearTimeout(timer.current);
    if (at < 0 || (typed === value && echoes.current.length === 0)) setTyped(null);
  }, [value, onChange, typed]);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Tells at once. */
  const tell = (text: string) => {
    clearTimeout(timer.current);
    const said = echoes.current.at(-1) ?? latest.current.value;
    const back = text === latest.current.value;
    // Back where it began: what was told in between may never arrive.
    setTyped(back ? null : text);
    if (back) echoes.current = [];
    if (text === said) return;
    if (!back) echoes.current.push(text);
    latest.current.onChange(text);
  };
  /** Takes a key; tells after the pause, or not at all while a word is composed. */
  const type = (text: string, composing: boolean) => {
    clearTimeout(timer.current);
    setTyped(text);
    if (composing) return;
    if (debounce > 0) timer.current = setTimeout(() => tell(text), debounce);
    else tell(text);
  };
  return { shown: typed ?? value, typed, tell, type };
}
