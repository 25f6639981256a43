import type { CustomOrderDetails } from '@smart-art/api-client/queries';
import { ArtworkRow } from '@smart-art/ui/artwork';
import { type Column, DataTable } from '@smart-art/ui/data-table';
import { writeDay } from '@smart-art/ui/date-field';
import { formatMoney } from '@smart-art/ui/money';
import { Section } from '@smart-art/ui/section';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { type ListedPiece as Piece, pieceColumns } from '../../../pieces/columns.tsx';
import { PieceStatusBadge } from '../../../pieces/PieceStatusBadge.tsx';
import { useServices } from '../../../services/services.ts';
import { sourceOf } from '../../../works/caption.ts';
import { piecesMessages as messages } from './custom.messages.ts';
import { piecePath } from './piece-path.ts';

const dayOf = (intl: IntlShape, { completion_date: day }: Piece): string => (day ? writeDay(day, intl.locale) : '');

const costOf = (intl: IntlShape, { normal_cost: cost }: Piece): string =>
  cost ? formatMoney(cost.amount, cost.currency, intl.locale) : intl.formatMessage(messages.noCost);

const doneOf = (intl: IntlShape, { percent }: Piece): string => intl.formatNumber(percent / 100, { style: 'percent' });

function columnsOf(intl: IntlShape, productUrl: string): Column<Piece>[] {
  return [
    ...pieceColumns(intl, productUrl),
    {
      id: 'percent',
      header: intl.formatMessage(messages.done),
      text: (piece) => doneOf(intl, piece),
      align: 'end',
      width: 72,
    },
    {
      id: 'completion_date',
      header: intl.formatMessage(messages.completeBy),
      text: (piece) => dayOf(intl, piece),
      width: 128,
    },
    {
      id: 'cost',
      header: intl.formatMessage(messages.cost),
      text: (piece) => costOf(intl, piece),
      align: 'end',
      look: 'strong',
      width: 112,
    },
  ];
}

/** The pieces of a custom order with their progress; each has its own page. */
export function Pieces({ order }: { order: CustomOrderDetails }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { config } = useServices();
  const columns = useMemo(() => columnsOf(intl, config.productUrl), [intl, config.productUrl]);
  const { art_pieces: pieces, completed_pieces: completed, percent } = order;
  const hrefOf = (piece: Piece) => piecePath(order, piece);
  const title = intl.formatMessage(messages.title, { count: pieces.length });
  const progress = pieces.every(({ status }) => status === 'not_started')
    ? intl.formatMessage(messages.notStarted)
    : completed === pieces.length
      ? intl.formatMessage(messages.allCompleted)
      : intl.formatMessage(messages.progress, {
          completed,
          count: pieces.length,
          percent: intl.formatNumber(percent / 100, { style: 'percent' }),
        });
  const card = (piece: Piece) => (
    <ArtworkRow
      artist={[doneOf(intl, piece), dayOf(intl, piece)].filter(Boolean).join(' · ')}
      href={hrefOf(piece)}
      image={piece.cover && sourceOf(config.productUrl, piece.cover)}
      price={costOf(intl, piece)}
      status={<PieceStatusBadge status={piece.status} />}
      title={piece.title}
    />
  );
  return (
    <Section description={progress} title={title}>
      <DataTable
        card={card}
        columns={columns}
        label={title}
        onRowOpen={(piece) => void navigate(hrefOf(piece))}
        rowHref={hrefOf}
        rowKey={({ id }) => id}
        rows={pieces}
      />
    </Section>
  );
}
