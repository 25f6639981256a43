import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings(
  {
    title: 'Leave without saving?',
    body: 'You’ll lose your unsaved changes.',
    leave: 'Leave',
  },
  {
    title: '保存せずに移動しますか？',
    body: '最後に保存してからの変更は失われます。',
    leave: '移動する',
  },
);
