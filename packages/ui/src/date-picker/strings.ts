import { defineStrings } from '../provider/index.ts';

/** Messages of the component. */
export const strings = defineStrings(
  {
    open: 'Choose {label} in a calendar',
    close: 'Close',
    today: 'Today',
    clear: 'Clear',
    date: '{label}: day',
    time: '{label}: time',
    timeMissing: 'Enter a time, for example 09:30.',
    dateMissing: 'Enter a day, for example {example}.',
    skipped: 'The clocks change in {zone} on this day, so this time doesn’t exist. Choose another.',
    zone: 'Times in {zone}',
    days: 'Days in {zone}',
    offset: '{zone} ({offset})',
    zoneLabel: 'Time zone',
    failed: 'We couldn’t load the calendar. Type the date, or check your connection.',
  },
  {
    open: 'カレンダーで{label}を選択',
    close: '閉じる',
    today: '今日',
    clear: 'クリア',
    date: '{label}（日付）',
    time: '{label}（時刻）',
    timeMissing: '09:30のように時刻を入力してください。',
    dateMissing: '{example}のように日付を入力してください。',
    skipped: '{zone}ではこの日のこの時刻は存在しません（夏時間）。別の時刻を選択してください。',
    zone: '時刻は{zone}のものです',
    days: '日付は{zone}のものです',
    offset: '{zone}（{offset}）',
    zoneLabel: 'タイムゾーン',
    failed: 'カレンダーを読み込めませんでした。日付を直接入力するか、接続を確認してください。',
  },
);
