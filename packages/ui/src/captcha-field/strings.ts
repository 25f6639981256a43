import { defineStrings } from '../provider/index.ts';

/** The component's own words. */
export const strings = defineStrings(
  {
    loading: 'The check is being loaded…',
    slow: 'The check is taking long to load. Wait a little more, or try again.',
    failed: 'The check could not be loaded. Look at your connection and blockers, then try again.',
    expired: 'The check has expired. Do it again.',
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
