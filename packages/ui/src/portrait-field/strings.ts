import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings(
  {
    choose: 'Choose a picture',
    change: 'Change the picture',
    remove: 'Remove the picture',
    pending: 'Saving the picture…',
    bounds: '{types}, under {limit} after cropping',
    failed: 'We couldn’t open the picture for cropping. Check your connection and choose it again.',
  },
  {
    choose: '写真を選ぶ',
    change: '写真を変更',
    remove: '写真を削除',
    pending: '写真を保存しています。',
    bounds: '{types}、切り抜き後{limit}未満',
    failed: '写真の切り抜きを開けませんでした。接続を確認して、もう一度選んでください。',
  },
);
