import { defineStrings } from '../provider/index.ts';

/** The component's own words. */
export const strings = defineStrings(
  {
    you: 'You',
    unread: 'New',
    sending: 'Sending…',
    failed: 'Not sent. Check your connection and try again.',
    retry: 'Try again',
    discard: 'Discard',
    newOne: 'One new message',
    newMany: '{count} new messages',
    latest: 'Go to the latest',
    empty: 'No messages yet.',
    documents: 'Documents',
    message: 'Message',
    send: 'Send',
    hint: '{keys} sends',
  },
  {
    you: '自分',
    unread: 'ここから未読',
    sending: '送信中…',
    failed: '送信できませんでした。接続を確認して、もう一度お試しください。',
    retry: '再送信',
    discard: '破棄',
    newOne: '新着メッセージ1件',
    newMany: '新着メッセージ{count}件',
    latest: '最新へ移動',
    empty: 'まだメッセージはありません。',
    documents: '書類',
    message: 'メッセージ',
    send: '送信',
    hint: '{keys}で送信',
  },
);
