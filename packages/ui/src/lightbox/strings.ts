import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings(
  {
    close: 'Close',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Whole picture',
    zoomed: 'Zoomed to {percent}',
    shown: '{number} of {total}: {name}',
    count: '{number} of {total}',
    previous: 'Previous picture',
    next: 'Next picture',
    failed: 'We couldn’t open the picture. Check your connection and try again.',
  },
  {
    close: '閉じる',
    zoomIn: '拡大',
    zoomOut: '縮小',
    fit: '全体を表示',
    zoomed: '{percent}に拡大しました',
    shown: '{total}点中{number}点目：{name}',
    count: '{number}/{total}',
    previous: '前の画像',
    next: '次の画像',
    failed: '画像を開けませんでした。接続を確認して、もう一度お試しください。',
  },
);
