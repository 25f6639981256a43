import type { Product } from '@smart-art/api-client/queries';
import { ArtworkThumbnail } from '@smart-art/ui/artwork';
import { Button } from '@smart-art/ui/button';
import { type Column, DataTable } from '@smart-art/ui/data-table';
import { DateTime } from '@smart-art/ui/date-time';
import { RotateCcw } from '@smart-art/ui/icons';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { sellerRouteMessages as routeMessages } from '../../routes/seller.messages.ts';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import { restoreMessages } from '../../works/restore.messages.ts';
import { deletedMessages as messages } from './DeletedList.messages.ts';

export interface DeletedTableProps {
  works: readonly Product[];
  loading: boolean;
  selection: ReadonlySet<string>;
  onSelectionChange: (selection: ReadonlySet<string>) => void;
  /** Ids of the works being restored individually. */
  busy: ReadonlySet<string>;
  onRestore: (work: Product) => void;
}

const hrefOf = ({ id }: Product) => `/view-art/${id}`;

/** Deleted works: when and by whom, each with a restore button. */
export function DeletedTable({ works, loading, selection, onSelectionChange, busy, onRestore }: DeletedTableProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { config } = useServices();
  const restore = (work: Product) => (
    <Button
      aria-label={intl.formatMessage(messages.restoreWork, { title: work.title })}
      icon={RotateCcw}
      onClick={(event) => {
        event.stopPropagation();
        onRestore(work);
      }}
      pending={busy.has(work.id)}
      size="small"
    >
      {intl.formatMessage(restoreMessages.restore)}
    </Button>
  );
  const columns: Column<Product>[] = [
    {
      id: 'picture',
      header: intl.formatMessage(messages.picture),
      render: ({ images: [cover] }) => <ArtworkThumbnail image={cover ? sourceOf(config.productUrl, cover) : null} />,
      picture: true,
      priority: 1,
    },
    {
      id: 'title',
      header: intl.formatMessage(messages.work),
      text: ({ title }) => title,
      look: 'artName',
      width: 240,
    },
    {
      id: 'artist',
      header: intl.formatMessage(messages.artist),
      text: (work) => work.artist_name ?? '',
      width: 160,
      priority: 3,
    },
    {
      id: 'deleted_at',
      header: intl.formatMessage(messages.when),
      render: ({ deleted_at }) => <DateTime value={deleted_at ?? ''} />,
      width: 130,
      priority: 2,
    },
    {
      id: 'deleted_by',
      header: intl.formatMessage(messages.who),
      text: ({ deleted_by }) => deleted_by?.name ?? intl.formatMessage(messages.someone),
      look: 'muted',
      width: 160,
      priority: 4,
    },
    { id: 'actions', header: intl.formatMessage(messages.actions), render: restore, width: 140, align: 'end' },
  ];
  return (
    <DataTable
      columns={columns}
      label={intl.formatMessage(routeMessages.deletedList)}
      loading={loading}
      onRowOpen={(work) => void navigate(hrefOf(work))}
      onSelectionChange={onSelectionChange}
      rowHref={hrefOf}
      rowKey={({ id }) => id}
      rows={works}
      selection={selection}
    />
  );
}
