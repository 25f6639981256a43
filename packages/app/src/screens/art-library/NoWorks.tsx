import { Button, LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Plus } from '@smart-art/ui/icons';
import { useIntl } from 'react-intl';
import { libraryMessages as messages } from './ArtLibrary.messages.ts';
import { DEFAULT_SORT, type LibraryView } from './library-address.ts';
import type { Library } from './useLibrary.ts';

const everything: LibraryView = { search: '', show: 'all', type: 'all', sort: DEFAULT_SORT, page: 1 };

/** An empty library teaches the first step; an empty selection leads back to the whole. */
export function NoWorks({ view, show, libraryIsEmpty }: Pick<Library, 'view' | 'show'> & { libraryIsEmpty: boolean }) {
  const intl = useIntl();
  if (libraryIsEmpty) {
    return (
      <EmptyState
        action={
          <LinkButton emphasis="primary" href="/add-art" icon={Plus}>
            {intl.formatMessage(messages.add)}
          </LinkButton>
        }
        title={intl.formatMessage(messages.emptyTitle)}
      >
        {intl.formatMessage(messages.emptyHelp)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={<Button onClick={() => show(everything)}>{intl.formatMessage(messages.showAll)}</Button>}
      title={intl.formatMessage(messages.nothingTitle)}
    >
      {view.search
        ? intl.formatMessage(messages.nothingSearched, { search: view.search })
        : intl.formatMessage(messages.nothingSelected)}
    </EmptyState>
  );
}
