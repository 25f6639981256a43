/** The buyers of the demo. All names and addresses are invented. */
import { personName } from '@smart-art/openapi/rules';
import type { NewBuyer } from '../../orders/upsert-buyer.ts';

type Place = readonly [line: string, city: string, state: string, pin: string];

const person = (first_name: string, last_name: string, email: string, place: Place, company?: string): NewBuyer => {
  const isJapanese = email.endsWith('.jp');
  const [address_line_1, city, state, pin_code] = place;
  return {
    kind: company === undefined ? 'personal' : 'company',
    first_name,
    last_name,
    company: company ?? null,
    email,
    language: isJapanese ? 'ja' : 'en',
    delivery_address: {
      name: personName(first_name, last_name),
      address_line_1,
      address_line_2: null,
      city,
      state,
      pin_code,
      country: 'JP',
      phone: null,
    },
  };
};

export const buyers = {
  emma: person('Emma', 'Larsen', 'emma.larsen@example.com', ['3-14 Yamate-cho', 'Yokohama', 'Kanagawa', '231-0862']),
  megumi: person('恵', '佐藤', 'megumi.sato@example.jp', ['本町1-2-3', '尾道市', '広島県', '722-0001']),
  daniel: person('Daniel', 'Okafor', 'daniel.okafor@example.com', ['2-8 Kitano-cho', 'Kobe', 'Hyogo', '650-0002']),
  ryokan: person(
    '直樹',
    '高橋',
    'takahashi@example.jp',
    ['城崎町湯島357', '豊岡市', '兵庫県', '669-6101'],
    '湯島旅館株式会社',
  ),
  clinic: person(
    'Priya',
    'Nair',
    'priya.nair@example.com',
    ['5-1 Nakanoshima', 'Osaka', 'Osaka', '530-0005'],
    'Nakanoshima Clinic',
  ),
  aoi: person('葵', '中村', 'aoi.nakamura@example.jp', ['小町2-11-4', '鎌倉市', '神奈川県', '248-0006']),
  tom: person('Tom', 'Ashby', 'tom.ashby@example.com', ['1-9 Higashiyama', 'Kyoto', 'Kyoto', '605-0000']),
  misaki: person('美咲', '小林', 'misaki.kobayashi@example.jp', ['大通西5-8', '札幌市', '北海道', '060-0042']),
} as const;

export type BuyerName = keyof typeof buyers;
