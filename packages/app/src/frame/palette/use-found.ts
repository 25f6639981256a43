import { findAnything } from '@smart-art/api-client/queries';
import { longestSearch } from '@smart-art/openapi/rules';
import { type CommandSearch, narrowed } from '@smart-art/ui/command-palette';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { usePause } from '../use-pause.ts';
import { type FoundSection, foundSections } from './found.ts';

/** Typing pauses this long, in ms, before the server is asked: what it finds is there within 100 ms of the last letter. */
const PAUSE = 40;

interface Found extends CommandSearch {
  sections: readonly FoundSection[];
}

/**
 * What the server finds for what is typed. An answer is of its own question: one that comes late is not shown for what was
 * typed since, and a question that is left is taken back. Until the next answer is there, of the last one only that is
 * shown which has the new letters too, so that Enter never opens something else than what was typed.
 * @param permissions what may be shown
 */
export function useFound(permissions: readonly string[]): Found {
  const intl = useIntl();
  const { clients } = useServices();
  const [typed, setTyped] = useState('');
  /* Nothing is found by a text that is longer than a search may be: it is not asked for. */
  const wanted = typed.trim().length > longestSearch ? '' : typed.trim();
  const query = usePause(wanted, PAUSE);
  const isCurrent = query === wanted;
  const { data, isFetching, isError, isPlaceholderData, refetch } = useQuery({
    ...findAnything(clients.product, query),
    enabled: query !== '',
    placeholderData: (before) => (query === '' ? undefined : before),
  });
  const sections = data && wanted ? foundSections(intl, data, query) : [];
  const shown = isCurrent && !isPlaceholderData ? sections : (narrowed(sections, typed) as FoundSection[]);
  return {
    onSearch: setTyped,
    onRetry: () => void refetch(),
    status: isError && isCurrent ? 'failed' : isFetching || (wanted && !isCurrent) ? 'loading' : 'idle',
    sections: shown
      .map((section) => ({
        ...section,
        commands: section.commands.filter(({ permission }) => permissions.includes(permission)),
      }))
      .filter(({ commands }) => commands.length > 0),
  };
}
