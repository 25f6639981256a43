import type { ReactNode } from 'react';

/** A participant. */
export interface Person {
  id: string;
  name: string;
  /** URL of a picture. */
  picture?: string | null | undefined;
}

/** A file attached to a message. */
export interface MessageDocument {
  id: string;
  name: string;
  href: string;
  /** Formatted: "1.2 MB". */
  size?: string | undefined;
}

export interface ConversationMessage {
  id: string;
  author: Person;
  /** Plain text: line breaks are kept, web addresses become links, no other markup. */
  text: string;
  /** Time in ISO 8601. */
  at: string;
  /**
   * `absent`: the message is not shown, and its text says why: deleted, reported.
   * @default 'sent'
   */
  status?: 'sent' | 'sending' | 'failed' | 'absent' | undefined;
  /** If it failed: what went wrong, and what to do. */
  error?: string | undefined;
  documents?: readonly MessageDocument[] | undefined;
  /** Below the message, for example LikeDislike. */
  footer?: ReactNode;
}
