import { listAvailableProducts, type Product, type ProductType, productTypes } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { Dialog } from '@smart-art/ui/dialog';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { SearchField } from '@smart-art/ui/search-field';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { Stack } from '@smart-art/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useServices } from '../../services/services.ts';
import { FreeWorks } from './FreeWorks.tsx';
import { requestFormMessages as messages } from './request-form.messages.ts';
import { requestBounds } from './request-form.ts';

const PER_PAGE = 24;

const { maxItems } = requestBounds.art_pieces;

export interface ChooseWorksProps {
  /** The ids of those that are chosen already. */
  chosen: readonly string[];
  /** Told the ids of all that are chosen now, and those works of them that were seen here. */
  onChoose: (ids: ReadonlySet<string>, seen: ReadonlyMap<string, Product>) => void;
  onClose: () => void;
}

/**
 * Chooses works of one type after the other (000 section 7: product-types, product-list/{type}), those only that no request
 * holds. The server searches and pages: a library of thousands costs no more than one of ten.
 */
export function ChooseWorks({ chosen, onChoose, onClose }: ChooseWorksProps) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const [type, setType] = useState<ProductType>('art');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [selection, setSelection] = useState<ReadonlySet<string>>(() => new Set(chosen));
  const seen = useRef(new Map<string, Product>());
  const types = useQuery(productTypes(product));
  const works = useQuery(
    listAvailableProducts(product, type, {
      available_for: 'Crowdfunding',
      page,
      per_page: PER_PAGE,
      ...(search && { search }),
    }),
  );
  const isMany = selection.size > maxItems;

  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose}>{intl.formatMessage(messages.cancel)}</Button>
          <Button
            disabled={isMany}
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
        <FailureBanner query={types} title={intl.formatMessage(messages.typesFailed)} />
        {types.data && (
          <SegmentedControl
            label={intl.formatMessage(messages.type)}
            onChange={(next) => {
              setType(next);
              setPage(1);
            }}
            options={types.data.map(({ slug, name }) => ({ value: slug, label: name }))}
            value={type}
          />
        )}
        <SearchField
          debounce={250}
          label={intl.formatMessage(messages.search)}
          onChange={(next) => {
            setSearch(next.trim());
            setPage(1);
          }}
          value={search}
        />
        <FreeWorks
          isSearched={search !== ''}
          onPage={setPage}
          onSelect={(next) => {
            for (const work of works.data?.data ?? []) if (next.has(work.id)) seen.current.set(work.id, work);
            setSelection(next);
          }}
          page={page}
          query={works}
          selection={selection}
        />
        {isMany && (
          <InlineMessage live="polite" tone="danger">
            {intl.formatMessage(messages.piecesMany, { most: maxItems, count: selection.size })}
          </InlineMessage>
        )}
      </Stack>
    </Dialog>
  );
}
