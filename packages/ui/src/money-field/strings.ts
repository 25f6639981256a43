import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings(
  {
    invalid: 'Enter an amount, for example {example}.',
    notPositive: 'Enter an amount above zero.',
    currency: 'Currency',
    serviceCharge: 'Service charge {percent}',
    discount: 'Discount {percent}, {days}',
    receive: 'You receive',
    later: 'During the discount',
    receiveThen: '{days}, with {percent} off: {amount}',
    withTax: 'With tax',
    taxed: 'A buyer in Japan pays {amount}, with {percent} tax',
    elsewhere: 'In {currency}',
    about: '≈ {amount}',
    aboutAt: '≈ {amount} at {rate}, {date}',
  },
  {
    invalid: '{example}のように金額を入力してください。',
    notPositive: '0より大きい金額を入力してください。',
    currency: '通貨',
    serviceCharge: 'サービス手数料（{percent}）',
    discount: '割引（{percent}、{days}）',
    receive: '受取金額',
    later: '割引期間中',
    receiveThen: '{days}（{percent}割引）：{amount}',
    withTax: '税込み',
    taxed: '日本の購入者の支払い：{amount}（税{percent}込み）',
    elsewhere: '{currency}換算',
    about: '約{amount}',
    aboutAt: '約{amount}（1ドル＝{rate}円、{date}）',
  },
);
