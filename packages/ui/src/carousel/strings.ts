import { defineStrings } from '../provider/index.ts';

/** Messages of the component. */
export const strings = defineStrings(
  {
    carousel: 'carousel',
    slide: 'slide',
    slideName: '{number} of {total}',
    range: '{from}–{to} of {total}',
    stop: 'Stop automatic slide show',
    start: 'Start automatic slide show',
    previous: 'Previous slide',
    next: 'Next slide',
    choose: 'Slides',
    tab: 'Slide {number}',
  },
  {
    carousel: 'カルーセル',
    slide: 'スライド',
    slideName: '{number}/{total}',
    range: '{total}件中{from}～{to}件',
    stop: '自動再生を止める',
    start: '自動再生を始める',
    previous: '前のスライド',
    next: '次のスライド',
    choose: 'スライド一覧',
    tab: 'スライド{number}',
  },
);
