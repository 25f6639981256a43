import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings(
  {
    label: 'Steps',
    position: 'Step {number} of {total}',
    here: 'Step {number} of {total} · {label}',
    allDone: 'All {total} steps done',
    done: 'Done',
    error: 'Needs attention',
    attention: 'Needs attention: {steps}',
  },
  {
    label: '手順',
    position: 'ステップ{number}/{total}',
    here: 'ステップ{number}/{total}・{label}',
    allDone: '全{total}ステップ完了',
    done: '完了',
    error: '要確認',
    attention: '要確認：{steps}',
  },
);
