import type { CrowdfundingRequest } from '@smart-art/api-client/queries';
import { ArtworkRow } from '@smart-art/ui/artwork';
import { type Column, DataTable } from '@smart-art/ui/data-table';
import { formatMoney } from '@smart-art/ui/money';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { type ListedPiece as Piece, pieceColumns } from '../../pieces/columns.tsx';
import { PieceStatusBadge } from '../../pieces/PieceStatusBadge.tsx';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import { purchasePath } from '../crowdfunding-list/paths.ts';
import { mayRemovePiece, RemovePiece } from './RemovePiece.tsx';
import { pieceColumnMessages as messages, removePieceMessages } from './request.messages.ts';

const costOf = (intl: IntlShape, cost: Piece['normal_cost']): string =>
  cost ? formatMoney(cost.amount, cost.currency, intl.locale) : '';

const buyerOf = ({ purchase }: Piece): string => purchase?.supporter.name ?? '';

function columnsOf(intl: IntlShape, productUrl: string, request: CrowdfundingRequest): Column<Piece>[] {
  return [
    ...pieceColumns(intl, productUrl),
    {
      id: 'normal',
      header: intl.formatMessage(messages.normal),
      text: ({ normal_cost }) => costOf(intl, normal_cost),
      align: 'end',
      width: 108,
    },
    {
      id: 'crowdfunding',
      header: intl.formatMessage(messages.crowdfunding),
      text: ({ crowdfunding_cost }) => costOf(intl, crowdfunding_cost),
      align: 'end',
      look: 'strong',
      width: 120,
    },
    { id: 'buyer', header: intl.formatMessage(messages.buyer), text: buyerOf, width: 120 },
    ...(mayRemovePiece(request)
      ? [
          {
            id: 'takeOut',
            header: intl.formatMessage(removePieceMessages.column),
            render: (piece: Piece) => <RemovePiece piece={piece} request={request} />,
            width: 110,
          },
        ]
      : []),
  ];
}

/**
 * The art pieces of a request; each links to its work or, once bought, to its order. Until the request is decided, one
 * of several can be removed.
 */
export function RequestedPieces({ request }: { request: CrowdfundingRequest }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { config } = useServices();
  const { art_pieces: pieces } = request;
  const columns = useMemo(() => columnsOf(intl, config.productUrl, request), [intl, config.productUrl, request]);
  const title = intl.formatMessage(messages.title, { count: pieces.length });
  /* Every piece of a request is a work in the library. */
  const hrefOf = (piece: Piece) => (piece.purchase ? purchasePath(piece) : `/view-art/${piece.product_id}`);
  return (
    <Section title={title}>
      <DataTable
        card={(piece) => (
          <Stack gap={2}>
            <ArtworkRow
              artist={buyerOf(piece) || undefined}
              href={hrefOf(piece)}
              image={piece.cover && sourceOf(config.productUrl, piece.cover)}
              price={costOf(intl, piece.crowdfunding_cost)}
              status={<PieceStatusBadge status={piece.status} />}
              title={piece.title}
            />
            {mayRemovePiece(request) && <RemovePiece piece={piece} request={request} />}
          </Stack>
        )}
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
