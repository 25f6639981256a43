import { defineStrings } from '../provider/index.ts';

/** Names of the keys. */
export const strings = defineStrings(
  {
    control: 'Control',
    command: 'Command',
    shift: 'Shift',
    alt: 'Alt',
    option: 'Option',
    enter: 'Enter',
    escape: 'Escape',
    delete: 'Delete',
    up: 'Up',
    down: 'Down',
    left: 'Left',
    right: 'Right',
  },
  {
    control: 'コントロール',
    command: 'コマンド',
    shift: 'シフト',
    alt: 'オルト',
    option: 'オプション',
    enter: 'エンター',
    escape: 'エスケープ',
    delete: 'デリート',
    up: '上矢印',
    down: '下矢印',
    left: '左矢印',
    right: '右矢印',
  },
);
