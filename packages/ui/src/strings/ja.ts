import type { UiStrings } from './en.ts';

/** The words the components say by themselves, in Japanese. */
const strings: UiStrings = {
  'button.pending': '処理中…',
  'image.broken': '画像を表示できません',
  'artwork.noPicture': '画像がありません',
  'artwork.separator': '、',
  'artwork.year': '{year}年',
  'artwork.pictures': '「{title}」の画像',
  'artwork.pictureOf': '「{title}」の画像 {number}/{total}',
  'artwork.count': '{number}/{total}',
  'artwork.previous': '前の画像',
  'artwork.next': '次の画像',
  'link.newTab': '(新しいタブで開きます)',
  'banner.info': 'お知らせ',
  'banner.success': '完了',
  'banner.warning': '注意',
  'banner.danger': '問題',
  'banner.dismiss': '閉じる',
  'breadcrumbs.label': '現在地',
  'publicFrame.picture': '朱い陽、引き潮',
  'publicFrame.medium': '紙にベクター　48 × 60 cm',
  'appShell.soon': '準備中',
  'appShell.navigation': 'ページ',
  'appShell.find': 'ページを探す',
  'appShell.sidebar': 'サイドバー',
  'appShell.nothingFound': '「{typed}」というページはありません。',
  'appShell.skip': '本文へ移動',
  'appShell.menu': 'メニュー',
  'appShell.close': '閉じる',
  'appShell.bottomBar': '主なページ',
  'quotaMeter.label': 'ディスク容量',
  'data-table.selectAll': 'すべて選択',
  'data-table.selectRow': '「{name}」を選択',
  'data-table.loading': '読み込み中…',
};

export default strings;
