import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings(
  {
    up: 'Up {change}',
    down: 'Down {change}',
    same: 'No change',
    new: 'New',
    unknown: 'Not known yet',
    loading: 'Loading…',
  },
  {
    up: '{change}増',
    down: '{change}減',
    same: '変化なし',
    new: '新規',
    unknown: 'まだわかりません',
    loading: '読み込み中…',
  },
);
