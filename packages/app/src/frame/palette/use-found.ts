import { findAnything } from '@smart-art/api-client/queries';
import { longestSearch } from '@smart-art/openapi/rules';
import { type CommandSearch, narrowed } from '@smart-art/ui/command-palette';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { usePause } from '../use-pause.ts';
import { type FoundSection, foundSections } from './found.ts';

/** Debounce in ms before the search request: results should show within 100 ms of the last letter. */
const PAUSE = 40;

interface Found extends CommandSearch {
  sections: readonly FoundSection[];
}

/**
 * Server search for the typed text. A response is only shown for its own query, and an outdated request is aborted.
 * Until the next response, the last results are filtered by the new letters, so that Enter never opens something that
 * does not match.
 * @param permissions filter for the results
 */
export function useFound(permissions: readonly string[]): Found {
  const intl = useIntl();
  const { clients } = useServices();
  const [typed, setTyped] = useState('');
  /* Skip the request for text longer than the limit: it cannot match. */
  const term = typed.trim().length > longestSearch ? '' : typed.trim();
  const query = usePause(term, PAUSE);
  const isCurrent = query === term;
  const { data, isFetching, isError, isPlaceholderData, refetch } = useQuery({
    ...findAnything(clients.product, query),
    enabled: query !== '',
    placeholderData: (before) => (query === '' ? undefined : before),
  });
  const sections = data && term ? foundSections(intl, data, query) : [];
  const shown = isCurrent && !isPlaceholderData ? sections : (narrowed(sections, typed) as FoundSection[]);
  return {
    onSearch: setTyped,
    onRetry: () => void refetch(),
    status: isError && isCurrent ? 'failed' : isFetching || (term && !isCurrent) ? 'loading' : 'idle',
    sections: shown
      .map((section) => ({
        ...section,
        commands: section.commands.filter(({ permission }) => permissions.includes(permission)),
      }))
      .filter(({ commands }) => commands.length > 0),
  };
}
