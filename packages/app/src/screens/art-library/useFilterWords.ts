import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import type { FilterWords } from './filter-words.ts';
import { libraryWords } from './library-words.ts';

type Part = typeof import('./filter-words.ts');

/**
 * Labels and values of the library's filters; null until loaded. A failed download is retried with the next response,
 * since the works render without it.
 */
export function useFilterWords(again: unknown): FilterWords | null {
  const intl = useIntl();
  const { language } = useServices();
  const [part, setPart] = useState<Part>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when `again` changes
  useEffect(() => {
    if (part) return;
    let isGone = false;
    Promise.all([import('./filter-words.ts'), language.loadMessages(libraryWords)]).then(
      ([loaded]) => {
        if (!isGone) setPart(loaded);
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [language, part, again]);
  return useMemo(() => part?.filterWords(intl) ?? null, [part, intl]);
}
