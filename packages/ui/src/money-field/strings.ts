import { defineStrings } from '../provider/index.ts';

/** The component's own words. */
export const strings = defineStrings(
  {
    invalid: 'Enter an amount, for example {example}.',
    currency: 'Currency',
    serviceCharge: 'Service charge {percent}',
    receive: 'You receive',
    elsewhere: 'In {currency}',
    about: '≈ {amount}',
    aboutAt: '≈ {amount} at {rate}, {date}',
  },
  {
    invalid: '{example}のように金額を入力してください。',
    currency: '通貨',
    serviceCharge: 'サービス手数料（{percent}）',
    receive: '受取金額',
    elsewhere: '{currency}換算',
    about: '約{amount}',
    aboutAt: '約{amount}（1ドル＝{rate}円、{date}）',
  },
);
