import { dayAt } from '../date-field/day.ts';
import type { ConversationMessage } from './types.ts';

/** What one person wrote on one day without another in between. */
export interface Group {
  /** Whether a day begins with it. */
  newDay: boolean;
  /** Whether the unread ones begin with it. */
  unread: boolean;
  messages: [ConversationMessage, ...ConversationMessage[]];
}

/**
 * Messages by person and by the day it was where they are read, in their order.
 * @param unreadFrom id of the first that has not been read
 * @param timeZone whose days: an IANA name; the device's when left out
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
