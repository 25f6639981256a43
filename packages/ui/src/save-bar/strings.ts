import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings(
  {
    label: 'Save changes',
    dirty: 'Unsaved changes',
    unsaved: 'You have changes to save.',
    one: '1 unsaved change',
    other: '{count} unsaved changes',
    saved: 'Saved',
    failed: 'Not saved. What you typed is still here.',
    save: 'Save',
    retry: 'Save again',
    discard: 'Discard',
    discardTitle: 'Discard changes?',
    discardHelp: 'You’ll lose your unsaved changes. You can’t undo this.',
    discardAll: 'Discard changes',
  },
  {
    label: '変更の保存',
    dirty: '未保存の変更があります',
    unsaved: '保存していない変更があります。',
    one: '未保存の変更が1件あります',
    other: '未保存の変更が{count}件あります',
    saved: '保存しました',
    failed: '保存できませんでした。入力内容はそのまま残っています。',
    save: '保存',
    retry: 'もう一度保存',
    discard: '破棄',
    discardTitle: '変更を破棄しますか？',
    discardHelp: '最後に保存してからの変更は失われ、元に戻せません。',
    discardAll: '変更を破棄',
  },
);
