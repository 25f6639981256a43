import { localTimeAt } from '@smart-art/openapi/rules';
import { form, type Seller, type World } from '../world.ts';
import type { Area, Ids } from './area.ts';

const day = 86_400_000;
const time_zone = 'Asia/Tokyo';

async function post(owner: Seller, url: string, body: object): Promise<{ id: string }> {
  const answer = await owner.call({ method: 'POST', url: `/product/${url}`, body });
  if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`);
  return answer.json().data;
}

/** Creates a public exhibition without free places, so that nobody can join and change it. */
async function createExhibition(
  world: World,
  owner: Seller,
  marker: string,
): Promise<{ exhibition: string; applicants: string[] }> {
  const local = (days: number) => localTimeAt(new Date(world.backend.services.now().getTime() + days * day), time_zone);
  const { id: exhibition } = await post(owner, 'exhibition', {
    name: 'Salt and Paper',
    category: 'Virtual Exhibition',
    type: 'All',
    start_date: local(60),
    end_date: local(70),
    time_zone,
    virtual_link: `https://rooms.example.com/${marker}`,
    maximum_exhibitors: 1,
    maximum_subscribers: 1,
    organiser: { name: 'Harbour Room', email: 'desk@example.com' },
  });
  const apply = (role: string) =>
    world.play('exhibitions.apply', {
      exhibition_id: exhibition,
      email: 'exhibition.guest@example.com',
      role,
      message: marker,
    });
  const [{ id: exhibitor = '' }, { id: attendee = '' }] = [await apply('exhibitor'), await apply('attendee')];
  await world.play('exhibitions.decide', { subscription_id: exhibitor, status: 'accepted' });
  return { exhibition, applicants: [exhibitor, attendee] };
}

async function attend(world: World, owner: Seller, marker: string): Promise<string> {
  const { id: exhibition_id = '' } = await world.play('exhibitions.organise', {
    email: 'exhibition.host@example.com',
    name: 'Low Tide',
    days: 60,
  });
  const application = { exhibition_id, role: 'attendee', attendance: 'virtual', message: marker };
  return (await post(owner, 'apply-for-exhibition', application)).id;
}

/** Creates an unpublished forum. */
async function createForum(owner: Seller, marker: string): Promise<{ forum: string; post: string }> {
  const { id: forum } = await post(owner, 'store', { title: 'Notes', description: marker });
  const { id: message } = await post(owner, 'post-forum-message', { forum_id: forum, message: marker });
  await post(owner, 'set-forum-status', { forum_id: forum, status: 'unpublished' });
  return { forum, post: message };
}

async function invite(owner: Seller, marker: string): Promise<string> {
  const fields = { name: marker, email: `invited.by.${marker}@example.com`, message: marker };
  const request = form(Object.entries(fields).map(([field, text]) => ({ field, text })));
  const answer = await owner.call({ method: 'POST', url: '/product/referrals', ...request });
  return answer.json().data.id;
}

export const community: Area = {
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
  async build(world, owner, marker): Promise<Ids> {
    const { exhibition, applicants } = await createExhibition(world, owner, marker);
    const { forum, post: message } = await createForum(owner, marker);
    return {
      exhibition: [exhibition],
      subscription: [await attend(world, owner, marker), ...applicants],
      forum: [forum],
      post: [message],
      referral: [await invite(owner, marker)],
    };
  },
};
