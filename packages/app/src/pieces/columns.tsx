import type { CrowdfundingRequest } from '@smart-art/api-client/queries';
import { ArtworkThumbnail } from '@smart-art/ui/artwork';
import type { Column } from '@smart-art/ui/data-table';
import { defineMessages, type IntlShape } from 'react-intl';
import { sourceOf } from '../works/caption.ts';
import { PieceStatusBadge } from './PieceStatusBadge.tsx';
import { pieceStatusMessages } from './status.messages.ts';

/** A piece in the list of its order or request. */
export type ListedPiece = CrowdfundingRequest['art_pieces'][number];

const messages = defineMessages({
  picture: { id: 'piece.picture', defaultMessage: 'Picture', description: 'Column heading' },
  piece: { id: 'piece.piece', defaultMessage: 'Piece', description: 'Column heading' },
  status: { id: 'piece.status', defaultMessage: 'Status', description: 'Column heading' },
});

/** The first columns of every list of pieces. */
export const pieceColumns = (intl: IntlShape, productUrl: string): Column<ListedPiece>[] => [
  {
    id: 'picture',
    header: intl.formatMessage(messages.picture),
    render: ({ cover }) => <ArtworkThumbnail image={cover ? sourceOf(productUrl, cover) : null} />,
    picture: true,
  },
  { id: 'title', header: intl.formatMessage(messages.piece), text: ({ title }) => title, look: 'artName', width: 190 },
  {
    id: 'status',
    header: intl.formatMessage(messages.status),
    render: ({ status }) => <PieceStatusBadge status={status} />,
    text: ({ status }) => intl.formatMessage(pieceStatusMessages[status]),
    width: 132,
  },
];
