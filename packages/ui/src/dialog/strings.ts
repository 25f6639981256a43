import { defineStrings } from '../provider/index.ts';

/** Messages of the component. */
export const strings = defineStrings(
  {
    close: 'Close',
    cancel: 'Cancel',
    failed: 'Something went wrong. Try again.',
    redirectTitle: 'Go to the buyer side?',
    redirectWords: 'You are being redirected to the buyer side, in a new tab. Do you want to continue?',
    redirectStay: 'Stay here',
    redirectGo: 'Open buyer side',
    typedName: 'Type “{name}” to confirm',
    typedNameWrong: 'This doesn’t match “{name}”.',
  },
  {
    close: '閉じる',
    cancel: 'キャンセル',
    failed: '問題が発生しました。もう一度お試しください。',
    redirectTitle: '購入者サイトへ移動しますか？',
    redirectWords: '購入者向けのサイトを新しいタブで開きます。続けてよろしいですか？',
    redirectStay: '移動しない',
    redirectGo: '購入者サイトを開く',
    typedName: '確認のため「{name}」と入力してください',
    typedNameWrong: '「{name}」と一致していません。',
  },
);
