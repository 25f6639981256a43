import { defineStrings } from '../provider/index.ts';

/** Messages for rejected files; "Invalid extension" and "File size too large" are prescribed by 001 section 8. */
export const strings = defineStrings(
  {
    'refused.type': 'Invalid extension: {name}. Choose {types}.',
    'refused.heic':
      '{name} is a HEIC photo, which can’t be used here. Save it as a JPEG and choose that. On an iPhone, Settings > Camera > Formats > Most Compatible takes JPEGs.',
    'refused.empty': '{name} is empty. Choose the file again.',
    'refused.size': 'File size too large: {name} is {size} and must be under {limit}.',
    'refused.count': '{name} wasn’t added: you can add up to {count}. Remove one first.',
    'refused.quota': '{name} needs {size}, and you have {left} of disk quota left.',
    'several.type': 'Invalid extension: {names}. Choose {types}.',
    'several.heic':
      '{names} are HEIC photos, which can’t be used here. Save them as JPEGs and choose those. On an iPhone, Settings > Camera > Formats > Most Compatible takes JPEGs.',
    'several.empty': '{names} are empty. Choose them again.',
    'several.size': 'File size too large: {names}. Each file must be under {limit}.',
    'several.count': '{names} weren’t added: you can add up to {count}.',
    'several.quota': '{names} need {size} in total, and you have {left} of disk quota left.',
    others: '{count} others',
    exactly: '{size} ({bytes})',
  },
  {
    'refused.type': '「{name}」は使えない形式です。{types}を選んでください。',
    'refused.heic':
      '「{name}」はHEIC形式の写真のため使用できません。JPEGで保存し直して選んでください。iPhoneでは「設定」>「カメラ」>「フォーマット」>「互換性優先」でJPEGで撮影できます。',
    'refused.empty': '「{name}」は空のファイルです。もう一度選んでください。',
    'refused.size': '「{name}」は{size}あります。{limit}未満のファイルを選んでください。',
    'refused.count': '「{name}」は追加されませんでした。{count}点までです。先に1点削除してください。',
    'refused.quota': '「{name}」には{size}必要ですが、ディスク容量の残りは{left}です。',
    'several.type': '{names}は使えない形式です。{types}を選んでください。',
    'several.heic':
      '{names}はHEIC形式の写真のため使用できません。JPEGで保存し直して選んでください。iPhoneでは「設定」>「カメラ」>「フォーマット」>「互換性優先」でJPEGで撮影できます。',
    'several.empty': '{names}は空のファイルです。もう一度選んでください。',
    'several.size': '{names}は大きすぎます。それぞれ{limit}未満のファイルを選んでください。',
    'several.count': '{names}は追加されませんでした。{count}点までです。',
    'several.quota': '{names}には合計{size}必要ですが、ディスク容量の残りは{left}です。',
    others: 'ほか{count}点',
    exactly: '{size}（{bytes}）',
  },
);
