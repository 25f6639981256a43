import { useEffect, useState } from 'react';
import type { ListEntries } from '../list-box/options.ts';

/** Asks a server for what fits. Rejects when it cannot say; `signal` is aborted when nobody waits any more. */
export type Search<Value extends string> = (query: string, signal: AbortSignal) => Promise<ListEntries<Value>>;

export interface Searched<Value extends string> {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** What was found last. Stays while the next answer is on its way, so that the list does not flicker. */
  entries: ListEntries<Value>;
  /** The question that `entries` answer. */
  query: string;
  retry: () => void;
}

interface Answer<Value extends string> {
  /** The question and which attempt at it. */
  key: string;
  status: 'done' | 'failed';
  entries: ListEntries<Value>;
  query: string;
}

/**
 * The answers of a server to what is typed: asked once typing pauses, the newest question only. An answer that comes
 * after a newer question is thrown away.
 * @param query null while nothing is to be asked
 * @param delay in milliseconds
 */
export function useSearch<Value extends string>(
  search: Search<Value> | undefined,
  query: string | null,
  delay: number,
): Searched<Value> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<Value>>();
  const key = `${attempt} ${query}`;
  const answered = answer?.key === key;
  const asks = Boolean(search) && query !== null && !answered;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another function is no other question
  useEffect(() => {
    if (!asks || !search || query === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (status: Answer<Value>['status'], entries?: ListEntries<Value>) => {
      if (!signal.aborted) setAnswer((last) => ({ key, status, entries: entries ?? last?.entries ?? [], query }));
    };
    const timer = setTimeout(async () => {
      try {
        settle('done', await search(query, signal));
      } catch {
        settle('failed');
      }
    }, delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asks, key, delay]);

  return {
    status: query === null ? 'idle' : answered ? answer.status : 'loading',
    entries: answer?.entries ?? [],
    query: answer?.query ?? '',
    retry: () => setAttempt((last) => last + 1),
  };
}
