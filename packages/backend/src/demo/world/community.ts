/** What the artist does beside selling: exhibitions, funds for new work, invitations and the forum. */
import { localTimeAt } from '@smart-art/openapi/rules';
import { saveRequest } from '../../crowdfunding/save.ts';
import { applyForExhibition } from '../../exhibitions/apply.ts';
import { saveExhibition } from '../../exhibitions/save.ts';
import { openForum, writePost } from '../../forum/write.ts';
import { nameOf } from '../../profile/people.ts';
import { invite } from '../../referrals/invite.ts';
import { dateIn, idOf, others, type Scene, type Stage, workIn } from './stage.ts';

const nagi = { email: 'nagi.saeki@example.com', firstname: 'Nagi', lastname: 'Saeki' };
const time_zone = 'Asia/Tokyo';

const localDay = (now: Date, days: number) => localTimeAt(new Date(now.getTime() + days * 86_400_000), time_zone);

const exhibitions: readonly Scene[] = [
  {
    ago: 38.4,
    async play(stage) {
      const { tx, now, artist } = stage;
      const announced = {
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
      const work_ids = [await workIn(stage, '港の朝'), await workIn(stage, 'High summer, no wind')];
      const { row } = await saveExhibition(tx, artist, { ...announced, work_ids }, undefined, now);
      stage.ids.set('own exhibition', row.id);
    },
  },
  {
    ago: 2.2,
    play: (stage) =>
      others(stage, 'exhibitions.apply', {
        exhibition_id: idOf(stage, 'own exhibition'),
        ...nagi,
        role: 'exhibitor',
        message: 'Three small prints of the same quay, if there is a wall for them.',
      }),
  },
  {
    ago: 24.3,
    async play(stage) {
      const input = { ...nagi, name: 'Paper and Salt', days: '58', attendee_fee: '12', places: '40' };
      stage.ids.set('their exhibition', await others(stage, 'exhibitions.organise', input));
    },
  },
  {
    ago: 20.5,
    async play(stage) {
      const exhibition_id = idOf(stage, 'their exhibition');
      const work_ids = [await workIn(stage, 'Low sun, high water')];
      const application = { exhibition_id, role: 'exhibitor', message: 'I would bring a tall one.', work_ids } as const;
      return applyForExhibition(stage.tx, stage.artist, application, stage.now);
    },
  },
];

const request = (stage: Stage) => idOf(stage, 'request');

/** @param coverId a picture that waits to be named */
const crowdfunding = (coverId: string): readonly Scene[] => [
  {
    ago: 33.5,
    async play(stage) {
      const { tx, now, artist } = stage;
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
              product_id: await workIn(stage, 'Between two weathers'),
              normal_cost: usd('980.00'),
              crowdfunding_cost: usd('760.00'),
            },
          ],
        },
        ifMatch: undefined,
        now,
      });
      stage.ids.set('request', row.id);
    },
  },
  { ago: 31.2, play: (stage) => others(stage, 'crowdfunding.accept', { request: request(stage) }) },
  { ago: 26.4, play: (stage) => others(stage, 'crowdfunding.donate', { request: request(stage), amount: '400' }) },
  {
    ago: 11.3,
    play: (stage) =>
      others(stage, 'crowdfunding.donate', {
        request: request(stage),
        amount: '1250',
        email: 'kaori.ito@example.jp',
        firstname: '香織',
        lastname: '伊藤',
        language: 'ja',
      }),
  },
  {
    ago: 0.4,
    play: (stage) =>
      others(stage, 'crowdfunding.write', {
        request: request(stage),
        message: 'Will there be a small study of the January canvas?',
      }),
  },
];

const invitation = (name: string, ago: number, person: Record<'name' | 'email' | 'message', string>): Scene => ({
  ago,
  async play(stage) {
    const language = person.email.endsWith('.jp') ? 'ja' : 'en';
    const asked = { inviter: stage.artist, attachment: null, language, ...person } as const;
    stage.ids.set(name, (await invite(stage.tx, stage.services, asked)).id);
  },
});

const referrals: readonly Scene[] = [
  invitation('joined', 70.3, {
    name: 'Ren Oda',
    email: 'ren.oda@example.com',
    message: 'The etchings you showed me in spring would find their people here.',
  }),
  { ago: 66.5, play: (stage) => others(stage, 'referrals.join', { referral_id: idOf(stage, 'joined') }) },
  invitation('open', 6.2, {
    name: '山本 千夏',
    email: 'chinatsu.yamamoto@example.jp',
    message: '先日の木版画、こちらでもぜひ見せてください。',
  }),
];

const forum: readonly Scene[] = [
  {
    ago: 28.5,
    async play(stage) {
      const text = { title: 'Papers that take water', description: 'Washi, cotton, and what each of them forgives.' };
      stage.ids.set('forum', (await openForum(stage.tx, stage.artist, text, stage.now)).id);
    },
  },
  {
    ago: 28.4,
    play: (stage) =>
      writePost(
        stage.tx,
        stage.artist,
        {
          forum_id: idOf(stage, 'forum'),
          message: 'Unsized kozo for the first wash: who has found one that does not tear?',
        },
        stage.now,
      ),
  },
  {
    ago: 16.3,
    async play(stage) {
      const message = '越前の生漉き、三匁がおすすめです。二度目の滲みもきれいに止まります。';
      stage.ids.set('reply', await others(stage, 'forum.post', { forum_id: idOf(stage, 'forum'), ...nagi, message }));
    },
  },
  {
    ago: 16.1,
    play: (stage) => others(stage, 'forum.moderate', { message_id: idOf(stage, 'reply'), status: 'published' }),
  },
];

export const communityScenes = (coverId: string): readonly Scene[] => [
  ...exhibitions,
  ...crowdfunding(coverId),
  ...referrals,
  ...forum,
];
