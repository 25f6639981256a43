import { Ban, Check, CircleCheck, HandCoins, Inbox, Pencil, RotateCcw } from '@smart-art/ui/icons';
import type { EventLooks } from '../../steps/timeline.ts';
import { requestEventMessages as messages } from './request.messages.ts';

/** How what happened to a request is told. */
export const requestLooks = {
  requested: { message: messages.requested, icon: Inbox },
  edited: { message: messages.edited, icon: Pencil },
  piece_removed: { message: messages.piece_removed, icon: Pencil },
  accepted: { message: messages.accepted, icon: Check },
  rejected: { message: messages.rejected, icon: Ban },
  cancelled: { message: messages.cancelled, icon: Ban },
  revoked: { message: messages.revoked, icon: RotateCcw },
  closed: { message: messages.closed, icon: CircleCheck },
  donated: { message: messages.donated, icon: HandCoins },
  piece_bought: { message: messages.piece_bought, icon: HandCoins },
} satisfies Record<keyof typeof messages, EventLooks[string]>;
