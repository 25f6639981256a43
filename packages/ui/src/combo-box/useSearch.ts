import { useEffect, useState } from 'react';
import type { ListEntries } from '../list-box/options.ts';

/** Searches on a server. Rejects on failure; `signal` is aborted when the result is no longer needed. */
export type Search<Value extends string> = (query: string, signal: AbortSignal) => Promise<ListEntries<Value>>;

export interface Searched<Value extends string> {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** The last results. They stay while the next request is pending, so that the list does not flicker. */
  entries: ListEntries<Value>;
  /** The query that `entries` belong to. */
  query: string;
  retry: () => void;
}

interface Answer<Value extends string> {
  /** Query and attempt number. */
  key: string;
  status: 'done' | 'failed';
  entries: ListEntries<Value>;
  query: string;
}

/**
 * Search results for the typed text: debounced, newest query only. Responses to older queries are discarded.
 * @param query null while there is nothing to search for
 * @param delay debounce in milliseconds
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
  const needsSearch = Boolean(search) && query !== null && !answered;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function does not repeat the search
  useEffect(() => {
    if (!needsSearch || !search || query === null) return;
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
  }, [needsSearch, key, delay]);

  return {
    status: query === null ? 'idle' : answered ? answer.status : 'loading',
    entries: answer?.entries ?? [],
    query: answer?.query ?? '',
    retry: () => setAttempt((last) => last + 1),
  };
}
