export { Composer, type ComposerProps } from './Composer.tsx';
export { Conversation, type ConversationProps, type EarlierMessages } from './Conversation.tsx';
export type { ConversationMessage, MessageDocument, Person } from './types.ts';
