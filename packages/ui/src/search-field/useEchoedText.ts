import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Text of a field whose value returns with a delay (through a URL, a router, a server). The typed text stays while its
 * own echoes are pending, however late; any other value (Back, a cleared filter) is shown at once.
 * @param debounce ms after the last key
 */
export function useEchoedText(value: string, onChange: (value: string) => void, debounce: number) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Values reported but not yet returned, in order. */
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

  /** Reports at once. */
  const report = (text: string) => {
    clearTimeout(timer.current);
    const lastReported = echoes.current.at(-1) ?? latest.current.value;
    const back = text === latest.current.value;
    // Back to the current value: the values in between may never return.
    setTyped(back ? null : text);
    if (back) echoes.current = [];
    if (text === lastReported) return;
    if (!back) echoes.current.push(text);
    latest.current.onChange(text);
  };
  /** Handles typing; reports after the debounce, and not while composing. */
  const type = (text: string, composing: boolean) => {
    clearTimeout(timer.current);
    setTyped(text);
    if (composing) return;
    if (debounce > 0) timer.current = setTimeout(() => report(text), debounce);
    else report(text);
  };
  return { shown: typed ?? value, typed, report, type };
}
