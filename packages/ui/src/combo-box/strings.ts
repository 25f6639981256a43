import { defineStrings } from '../provider/index.ts';

/** Messages of the component. */
export const strings = defineStrings(
  {
    show: 'Show choices: {label}',
    clear: 'Clear: {label}',
    placeholder: 'Choose or type…',
    none: 'Nothing matches “{query}”.',
    nothing: 'No options yet.',
    one: '1 option',
    other: '{count} options',
    more: 'Showing {shown} of {count}. Keep typing to narrow them down.',
    searching: 'Searching…',
    failed: 'We couldn’t search.',
    retry: 'Try again',
    create: 'Add “{label}”',
    creating: 'Adding…',
    createFailed: 'We couldn’t add “{label}”. Try again.',
    unknown: '“{text}” isn’t in the list. Choose an option, or clear the field.',
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
