import type { Answer, Handlers, SignedIn } from '../http/handler.ts';
import { notFound } from '../http/http-error.ts';
import { once } from '../http/once.ts';
import { pageOf } from '../http/paging.ts';
import { etagOf } from '../http/version.ts';
import { type MessageKey, translate } from '../messages/messages.ts';
import { superAdmin } from '../platform/super-admin.ts';
import type { Services } from '../services.ts';
import { applyForExhibition, cancelParticipation, decideOnExhibitor } from './apply.ts';
import { describeExhibition } from './exhibition.ts';
import { type List, pageIn, readExhibitions, readUsers } from './lists.ts';
import { messageUsers } from './message.ts';
import { findExhibition } from './rows.ts';
import { deleteExhibition, saveExhibition } from './save.ts';
import { describeOwn, describeUser } from './subscription.ts';

type ExhibitionOperation =
  | 'listExhibitions'
  | 'listOrganizedExhibitions'
  | 'listAttendedExhibitions'
  | 'listExhibitedExhibitions'
  | 'saveExhibition'
  | 'getExhibition'
  | 'deleteExhibition'
  | 'listExhibitionUsers'
  | 'messageExhibitionUsers'
  | 'applyForExhibition'
  | 'cancelExhibitionSubscription'
  | 'changeExhibitorStatus';

/** Parameters of the four lists; two of them also accept a status. */
type ListCall = Pick<SignedIn<'listAttendedExhibitions'>, 'query' | 'session' | 'request'>;

const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

const statusMessages: Partial<Record<string, MessageKey>> = {
  applied: 'exhibitionApplicationSent',
  accepted: 'exhibitionPlaceIsHeld',
  subscribed: 'exhibitionPlaceIsYours',
  unsubscribed: 'exhibitionGivenUp',
  cancellation_requested: 'exhibitionCancellationSent',
};

/** Exhibitions (000 sections 3 and 7). */
export function exhibitionHandlers(services: Services): Pick<Handlers, ExhibitionOperation> {
  const { queries, now } = services;

  const listed =
    (list: List) =>
    async (call: ListCall): Promise<Answer<'listExhibitions'>> => {
      const { query, session, request } = call;
      const { page, perPage } = pageIn(query);
      const found = await queries.transaction(
        (tx) => readExhibitions(tx, list, session.user.id, query, now()),
        snapshot,
      );
      const answer = pageOf(request.url, { page, perPage, total: found.total }, found.data);
      return { status: 200, body: { counts: found.counts, ...answer } };
    };

  return {
    listExhibitions: listed('exhibitions'),
    listOrganizedExhibitions: listed('organizer'),
    listAttendedExhibitions: listed('attendee'),
    listExhibitedExhibitions: listed('exhibitor'),

    saveExhibition(call) {
      const { session, body, headers, language } = call;
      return once(services, call, 'saveExhibition', async (tx) => {
        const { row, isNew } = await saveExhibition(tx, session.user, body, headers['If-Match'], now());
        const data = await describeExhibition(tx, row, session.user.id, now());
        const message = translate(language, { key: isNew ? 'exhibitionAdded' : 'exhibitionSaved' });
        return { status: isNew ? 201 : 200, body: { success: true, message, data }, etag: etagOf(data) };
      });
    },

    async getExhibition({ path, session }) {
      const { id } = session.user;
      const data = await queries.transaction(
        async (tx) => describeExhibition(tx, await findExhibition(tx, path.id, id), id, now()),
        snapshot,
      );
      return { status: 200, body: { success: true, message: '', data }, etag: etagOf(data) };
    },

    async deleteExhibition({ path, session, headers, language }) {
      await queries.transaction((tx) => deleteExhibition(tx, session.user, path.id, headers['If-Match'], now()));
      return { status: 200, body: { success: true, message: translate(language, { key: 'exhibitionDeleted' }) } };
    },

    async listExhibitionUsers({ path, query, session, request }) {
      const { page, perPage } = pageIn(query);
      const found = await queries.transaction(async (tx) => {
        const exhibition = await findExhibition(tx, path.id, session.user.id);
        if (exhibition.seller_id !== session.user.id) throw notFound();
        return readUsers(tx, exhibition, query, now());
      }, snapshot);
      const answer = pageOf(request.url, { page, perPage, total: found.total }, found.data);
      return { status: 200, body: { counts: found.counts, ...answer } };
    },

    messageExhibitionUsers(call) {
      const { session, path, body, language } = call;
      return once(services, call, 'messageExhibitionUsers', async (tx) => {
        const recipients = await messageUsers(tx, session.user, path.id, body, now());
        const message = translate(language, { key: 'exhibitionMessageSent', values: { count: recipients } });
        return { status: 200, body: { success: true, message, data: { recipients } } };
      });
    },

    applyForExhibition(call) {
      const { session, body, language } = call;
      return once(services, call, 'applyForExhibition', async (tx) => {
        const { exhibition, subscription } = await applyForExhibition(tx, session.user, body, now());
        const data = await describeOwn(tx, exhibition, subscription, now());
        const message = translate(language, { key: statusMessages[data.status] ?? 'exhibitionApplicationSent' });
        return { status: 201, body: { success: true, message, data }, etag: etagOf(data) };
      });
    },

    async cancelExhibitionSubscription({ session, body, headers, language }) {
      const admin = await superAdmin(queries, now());
      const data = await queries.transaction(async (tx) => {
        const options = { ifMatch: headers['If-Match'], admin, now: now() };
        const { exhibition, subscription } = await cancelParticipation(tx, session.user, body, options);
        return describeOwn(tx, exhibition, subscription, now());
      });
      const message = translate(language, { key: statusMessages[data.status] ?? 'exhibitionGivenUp' });
      return { status: 200, body: { success: true, message, data }, etag: etagOf(data) };
    },

    async changeExhibitorStatus({ session, path, body, headers, language }) {
      const data = await queries.transaction(async (tx) => {
        const ifMatch = headers['If-Match'];
        const { exhibition, subscription } = await decideOnExhibitor(tx, session.user, path.id, body, ifMatch, now());
        return describeUser(tx, exhibition, subscription, now());
      });
      const key = body.status === 'accepted' ? 'exhibitionExhibitorAccepted' : 'exhibitionExhibitorDeclined';
      return { status: 200, body: { success: true, message: translate(language, { key }), data }, etag: etagOf(data) };
    },
  };
}
