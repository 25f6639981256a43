import { defineStrings } from '../provider/index.ts';

/** Messages of the gallery. Separate, because the library shows tiles and needs none of them. */
export const strings = defineStrings(
  {
    open: 'View full screen: {name}',
    pictures: 'Pictures of {title}',
    pictureOf: '{title}, picture {number} of {total}',
    count: '{number} of {total}',
    previous: 'Previous picture',
    next: 'Next picture',
  },
  {
    open: '全画面で見る：{name}',
    pictures: '「{title}」の画像',
    pictureOf: '「{title}」の画像（{number}/{total}）',
    count: '{number}/{total}',
    previous: '前の画像',
    next: '次の画像',
  },
);
