import { Ban, Check, CircleCheck, Inbox, Pencil, Plus, Send, Trash2 } from '@smart-art/ui/icons';
import type { EventLooks } from '../../steps/timeline.ts';
import { eventMessages as messages } from './page.messages.ts';

/** How what happened to an exhibition is told. */
export const exhibitionLooks = {
  added: { message: messages.added, icon: Plus },
  saved: { message: messages.saved, icon: Pencil },
  deleted: { message: messages.deleted, icon: Trash2 },
  exhibitor_applied: { message: messages.exhibitor_applied, icon: Inbox },
  exhibitor_accepted: { message: messages.exhibitor_accepted, icon: Check },
  exhibitor_declined: { message: messages.exhibitor_declined, icon: Ban },
  exhibitor_subscribed: { message: messages.exhibitor_subscribed, icon: CircleCheck },
  exhibitor_unsubscribed: { message: messages.exhibitor_unsubscribed, icon: Ban },
  exhibitor_cancellation_requested: { message: messages.exhibitor_cancellation_requested, icon: Inbox },
  exhibitor_cancelled: { message: messages.exhibitor_cancelled, icon: Ban },
  message_sent: { message: messages.message_sent, icon: Send },
} satisfies Record<keyof typeof messages, EventLooks[string]>;
