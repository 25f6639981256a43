import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings(
  {
    tags: 'Chosen: {label}',
    remove: 'Remove {tag}',
    added: 'Added: {tags}.',
    removed: 'Removed: {tag}.',
    twice: 'Already added: {tags}.',
    over: 'You can add up to {most}. Remove one to add another.',
    tooLong: 'Use at most {longest} characters for a tag: {tags}.',
    unknown: 'Choose from the list. Not found: {tags}.',
    count: '{count} of {most}',
    placeholder: 'Type and press Enter',
    separator: ', ',
    one: '1 suggestion',
    other: '{count} suggestions',
  },
  {
    tags: '選択中：{label}',
    remove: '{tag}を削除',
    added: '追加しました：{tags}',
    removed: '削除しました：{tag}',
    twice: 'すでにあります：{tags}',
    over: '最大{most}件です。追加するには、どれかを削除してください。',
    tooLong: '1つのタグは{longest}文字までです：{tags}',
    unknown: '一覧から選んでください。一覧にないもの：{tags}',
    count: '{count}/{most}件',
    placeholder: '入力してEnterで追加',
    separator: '、',
    one: '候補1件',
    other: '候補{count}件',
  },
);
