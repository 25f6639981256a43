/** Deadlines, and the URL of the calendar with them. */
import { day } from '../constants.ts';
import type { Answer, Handlers } from '../http/handler.ts';
import { once } from '../http/once.ts';
import { translate } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import { timeZoneOf } from '../settings/record.ts';
import { findFeed, makeFeed, removeFeed } from './feed.ts';
import { findDeadlines } from './find.ts';

const defaultDays = 30;
const atOneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

type Operations = 'listDeadlines' | 'getCalendarFeed' | 'makeCalendarFeed' | 'removeCalendarFeed';

export function deadlineHandlers(services: Services): Pick<Handlers, Operations> {
  const { queries, installationKey, now } = services;
  return {
    async listDeadlines({ session, query }) {
      const { days = defaultDays } = query;
      const at = now();
      const horizon = {
        sellerId: session.user.id,
        may: (permission: string) => session.permissions.has(permission),
        now: at,
        until: new Date(at.getTime() + days * day),
        timeZone: await timeZoneOf(queries, session.user.id),
      };
      const data = await queries.transaction((tx) => findDeadlines(tx, horizon), atOneMoment);
      return { status: 200, body: { success: true, message: '', data } };
    },

    async getCalendarFeed({ session }) {
      const url = await findFeed(queries, installationKey, session.user.id);
      return { status: 200, body: { success: true, message: '', data: { url } } };
    },

    makeCalendarFeed: (call) =>
      once(services, call, 'makeCalendarFeed', async (tx): Promise<Answer<'makeCalendarFeed'>> => {
        const url = await makeFeed(tx, installationKey, call.session.user.id);
        const message = translate(call.language, { key: 'calendarMade' });
        return { status: 200, body: { success: true, message, data: { url } } };
      }),

    async removeCalendarFeed({ session, language }) {
      await removeFeed(queries, session.user.id);
      const message = translate(language, { key: 'calendarRemoved' });
      return { status: 200, body: { success: true, message, data: { url: null } } };
    },
  };
}
