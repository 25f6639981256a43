import { useSearchParams } from 'react-router';

const shows = ['waiting', 'unpublished'] as const;

/** Filter of a forum's posts; empty for all. */
export type Show = '' | (typeof shows)[number];

/** Filters of a thread, in the URL beside the forum's id. */
export function useNarrowing() {
  const [query, setQuery] = useSearchParams();
  const requested = query.get('show');
  const show: Show = shows.find((one) => one === requested) ?? '';
  const search = query.get('search') ?? '';
  const change = (part: { show?: Show; search?: string }) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(part)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: part.show === undefined, preventScrollReset: true },
    );
  return { show, search, isNarrowed: show !== '' || search.trim() !== '', change };
}

export type Narrowing = ReturnType<typeof useNarrowing>;
