/**
 * The first version of every agreement, based on the rules of both documents; later versions are added by the operator.
 */
import {
  bankTransferWindow,
  crowdfundingHandlingPercent,
  publicationMonths,
  returnWindowDays,
} from '@smart-art/openapi/rules';
import { day } from '../constants.ts';
import type { agreement_texts } from './schema/index.ts';

type Row = typeof agreement_texts.$inferInsert;

/** Heading and text of a section, in both languages. */
type Section = readonly [enHeading: string, en: string, jaHeading: string, ja: string];

const transferDays = bankTransferWindow / day;

const texts: Record<string, { en: string; ja: string; sections: readonly Section[] }> = {
  'sign-up-terms': {
    en: 'Terms for sellers',
    ja: '出品者規約',
    sections: [
      [
        'Who may sell',
        'Artists, photographers, designers, architects, frame vendors and exhibition organisers may sell works that are their own or that they may sell for their owner.',
        '出品できる方',
        'アーティスト、写真家、デザイナー、建築家、額縁業者、展覧会主催者が、ご自身の作品、または販売を委ねられた作品を出品できます。',
      ],
      [
        'Services and payment',
        `A free or paid disk quota, an own file server and the notification service are chosen when signing up and paid in advance, year by year. A bank transfer is to arrive within ${transferDays} days; after that it lapses.`,
        'サービスとお支払い',
        `登録時に無料または有料のディスク容量、ご自身のファイルサーバー、通知サービスを選択し、料金は年単位で前払いしていただきます。銀行振込は${transferDays}日以内にお願いします。期限を過ぎると無効になります。`,
      ],
      [
        'When the agreement ends',
        'After the end date your works stay where they are. Works and files can be added again once the agreement is renewed.',
        '契約の終了',
        '終了日を過ぎても作品はそのまま残ります。更新すると、作品やファイルの追加を再開できます。',
      ],
      [
        'Crowdfunding',
        `Of what a crowdfunding request receives, a handling fee of ${crowdfundingHandlingPercent} percent is deducted.`,
        'クラウドファンディング',
        `クラウドファンディングで集まった金額から、取扱手数料として${crowdfundingHandlingPercent}パーセントを差し引きます。`,
      ],
    ],
  },
  'privacy-policy': {
    en: 'Privacy policy',
    ja: 'プライバシーポリシー',
    sections: [
      [
        'What is kept',
        'Your name, contact and bank details, your works and your orders are kept to run your shop, and for as long as the law asks for records of business.',
        '保存する情報',
        'お名前、連絡先、口座情報、作品、注文の情報を、出品業務のために、また法令の定める期間保存します。',
      ],
      [
        'Who sees it',
        'Buyers see your works and your public profile. Card and wallet details are entered with the payment services and never reach us.',
        '情報の提供先',
        '購入者には作品と公開プロフィールが表示されます。カードやウォレットの情報は決済会社に直接入力され、当社には届きません。',
      ],
      [
        'Your rights',
        'You may see and correct what is kept about you in your profile, and ask us to delete it.',
        'お客様の権利',
        '保存されている情報はプロフィールで確認・訂正でき、削除を求めることができます。',
      ],
    ],
  },
  'return-policy': {
    en: 'Return policy',
    ja: '返品ポリシー',
    sections: [
      [
        'Time',
        `A buyer may ask to return a work within ${returnWindowDays} days of its delivery.`,
        '期間',
        `購入者は、作品の受け取りから${returnWindowDays}日以内に返品を申し込めます。`,
      ],
      ['Cost', 'The buyer pays the fee of the return.', '費用', '返品にかかる費用は購入者の負担となります。'],
      [
        'Refund',
        'When the work has come back in the condition in which it was sent, its price is paid back.',
        '返金',
        '作品が発送時の状態で戻ったことを確認した後、代金を返金します。',
      ],
    ],
  },
  'international-delivery': {
    en: 'International delivery',
    ja: '海外への配送',
    sections: [
      [
        'Orders from abroad',
        'A work that is offered internationally can be ordered from any country. Others cannot be ordered from abroad.',
        '海外からの注文',
        '海外配送の対象とした作品は、どの国からも注文できます。対象としていない作品は海外から注文できません。',
      ],
      [
        'Packing, insurance and customs',
        'You pack the work for a long journey, insure it, and give the papers that customs ask for.',
        '梱包・保険・通関',
        '長距離輸送に耐える梱包を行い、保険をかけ、通関に必要な書類を用意してください。',
      ],
    ],
  },
  'publication-commitment': {
    en: 'Commitment to publish',
    ja: '掲載期間のお約束',
    sections: [
      [
        'At least a year',
        `A work that is published stays on the platform for at least ${publicationMonths} months, unless it is sold before.`,
        '1年以上の掲載',
        `公開した作品は、売却された場合を除き、${publicationMonths}か月以上掲載してください。`,
      ],
    ],
  },
};

const inForceFrom = '2026-01-01';

export const agreementTextRows: Row[] = Object.entries(texts).flatMap(([page_key, { en, ja, sections }]) => [
  {
    page_key,
    version: 1,
    language: 'en' as const,
    in_force_from: inForceFrom,
    title: en,
    sections: sections.map(([heading, text]) => ({ heading, text })),
  },
  {
    page_key,
    version: 1,
    language: 'ja' as const,
    in_force_from: inForceFrom,
    title: ja,
    sections: sections.map(([, , heading, text]) => ({ heading, text })),
  },
]);
