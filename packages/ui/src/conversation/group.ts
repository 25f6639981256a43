import { dayAt } from '../date-field/day.ts';
import type { ConversationMessage } from './types.ts';

/** Consecutive messages of one person on one day. */
export interface Group {
  /** True if it starts a new day. */
  newDay: boolean;
  /** True if the unread messages start here. */
  unread: boolean;
  messages: [ConversationMessage, ...ConversationMessage[]];
}

/**
 * Groups messages by person and by day in the reader's time zone, in order.
 * @param unreadFrom id of the first unread message
 * @param timeZone an IANA name; the device's when left out
 */
export function groups(messages: readonly ConversationMessage[], unreadFrom?: string, timeZone?: string): Group[] {
  const found: Group[] = [];
  const dayOf = (at: string) => {
    const moment = new Date(at);
    return Number.isNaN(moment.getTime()) ? '' : dayAt(moment, timeZone);
  };
  for (const message of messages) {
    const last = found.at(-1);
    const before = last?.messages.at(-1);
    const newDay = !before || dayOf(before.at) !== dayOf(message.at);
    const unread = message.id === unreadFrom;
    if (last && !newDay && !unread && before?.author.id === message.author.id) last.messages.push(message);
    else found.push({ newDay, unread, messages: [message] });
  }
  return found;
}
