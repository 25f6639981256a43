import { defineStrings } from '../provider/index.ts';

export const strings = defineStrings(
  {
    columns: 'Columns',
    shown: '{count} of {total} shown',
    always: 'always shown',
    up: 'Move {name} up',
    down: 'Move {name} down',
    drag: 'Drag {name}',
    moved: '{name}, {place} of {total}',
    reset: 'Reset',
    wasReset: 'Columns reset.',
    density: 'Row height',
    dense: 'Dense',
    roomy: 'Roomy',
  },
  {
    columns: '列',
    shown: '{total}列中{count}列を表示',
    always: '常に表示',
    up: '「{name}」を上へ',
    down: '「{name}」を下へ',
    drag: '「{name}」をドラッグ',
    moved: '{name}、{total}列中{place}番目',
    reset: '初期状態に戻す',
    wasReset: '列を初期状態に戻しました。',
    density: '行の高さ',
    dense: '狭い',
    roomy: '広い',
  },
);
