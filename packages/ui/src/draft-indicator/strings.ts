import { defineStrings } from '../provider/index.ts';

/** Messages of the component. */
export const strings = defineStrings(
  {
    saving: 'Saving on this device…',
    saved: 'Saved on this device',
    failed: 'Not saved on this device. Keep this page open until you have saved.',
    offline: 'You’re offline. What you type is saved on this device.',
    elsewhere: 'A newer draft was written in another tab.',
    retry: 'Try again',
    takeNewer: 'Show newer draft',
  },
  {
    saving: 'この端末に保存中…',
    saved: 'この端末に保存済み',
    failed: 'この端末に保存できませんでした。保存が終わるまで、このページを閉じないでください。',
    offline: 'オフラインです。入力内容はこの端末に保存されます。',
    elsewhere: '別のタブに、より新しい下書きがあります。',
    retry: 'もう一度試す',
    takeNewer: '新しい下書きを表示',
  },
);
