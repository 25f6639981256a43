import { localTimeAt } from '@smart-art/openapi/rules';
import { form, type Seller, type World } from '../world.ts';
import type { Ids, Plot } from './plot.ts';

const day = 86_400_000;
const time_zone = 'Asia/Tokyo';

async function post(owner: Seller, url: string, body: object): Promise<{ id: string }> {
  const answer = await owner.call({ method: 'POST', url: `/product/${url}`, body });
  if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`);
  return answer.json().data;
}

/** An exhibition that everybody sees, with no place left, so that nobody changes it by coming. */
async function exhibit(
  world: World,
  owner: Seller,
  word: string,
): Promise<{ exhibition: string; applicants: string[] }> {
  const local = (days: number) => localTimeAt(new Date(world.backend.services.now().getTime() + days * day), time_zone);
  const { id: exhibition } = await post(owner, 'exhibition', {
    name: 'Salt and Paper',
    category: 'Virtual Exhibition',
    type: 'All',
    start_date: local(60),
    end_date: local(70),
    time_zone,
    virtual_link: `https://rooms.example.com/${word}`,
    maximum_exhibitors: 1,
    maximum_subscribers: 1,
    organiser: { name: 'Harbour Room', email: 'desk@example.com' },
  });
  const apply = (role: string) =>
    world.play('exhibitions.apply', {
      exhibition_id: exhibition,
      email: 'estate.guest@example.com',
      role,
      message: word,
    });
  const [{ id: exhibitor = '' }, { id: attendee = '' }] = [await apply('exhibitor'), await apply('attendee')];
  await world.play('exhibitions.decide', { subscription_id: exhibitor, status: 'accepted' });
  return { exhibition, applicants: [exhibitor, attendee] };
}

async function attend(world: World, owner: Seller, word: string): Promise<string> {
  const { id: exhibition_id = '' } = await world.play('exhibitions.organise', {
    email: 'estate.host@example.com',
    name: 'Low Tide',
    days: 60,
  });
  const application = { exhibition_id, role: 'attendee', attendance: 'virtual', message: word };
  return (await post(owner, 'apply-for-exhibition', application)).id;
}

/** A forum that is its owner's alone. */
async function talk(owner: Seller, word: string): Promise<{ forum: string; post: string }> {
  const { id: forum } = await post(owner, 'store', { title: 'Notes', description: word });
  const { id: message } = await post(owner, 'post-forum-message', { forum_id: forum, message: word });
  await post(owner, 'set-forum-status', { forum_id: forum, status: 'unpublished' });
  return { forum, post: message };
}

async function invite(owner: Seller, word: string): Promise<string> {
  const fields = { name: word, email: `invited.by.${word}@example.com`, message: word };
  const request = form(Object.entries(fields).map(([field, text]) => ({ field, text })));
  const answer = await owner.call({ method: 'POST', url: '/product/referrals', ...request });
  return answer.json().data.id;
}

export const community: Plot = {
  kinds: {
    'getExhibition.id': 'exhibition',
    'deleteExhibition.id': 'exhibition',
    'listExhibitionUsers.id': 'exhibition',
    'messageExhibitionUsers.id': 'exhibition',
    'saveExhibition.id': 'exhibition',
    'changeExhibitorStatus.id': 'subscription',
    'getForum.id': 'forum',
    'deleteForumMessage.id': 'post',
    'deleteReferral.id': 'referral',
    'sendReferralReminder.id': 'referral',
    exhibition_id: 'exhibition',
    subscription_id: 'subscription',
    forum_id: 'forum',
    message_id: 'post',
  },
  shared: { exhibition: ['getExhibition', 'applyForExhibition'] },
  common: [
    'listExhibitions',
    'listOrganizedExhibitions',
    'listAttendedExhibitions',
    'listExhibitedExhibitions',
    'listForums',
  ],
  async build(world, owner, word): Promise<Ids> {
    const { exhibition, applicants } = await exhibit(world, owner, word);
    const { forum, post: message } = await talk(owner, word);
    return {
      exhibition: [exhibition],
      subscription: [await attend(world, owner, word), ...applicants],
      forum: [forum],
      post: [message],
      referral: [await invite(owner, word)],
    };
  },
};
