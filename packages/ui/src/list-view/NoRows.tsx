import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { LockKeyhole, Search } from '../icons/index.ts';
import { useStrings } from '../provider/index.ts';
import { strings } from './strings.ts';
import type { ListApi } from './useListState.ts';

export interface NoRowsProps {
  list: ListApi;
  /** The user lacks permission to see the rows. */
  denied?: boolean | undefined;
  /** Clears search and filters. */
  onClear: () => void;
}

/** Shown if nothing was found, or without permission. */
export function NoRows({ list, denied, onClear }: NoRowsProps) {
  const string = useStrings(strings);
  if (denied) {
    return (
      <EmptyState icon={LockKeyhole} title={string('denied')}>
        {string('deniedHelp')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={<Button onClick={onClear}>{string('clear')}</Button>}
      icon={Search}
      title={string('nothingFound')}
    >
      {string(whyNothing(list), { search: list.state.search.trim() })}
    </EmptyState>
  );
}

function whyNothing({ state }: ListApi): keyof typeof strings.en {
  const filtered = Object.keys(state.filters).length > 0;
  if (state.search.trim() === '') return 'nothingFiltered';
  return filtered ? 'nothingSearchedFiltered' : 'nothingSearched';
}
