import { listAvailableProducts, type ProductType, productTypes } from '@smart-art/api-client/queries';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useServices } from '../../services/services.ts';
import { chooseMessages } from '../../works/choose/choose.messages.ts';
import { WORKS_PER_PAGE, WorksDialog, type WorksDialogProps } from '../../works/choose/WorksDialog.tsx';
import { requestFormMessages as messages } from './request-form.messages.ts';
import { requestBounds } from './request-form.ts';

const { maxItems } = requestBounds.art_pieces;

export type ChooseWorksProps = Pick<WorksDialogProps, 'chosen' | 'onChoose' | 'onClose'>;

/**
 * Chooses works, one type at a time (000 section 7: product-types, product-list/{type}); works in another request are
 * excluded.
 */
export function ChooseWorks(props: ChooseWorksProps) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const [type, setType] = useState<ProductType>('art');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const types = useQuery(productTypes(product));
  const works = useQuery(
    listAvailableProducts(product, type, {
      available_for: 'Crowdfunding',
      page,
      per_page: WORKS_PER_PAGE,
      ...(search && { search }),
    }),
  );
  return (
    <WorksDialog
      {...props}
      none={{
        title: intl.formatMessage(search ? chooseMessages.noMatch : messages.noWorks),
        help: intl.formatMessage(search ? messages.noMatchHelp : messages.noWorksHelp),
      }}
      onPage={setPage}
      onSearch={(next) => {
        setSearch(next.trim());
        setPage(1);
      }}
      page={page}
      query={works}
      search={search}
      tooMany={(count) =>
        count > maxItems ? intl.formatMessage(messages.piecesMany, { most: maxItems, count }) : undefined
      }
    >
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
    </WorksDialog>
  );
}
