import type { ArtPiece, CustomOrderDetails } from '@smart-art/api-client/queries';
import { customTasks } from '@smart-art/openapi/processes';
import { LinkButton } from '@smart-art/ui/button';
import type { IntlShape } from 'react-intl';
import type { CustomOrderState } from '../../../orders/custom-state.messages.ts';
import type { StepsProps } from '../Steps.tsx';
import { nextMessages as messages } from './custom.messages.ts';
import { piecePath } from './piece-path.ts';
import { placeOf } from './state.ts';

type Piece = CustomOrderDetails['art_pieces'][number];

/** Whether all is said of a piece that the buyer has to know of it (001 section 5). */
const isOffered = ({ normal_cost, delivery_charge, insurance_charge, completion_date }: Piece): boolean =>
  Boolean(normal_cost && delivery_charge && insurance_charge && completion_date);

const isAt =
  (...statuses: ArtPiece['status'][]) =>
  ({ status }: Piece): boolean =>
    statuses.includes(status);

type Task = (typeof customTasks)[keyof typeof customTasks];
const tasks: Partial<Record<CustomOrderState, Task>> = customTasks;

interface Next {
  what: keyof typeof messages.titles;
  /** The piece with which it goes on. */
  piece?: Piece | undefined;
}

/** What each task is with the pieces, and which of them it goes on with. */
const works: Record<Task, (pieces: readonly Piece[]) => Next> = {
  answer: (pieces) => ({ what: 'offer', piece: pieces.find((piece) => !isOffered(piece)) }),
  begin: workOn,
  make: workOn,
  ship: (pieces) => ({ what: 'ship', piece: pieces.find(isAt('completed')) }),
  confirm_delivery: (pieces) => ({ what: 'arrival', piece: pieces.find(isAt('shipped')) }),
};

function workOn(pieces: readonly Piece[]): Next {
  return { what: 'work', piece: pieces.find(isAt('in_progress')) ?? pieces.find(isAt('not_started')) };
}

/**
 * What a custom order waits for where nothing of the order itself is to be done: the seller's work with the pieces, as
 * the transition table says, or the buyer's choice; undefined where its status says it.
 */
export function nextWork(made: CustomOrderDetails): Next | undefined {
  const place = placeOf(made);
  if (place === 'auction_applied') return { what: 'choice' };
  const task = made.needs_me && place ? tasks[place] : undefined;
  return task && works[task](made.art_pieces);
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
