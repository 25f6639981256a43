import type { Product } from '@smart-art/api-client/queries';
import { ArtworkRow } from '@smart-art/ui/artwork';
import { ColumnPicker, isUntouched } from '@smart-art/ui/column-picker';
import { DataTable } from '@smart-art/ui/data-table';
import type { ListApi } from '@smart-art/ui/list-view';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useTableLayout } from '../../preferences/use-table-layout.ts';
import { useServices } from '../../services/services.ts';
import { captionOf, sourceOf } from '../../works/caption.ts';
import { WorkPrice } from '../../works/WorkPrice.tsx';
import { WorkStatus } from '../../works/WorkStatus.tsx';
import { libraryMessages as messages } from './ArtLibrary.messages.ts';
import { columnsOf, usualColumns } from './columns.tsx';
import { choose } from './selection.ts';
import type { Selected } from './useSelection.ts';

export interface WorksTableProps {
  works: readonly Product[];
  list: ListApi;
  loading: boolean;
  chosen: Selected;
}

function useColumns() {
  const intl = useIntl();
  const { config } = useServices();
  return useMemo(() => columnsOf(intl, config.productUrl), [intl, config.productUrl]);
}

/** The library as a table, for comparing many works. On a phone each row is a card with its picture. */
export function WorksTable({ works, list, loading, chosen }: WorksTableProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  /* The work's page pages through the same list. */
  const { search } = useLocation();
  const hrefOf = ({ id }: Product) => `/view-art/${id}${search}`;
  const { config } = useServices();
  const [layout, setLayout] = useTableLayout('library', usualColumns);
  return (
    <DataTable
      card={(work) => (
        <ArtworkRow
          {...captionOf(intl, work)}
          href={hrefOf(work)}
          image={work.images[0] ? sourceOf(config.productUrl, work.images[0]) : null}
          price={<WorkPrice work={work} />}
          status={<WorkStatus work={work} />}
          title={work.title}
        />
      )}
      columns={useColumns()}
      fit={isUntouched(layout, usualColumns)}
      label={intl.formatMessage(messages.list)}
      layout={layout}
      loading={loading}
      onLayoutChange={setLayout}
      onSelectionChange={(ids) => choose(chosen.about, ids)}
      onRowOpen={(work) => void navigate(hrefOf(work))}
      onSortChange={list.onSortChange}
      rowHref={hrefOf}
      rowKey={({ id }) => id}
      rows={works}
      selection={chosen.ids}
      sort={list.sort}
    />
  );
}

/** Which columns the table shows: an item in the list's menu. */
export function WorksColumns() {
  const [layout, setLayout] = useTableLayout('library', usualColumns);
  const columns = useColumns();
  return <ColumnPicker columns={columns} layout={layout} onLayoutChange={setLayout} usual={usualColumns} />;
}
