import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import type { FilterLabels } from './filter-labels.ts';
import { libraryMessageFiles } from './library-message-files.ts';

type Part = typeof import('./filter-labels.ts');

/**
 * Labels and values of the library's filters; null until loaded. A failed download is retried with the next response,
 * since the works render without it.
 */
export function useFilterLabels(again: unknown): FilterLabels | null {
  const intl = useIntl();
  const { language } = useServices();
  const [part, setPart] = useState<Part>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when `again` changes
  useEffect(() => {
    if (part) return;
    let isGone = false;
    Promise.all([import('./filter-labels.ts'), language.loadMessages(libraryMessageFiles)]).then(
      ([loaded]) => {
        if (!isGone) setPart(loaded);
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [language, part, again]);
  return useMemo(() => part?.filterLabels(intl) ?? null, [part, intl]);
}
