/** Transition table of a piece made for a custom order or a crowdfunding request. */
import { defineProcess, type Guard } from './process.ts';

export type ArtPieceStatus = 'not_started' | 'in_progress' | 'completed' | 'shipped' | 'delivered';

export interface ArtPieceFacts {
  /** True if its order or request is open (not cancelled, rejected or revoked) and the piece was not removed. */
  isActive: boolean;
  /** True if work may begin: a custom order is paid, a request accepted. */
  mayBegin: boolean;
  /** True if the receiver is known: for crowdfunding only once a supporter has bought it. */
  hasReceiver: boolean;
  /** Number of photographs of the completed piece. */
  completedImages: number;
}

type Rule = Guard<ArtPieceFacts>;

const active: Rule = ({ isActive }) => (isActive ? null : { code: 'piece_not_wanted', values: {} });
const begun: Rule = ({ mayBegin }) => (mayBegin ? null : { code: 'piece_may_not_begin', values: {} });
const receiver: Rule = ({ hasReceiver }) => (hasReceiver ? null : { code: 'piece_not_bought', values: {} });
const shown: Rule = ({ completedImages }) =>
  completedImages > 0 ? null : { code: 'completed_image_missing', values: {} };

export const artPieceProcess = defineProcess<ArtPieceStatus, ArtPieceFacts>({
  kind: 'art_piece',
  title: 'Art piece',
  source:
    '000 sections 4 and 7: status, completed images, tracking, comments and the delivery photo. The transitions are our own.',
  states: ['not_started', 'in_progress', 'completed', 'shipped', 'delivered'],
  initial: 'not_started',
  transitions: [
    { action: 'edit', by: 'seller', from: ['not_started', 'in_progress', 'completed'], to: 'same', guards: [active] },
    {
      action: 'start',
      by: 'seller',
      from: ['not_started'],
      to: 'in_progress',
      guards: [active, begun],
      task: 'begin',
    },
    { action: 'report_progress', by: 'seller', from: ['in_progress'], to: 'same', guards: [active], task: 'make' },
    { action: 'add_images', by: 'seller', from: ['in_progress', 'completed'], to: 'same', guards: [active] },
    { action: 'complete', by: 'seller', from: ['in_progress'], to: 'completed', guards: [active, shown] },
    { action: 'reopen', by: 'seller', from: ['completed'], to: 'in_progress', guards: [active] },
    { action: 'ship', by: 'seller', from: ['completed'], to: 'shipped', guards: [active, receiver], task: 'ship' },
    { action: 'correct_tracking', by: 'seller', from: ['shipped'], to: 'same', guards: [active] },
    {
      action: 'deliver',
      by: 'seller',
      from: ['shipped'],
      to: 'delivered',
      guards: [active],
      task: 'confirm_delivery',
    },
    {
      action: 'comment',
      by: ['seller', 'buyer'],
      from: ['not_started', 'in_progress', 'completed', 'shipped', 'delivered'],
      to: 'same',
      guards: [active],
    },
  ],
});
