/** Words about the art library. */
export const en = {
  workRestored: 'The work is in your library again.',
  workInUse: 'This work cannot be deleted: it is used in {uses}.',
  useInOrder: 'order {number}',
  useInCrowdfunding: 'the crowdfunding request {number} “{title}”',

  subCategoryUnknown: 'Choose a sub-category that belongs to the category.',
  frameMaterialUnknown: 'Choose a frame material from the list.',
  frameVendorUnknown: 'Choose a frame vendor from the list.',
  refundPolicyUnknown: 'Choose a refund policy from the list.',
  altTextOfOtherImage: 'An alternative text belongs to a photograph that this work does not have.',
  libraryFilterUnknown: 'Choose one from the list.',
  libraryCostOrder: 'The highest price must not be below the lowest.',
  libraryYearOrder: 'The last year must not be before the first.',

  frameAvailable: '{vendor} has a frame of this size.',
  frame_no_such_size: 'This vendor has no frame for a work of this size.',
  frame_material_not_offered: 'This vendor has no frames of this material.',
  frame_out_of_stock: 'This vendor has not enough frames of this size in stock.',

  workRule_rental_months_order: 'The longest rental must not be shorter than the shortest.',
  workRule_discount_needs_percentage: 'Enter how much the discount takes off.',
  workRule_discount_needs_start: 'Enter the first day of the discount.',
  workRule_discount_needs_end: 'Enter the last day of the discount.',
  workRule_discount_dates_order: 'The start date must not be after the end date.',
  workRule_international_needs_agreement:
    'Accept the international delivery agreement before you offer the work internationally.',
  workRule_offer_needs_return_policy: 'Accept the return policy before you offer the work.',
  workRule_frame_has_no_frame: 'A frame has no frame of its own: leave this empty.',
  workRule_frame_needs_size: 'Enter width and height first: the frame must fit them.',
  workRule_frame_height_order: 'With its frame a work is at least as high as without.',
  workRule_weight_order: 'With its frame a work weighs at least as much as without.',
  workRule_wash_guide_needs_washable: 'Say first that the work can be washed.',

  wholeMonths: 'Enter a number of months from 1 to 120.',
  discountWrong: 'Enter a percentage above 0 and below 100.',
  dateWrong: 'Enter a date such as 2026-12-24.',
  piecesWrong: 'Enter how many there are, from 1 to 10,000.',
} as const;

export const ja: Record<keyof typeof en, string> = {
  workRestored: '作品をライブラリに戻しました。',
  workInUse: 'この作品は{uses}で使われているため、削除できません。',
  useInOrder: '注文{number}',
  useInCrowdfunding: 'クラウドファンディングの申請{number}「{title}」',

  subCategoryUnknown: 'カテゴリーに属するサブカテゴリーを選んでください。',
  frameMaterialUnknown: '額縁の素材を一覧から選んでください。',
  frameVendorUnknown: '額縁の販売元を一覧から選んでください。',
  refundPolicyUnknown: '返金ポリシーを一覧から選んでください。',
  altTextOfOtherImage: 'この作品にない写真の代替テキストが含まれています。',
  libraryFilterUnknown: '一覧から選んでください。',
  libraryCostOrder: '価格の上限は下限以上にしてください。',
  libraryYearOrder: '終わりの年は始まりの年以降にしてください。',

  frameAvailable: '{vendor}にこの大きさの額縁があります。',
  frame_no_such_size: 'この販売元には、この大きさの作品に合う額縁がありません。',
  frame_material_not_offered: 'この販売元には、この素材の額縁がありません。',
  frame_out_of_stock: 'この販売元では、この大きさの額縁の在庫が足りません。',

  workRule_rental_months_order: '最長レンタル月数は最短レンタル月数以上にしてください。',
  workRule_discount_needs_percentage: '割引率を入力してください。',
  workRule_discount_needs_start: '割引の開始日を入力してください。',
  workRule_discount_needs_end: '割引の終了日を入力してください。',
  workRule_discount_dates_order: '開始日は終了日以前にしてください。',
  workRule_international_needs_agreement: '海外への販売には、海外配送の規約への同意が必要です。',
  workRule_offer_needs_return_policy: '作品を提供するには、返品ポリシーへの同意が必要です。',
  workRule_frame_has_no_frame: '額縁そのものには指定できません。空欄にしてください。',
  workRule_frame_needs_size: '額縁を合わせるため、先に幅と高さを入力してください。',
  workRule_frame_height_order: '額縁を含む高さは、作品の高さ以上にしてください。',
  workRule_weight_order: '額縁を含む重さは、額縁なしの重さ以上にしてください。',
  workRule_wash_guide_needs_washable: '先に「洗える」を選んでください。',

  wholeMonths: '1から120までの月数を入力してください。',
  discountWrong: '0より大きく100より小さい割引率を入力してください。',
  dateWrong: '2026-12-24のような日付を入力してください。',
  piecesWrong: '1から10,000までの点数を入力してください。',
};
