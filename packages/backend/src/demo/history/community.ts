/** The artist's exhibitions, crowdfunding, referrals and forum posts. */
import { localTimeAt } from '@smart-art/openapi/rules';
import { saveRequest } from '../../crowdfunding/save.ts';
import { applyForExhibition } from '../../exhibitions/apply.ts';
import { saveExhibition } from '../../exhibitions/save.ts';
import { openForum, writePost } from '../../forum/write.ts';
import { nameOf } from '../../profile/people.ts';
import { invite } from '../../referrals/invite.ts';
import { type DemoContext, dateIn, type HistoryStep, idOf, sandboxAction, workIdOf } from './context.ts';

const nagi = { email: 'nagi.saeki@example.com', firstname: 'Nagi', lastname: 'Saeki' };
const time_zone = 'Asia/Tokyo';

const localDay = (now: Date, days: number) => localTimeAt(new Date(now.getTime() + days * 86_400_000), time_zone);

const exhibitions: readonly HistoryStep[] = [
  {
    daysAgo: 38.4,
    async run(context) {
      const { tx, now, artist } = context;
      const details = {
        name: '潮の間 Between Tides',
        category: 'Both',
        type: 'Art Exhibition',
        description: 'Twelve paintings of one harbour, hung in the order of the tide.',
        start_date: localDay(now, 38.4 + 41),
        end_date: localDay(now, 38.4 + 55),
        time_zone,
        address: '2-8-1 Nishi-Gosho, Onomichi, Hiroshima',
        exhibitor_fee: { amount: '80.00', currency: 'USD' },
        maximum_exhibitors: 6,
        maximum_subscribers: 120,
        organiser: { name: nameOf(artist), email: artist.email },
      } as const;
      const work_ids = [await workIdOf(context, '港の朝'), await workIdOf(context, 'High summer, no wind')];
      const { row } = await saveExhibition(tx, artist, { ...details, work_ids }, undefined, now);
      context.ids.set('own exhibition', row.id);
    },
  },
  {
    daysAgo: 2.2,
    run: (context) =>
      sandboxAction(context, 'exhibitions.apply', {
        exhibition_id: idOf(context, 'own exhibition'),
        ...nagi,
        role: 'exhibitor',
        message: 'Three small prints of the same quay, if there is a wall for them.',
      }),
  },
  {
    daysAgo: 24.3,
    async run(context) {
      const input = { ...nagi, name: 'Paper and Salt', days: '58', attendee_fee: '12', places: '40' };
      context.ids.set('their exhibition', await sandboxAction(context, 'exhibitions.organise', input));
    },
  },
  {
    daysAgo: 20.5,
    async run(context) {
      const exhibition_id = idOf(context, 'their exhibition');
      const work_ids = [await workIdOf(context, 'Low sun, high water')];
      const application = { exhibition_id, role: 'exhibitor', message: 'I would bring a tall one.', work_ids } as const;
      return applyForExhibition(context.tx, context.artist, application, context.now);
    },
  },
];

const request = (context: DemoContext) => idOf(context, 'request');

/** @param coverId an uploaded picture that is not used yet */
const crowdfunding = (coverId: string): readonly HistoryStep[] => [
  {
    daysAgo: 33.5,
    async run(context) {
      const { tx, now, artist } = context;
      const usd = (amount: string) => ({ amount, currency: 'USD' }) as const;
      const { row } = await saveRequest(tx, {
        seller: { id: artist.id, name: nameOf(artist) },
        id: 'new',
        input: {
          title: 'Twelve views of the harbour',
          description: 'A year of mornings at Onomichi, one large canvas a month.',
          cover_image_id: coverId,
          amount_requested: usd('6000.00'),
          art_completion_date: dateIn(now, 300),
          validity_months: 6,
          art_pieces: [
            {
              product_id: await workIdOf(context, 'Between two weathers'),
              normal_cost: usd('980.00'),
              crowdfunding_cost: usd('760.00'),
            },
          ],
        },
        ifMatch: undefined,
        now,
      });
      context.ids.set('request', row.id);
    },
  },
  { daysAgo: 31.2, run: (context) => sandboxAction(context, 'crowdfunding.accept', { request: request(context) }) },
  {
    daysAgo: 26.4,
    run: (context) => sandboxAction(context, 'crowdfunding.donate', { request: request(context), amount: '400' }),
  },
  {
    daysAgo: 11.3,
    run: (context) =>
      sandboxAction(context, 'crowdfunding.donate', {
        request: request(context),
        amount: '1250',
        email: 'kaori.ito@example.jp',
        firstname: '香織',
        lastname: '伊藤',
        language: 'ja',
      }),
  },
  {
    daysAgo: 0.4,
    run: (context) =>
      sandboxAction(context, 'crowdfunding.write', {
        request: request(context),
        message: 'Will there be a small study of the January canvas?',
      }),
  },
];

const invitation = (
  name: string,
  daysAgo: number,
  person: Record<'name' | 'email' | 'message', string>,
): HistoryStep => ({
  daysAgo,
  async run(context) {
    const language = person.email.endsWith('.jp') ? 'ja' : 'en';
    const referral = { inviter: context.artist, attachment: null, language, ...person } as const;
    context.ids.set(name, (await invite(context.tx, context.services, referral)).id);
  },
});

const referrals: readonly HistoryStep[] = [
  invitation('joined', 70.3, {
    name: 'Ren Oda',
    email: 'ren.oda@example.com',
    message: 'The etchings you showed me in spring would find their people here.',
  }),
  {
    daysAgo: 66.5,
    run: (context) => sandboxAction(context, 'referrals.join', { referral_id: idOf(context, 'joined') }),
  },
  invitation('open', 6.2, {
    name: '山本 千夏',
    email: 'chinatsu.yamamoto@example.jp',
    message: '先日の木版画、こちらでもぜひ見せてください。',
  }),
];

const forum: readonly HistoryStep[] = [
  {
    daysAgo: 28.5,
    async run(context) {
      const text = { title: 'Papers that take water', description: 'Washi, cotton, and what each of them forgives.' };
      context.ids.set('forum', (await openForum(context.tx, context.artist, text, context.now)).id);
    },
  },
  {
    daysAgo: 28.4,
    run: (context) =>
      writePost(
        context.tx,
        context.artist,
        {
          forum_id: idOf(context, 'forum'),
          message: 'Unsized kozo for the first wash: who has found one that does not tear?',
        },
        context.now,
      ),
  },
  {
    daysAgo: 16.3,
    async run(context) {
      const message = '越前の生漉き、三匁がおすすめです。二度目の滲みもきれいに止まります。';
      context.ids.set(
        'reply',
        await sandboxAction(context, 'forum.post', { forum_id: idOf(context, 'forum'), ...nagi, message }),
      );
    },
  },
  {
    daysAgo: 16.1,
    run: (context) =>
      sandboxAction(context, 'forum.moderate', { message_id: idOf(context, 'reply'), status: 'published' }),
  },
];

export const communitySteps = (coverId: string): readonly HistoryStep[] => [
  ...exhibitions,
  ...crowdfunding(coverId),
  ...referrals,
  ...forum,
];
