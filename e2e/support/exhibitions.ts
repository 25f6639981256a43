import { call, play } from './newcomer.ts';
import type { Seller } from './sellers.ts';
import type { Stack } from './stack.ts';

/** The fields of an exhibition that tests use. */
export interface Exhibition {
  id: string;
  name: string;
  description: string | null;
  version: number;
  works: { title: string }[];
  images: object[];
  attendee_subscription: { id: string; status: string; reason: string | null } | null;
}

const DAY_MS = 86_400_000;

/** That many days from now, at 10:00 UTC. */
export const inDays = (days: number): string =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T10:00`;

/** Another seller, by name. */
const person = (firstname: string, lastname: string) => ({
  email: `${firstname}.${lastname}@example.com`.toLowerCase(),
  firstname,
  lastname,
});

/** Exhibitions of a seller, changed through the API, and actions of other participants. */
export function exhibitionsOf(stack: Stack, token: string) {
  const save = async (body: object) =>
    (await call<{ data: Exhibition }>(stack, '/product/exhibition', { token, body })).data;
  return {
    read: async (id: string) => (await call<{ data: Exhibition }>(stack, `/product/exhibition/${id}`, { token })).data,
    /** The seller's own exhibitions that contain a word. */
    about: async (word: string) => {
      const path = `/product/exhibition-organizer?search=${encodeURIComponent(word)}`;
      return (await call<{ data: Exhibition[] }>(stack, path, { token })).data;
    },
    /** Creates one, or saves one that has an id. */
    announce: (name: string, more: object = {}) =>
      save({
        name,
        category: 'Both',
        type: 'Art Exhibition',
        start_date: inDays(40),
        end_date: inDays(50),
        time_zone: 'UTC',
        address: '2-8-1 Nishi-Gosho, Onomichi',
        maximum_exhibitors: 6,
        maximum_subscribers: 120,
        organiser: { name: 'Hana Morita', email: 'hana@example.com' },
        ...more,
      }),
    /** Applies as exhibitor with the seller's works. */
    exhibit: (exhibition_id: string, work_ids: string[]) =>
      call(stack, '/product/apply-for-exhibition', { token, body: { exhibition_id, role: 'exhibitor', work_ids } }),
    /** Accepts all exhibitor applications. */
    acceptAll: async (id: string) => {
      const path = `/product/exhibition-users/${id}?role=exhibitor&status=applied`;
      const { data } = await call<{ data: { id: string }[] }>(stack, path, { token });
      for (const { id: subscription } of data) {
        await call(stack, `/product/change-exhibitor-status/${subscription}`, { token, body: { status: 'accepted' } });
      }
    },
    /** Another seller organises one that many days from now. */
    others: (name: string, days: number, more: object = {}) =>
      play(stack, 'exhibitions.organise', { ...person('Nagi', 'Saeki'), name, days: String(days), ...more }),
    /** Another seller applies. */
    apply: (id: string, [firstname, lastname]: [string, string], as: object) =>
      play(stack, 'exhibitions.apply', { exhibition_id: id, ...person(firstname, lastname), ...as }),
  };
}

/** The same for a seller who signs in. */
export async function exhibitionsFor(stack: Stack, seller: Seller) {
  const { token } = await call<{ token: string }>(stack, '/sso/signin', { body: seller });
  return exhibitionsOf(stack, token);
}
