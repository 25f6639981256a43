import { Brush, CircleCheck, CreditCard, Images, MessagesSquare, Pencil, RotateCcw, Truck } from '@smart-art/ui/icons';
import type { EventLooks } from '../steps/timeline.ts';
import { pieceEventMessages as messages, type PieceEvent } from './event.messages.ts';

/** How what happened to a piece is told. */
export const pieceLooks = {
  edited: { message: messages.edited, icon: Pencil },
  start: { message: messages.start, icon: Brush },
  report_progress: { message: messages.report_progress, icon: Brush },
  complete: { message: messages.complete, icon: CircleCheck },
  reopen: { message: messages.reopen, icon: RotateCcw },
  images_added: { message: messages.images_added, icon: Images },
  commented: { message: messages.commented, icon: MessagesSquare },
  shipped: { message: messages.shipped, icon: Truck },
  tracking_corrected: { message: messages.tracking_corrected, icon: Truck },
  delivered: { message: messages.delivered, icon: CircleCheck },
  bought: { message: messages.bought, icon: CreditCard },
} satisfies Record<PieceEvent, EventLooks[string]>;
