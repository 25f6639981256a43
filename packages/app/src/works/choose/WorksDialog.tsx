import type { Product } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { Dialog } from '@smart-art/ui/dialog';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { SearchField } from '@smart-art/ui/search-field';
import { Stack } from '@smart-art/ui/stack';
import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { chooseMessages as messages } from './choose.messages.ts';
import { WorksPage, type WorksPageProps } from './WorksPage.tsx';

/** Page size. */
export const WORKS_PER_PAGE = 24;

export interface WorksDialogProps extends Pick<WorksPageProps, 'query' | 'page' | 'onPage' | 'none'> {
  search: string;
  onSearch: (search: string) => void;
  /** Ids of the works already chosen. */
  chosen: readonly string[];
  /** Error message if the number is too large; undefined if not. */
  tooMany: (count: number) => string | undefined;
  /** Called with all chosen ids, and with those works that were shown here. */
  onChoose: (ids: ReadonlySet<string>, seen: ReadonlyMap<string, Product>) => void;
  onClose: () => void;
  /** Further filters, above the search. */
  children?: ReactNode;
}

/**
 * A dialog to choose works from the library. Search and paging run on the server, so a library of thousands costs no
 * more than one of ten.
 */
export function WorksDialog(props: WorksDialogProps) {
  const { query, page, onPage, none, search, onSearch, chosen, tooMany, onChoose, onClose, children } = props;
  const intl = useIntl();
  const [selection, setSelection] = useState<ReadonlySet<string>>(() => new Set(chosen));
  const seen = useRef(new Map<string, Product>());
  const error = tooMany(selection.size);
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose}>{intl.formatMessage(messages.cancel)}</Button>
          <Button
            disabled={error !== undefined}
            emphasis="primary"
            onClick={() => {
              onChoose(selection, seen.current);
              onClose();
            }}
          >
            {intl.formatMessage(messages.take, { count: selection.size })}
          </Button>
        </>
      }
      onOpenChange={onClose}
      open
      size="large"
      title={intl.formatMessage(messages.choose)}
    >
      <Stack gap={4}>
        {children}
        <SearchField debounce={250} label={intl.formatMessage(messages.search)} onChange={onSearch} value={search} />
        <WorksPage
          none={none}
          onPage={onPage}
          onSelect={(next) => {
            for (const work of query.data?.data ?? []) if (next.has(work.id)) seen.current.set(work.id, work);
            setSelection(next);
          }}
          page={page}
          query={query}
          selection={selection}
        />
        {error && (
          <InlineMessage live="polite" tone="danger">
            {error}
          </InlineMessage>
        )}
      </Stack>
    </Dialog>
  );
}
