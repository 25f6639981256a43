import type { ReactNode } from 'react';

/** Who writes. */
export interface Person {
  id: string;
  name: string;
  /** Address of a picture. */
  picture?: string | null | undefined;
}

/** A file that goes with a message. */
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
  /** As it was written: line breaks are kept, web addresses become links, nothing else is read into it. */
  text: string;
  /** When, ISO 8601. */
  at: string;
  /**
   * `absent`: it is not shown, and its text says why: deleted, reported.
   * @default 'sent'
   */
  status?: 'sent' | 'sending' | 'failed' | 'absent' | undefined;
  /** What went wrong and what to do, when failed. */
  error?: string | undefined;
  documents?: readonly MessageDocument[] | undefined;
  /** Under the message: LikeDislike, for example. */
  footer?: ReactNode;
}
