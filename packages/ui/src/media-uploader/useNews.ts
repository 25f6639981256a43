import { useEffect, useEffectEvent, useRef } from 'react';
import { useStrings } from '../provider/index.ts';
import { news } from './news.ts';
import { strings } from './strings.ts';
import type { MediaItem } from './types.ts';

/** Tells those who do not see the bars which picture could not be sent, and that all have arrived. */
export function useNews(items: readonly MediaItem[], say: (words: string) => void): void {
  const string = useStrings(strings);
  const before = useRef(items);
  const batch = useRef<ReadonlySet<string>>(new Set());
  const tell = useEffectEvent((now: readonly MediaItem[]) => {
    const { failed, arrived, batch: rest } = news(before.current, now, batch.current);
    before.current = now;
    batch.current = rest;
    const words = failed.map(({ name, error }) => string('failedName', { name, error: error ?? string('failed') }));
    const [one] = arrived;
    if (one) words.push(string(arrived.length === 1 ? 'sentOne' : 'sent', { name: one.name, count: arrived.length }));
    if (words.length > 0) say(words.join(' '));
  });
  useEffect(() => tell(items), [items]);
}
