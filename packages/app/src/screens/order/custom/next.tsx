import type { ArtPiece, CustomOrderDetails } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import type { IntlShape } from 'react-intl';
import type { StepsProps } from '../Steps.tsx';
import { nextMessages as messages } from './custom.messages.ts';
import { piecePath } from './piece-path.ts';

type Piece = CustomOrderDetails['art_pieces'][number];

/** Whether all is said of a piece that the buyer has to know of it (001 section 5). */
const isOffered = ({ normal_cost, delivery_charge, insurance_charge, completion_date }: Piece): boolean =>
  Boolean(normal_cost && delivery_charge && insurance_charge && completion_date);

const isAt =
  (...statuses: ArtPiece['status'][]) =>
  ({ status }: Piece): boolean =>
    statuses.includes(status);

interface Next {
  what: keyof typeof messages.titles;
  /** The piece with which it goes on. */
  piece?: Piece | undefined;
}

/** What a custom order waits for where nothing of the order itself is to be done; undefined where its status says it. */
export function nextWork({ status, stage, art_pieces: pieces }: CustomOrderDetails): Next | undefined {
  if (status === 'Purchase Request' && stage === 'auction_applied') return { what: 'choice' };
  if (status === 'Purchase Request') return { what: 'offer', piece: pieces.find((piece) => !isOffered(piece)) };
  if (status === 'Order Confirmed') {
    const open = pieces.find(isAt('in_progress')) ?? pieces.find(isAt('not_started'));
    return open ? { what: 'work', piece: open } : { what: 'ship', piece: pieces.find(isAt('completed')) };
  }
  return status === 'Shipped' ? { what: 'arrival', piece: pieces.find(isAt('shipped')) } : undefined;
}

/** The same for Steps: its words, and the way to the piece. */
export function nextOf(intl: IntlShape, order: CustomOrderDetails): StepsProps['idle'] {
  const next = nextWork(order);
  if (!next) return undefined;
  const { what, piece } = next;
  return {
    title: intl.formatMessage(messages.titles[what]),
    text: intl.formatMessage(messages.texts[what], { buyer: order.buyer.name }),
    action: piece && (
      <LinkButton emphasis="primary" fullWidth href={piecePath(order, piece)}>
        {intl.formatMessage(messages.toPiece, { title: piece.title })}
      </LinkButton>
    ),
  };
}
