export { Composer, type ComposerProps } from './Composer.tsx';
export { Conversation, type ConversationProps } from './Conversation.tsx';
export type { ConversationMessage, MessageDocument, Person } from './types.ts';
