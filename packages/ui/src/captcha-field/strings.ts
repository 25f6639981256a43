import { defineStrings } from '../provider/index.ts';

/** Messages of the component. */
export const strings = defineStrings(
  {
    loading: 'Loading the check…',
    slow: 'This is taking longer than usual. Wait a moment, or try again.',
    failed: 'We couldn’t load the check. Check your connection and any content blocker, then try again.',
    expired: 'The check has expired. Complete it again.',
    retry: 'Try again',
  },
  {
    loading: '認証を読み込んでいます…',
    slow: '認証の読み込みに時間がかかっています。このまま待つか、もう一度お試しください。',
    failed: '認証を読み込めませんでした。接続やブロッカーの設定を確認して、もう一度お試しください。',
    expired: '認証の有効期限が切れました。もう一度行ってください。',
    retry: 'もう一度試す',
  },
);
