import { defineStrings } from '../provider/index.ts';

/** The component's own words. */
export const strings = defineStrings(
  {
    show: 'Show choices: {label}',
    clear: 'Clear: {label}',
    placeholder: 'Choose or type…',
    none: 'Nothing matches “{query}”.',
    nothing: 'There is nothing to choose yet.',
    one: '1 choice',
    other: '{count} choices',
    more: '{shown} of {count} shown. Type more to narrow them down.',
    searching: 'Searching…',
    failed: 'The search did not work.',
    retry: 'Try again',
    create: 'Add “{label}”',
    creating: 'Adding…',
    createFailed: '“{label}” could not be added. Try again.',
    unknown: '“{text}” is not in the list. Choose one of its entries, or clear the field.',
  },
  {
    show: '候補を表示：{label}',
    clear: 'クリア：{label}',
    placeholder: '選択または入力',
    none: '「{query}」に一致するものはありません。',
    nothing: '選べるものはまだありません。',
    one: '候補1件',
    other: '候補{count}件',
    more: '{count}件中{shown}件を表示しています。入力を続けると絞り込めます。',
    searching: '検索中…',
    failed: '検索できませんでした。',
    retry: 'もう一度試す',
    create: '「{label}」を追加',
    creating: '追加中…',
    createFailed: '「{label}」を追加できませんでした。もう一度お試しください。',
    unknown: '「{text}」は一覧にありません。一覧から選ぶか、入力を消してください。',
  },
);
