import { createReferralBody } from '@smart-art/openapi/constraints';
import { eq } from 'drizzle-orm';
import { limits } from '../constants.ts';
import { referrals } from '../db/schema/index.ts';
import { receiveForm } from '../http/form.ts';
import type { Handlers } from '../http/handler.ts';
import { invalidField } from '../http/http-error.ts';
import { once } from '../http/once.ts';
import { pageOf } from '../http/paging.ts';
import { enforceRateLimit } from '../http/rate-limit.ts';
import { translate } from '../messages/messages.ts';
import { storeDocument } from '../platform/documents.ts';
import { take } from '../processes/process.ts';
import { referralProcess } from '../processes/referral.ts';
import type { Services } from '../services.ts';
import { invite, mailInvitation } from './invite.ts';
import { factsOf, findReferral, readReferrals, referralOf } from './referral.ts';

type ReferralOperation =
  | 'listReferrals'
  | 'createReferral'
  | 'deleteReferral'
  | 'checkReferralAttachment'
  | 'sendReferralReminder';

const { underBytes, contentTypes } = createReferralBody.attachment;
const kinds = contentTypes.map((type) => type.replace(/^.*\//, '').toUpperCase()).join(', ');
const defaultPerPage = 48;

/** Referrals (000 section 7). */
export function referralHandlers(services: Services): Pick<Handlers, ReferralOperation> {
  const { queries, now } = services;
  return {
    async listReferrals({ query, session, request }) {
      const { page = 1, per_page: perPage = defaultPerPage, search = '', status, sort = '-date' } = query;
      const listQuery = { sellerId: session.user.id, status, sort, search, page, perPage };
      const found = await queries.transaction((tx) => readReferrals(tx, listQuery), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      });
      const data = found.rows.map(({ row, attachment }) => referralOf(services, row, session.user, attachment));
      const list = pageOf(request.url, { page, perPage, total: found.total }, data);
      return { status: 200, body: { counts: found.counts, ...list } };
    },

    async createReferral(call) {
      const { session, request, language } = call;
      await enforceRateLimit(services, 'referralsAsked', session.user.id, limits.referralsAsked);
      const form = await receiveForm(services, request, 'createReferral');
      try {
        const { fields } = form;
        const [file] = form.filesOf('attachment');
        const options = { ownerId: session.user.id, kind: 'referral', types: form.typesOf('attachment') };
        const attachment = file ? await storeDocument(services, file, options) : null;
        return await once(services, { ...call, body: form.payload }, 'createReferral', async (tx) => {
          const row = await invite(tx, services, { ...fields, inviter: session.user, attachment, language });
          const document = attachment && { ...attachment, created_at: now() };
          const data = referralOf(services, row, session.user, document);
          return { status: 201, body: { success: true, message: translate(language, { key: 'referralSent' }), data } };
        });
      } finally {
        await form.dispose();
      }
    },

    async deleteReferral({ path, session, language }) {
      await queries.transaction(async (tx) => {
        const { row } = await findReferral(tx, session.user.id, path.id);
        take(referralProcess, 'delete', row.status, factsOf(row), now());
        await tx.update(referrals).set({ deleted_at: now() }).where(eq(referrals.id, row.id));
      });
      return { status: 200, body: { success: true, message: translate(language, { key: 'referralDeleted' }) } };
    },

    async checkReferralAttachment({ body, language }) {
      const name = body.file_name;
      if (body.bytes === 0) throw invalidField('attachment', 'documentEmpty', { name });
      if (body.bytes >= underBytes) {
        throw invalidField('attachment', 'documentTooLarge', { name, limit: underBytes / 1024 ** 2 });
      }
      const isTaken = (contentTypes as readonly string[]).includes(body.content_type.toLowerCase());
      if (!isTaken) throw invalidField('attachment', 'documentKind', { name, kinds });
      const data = { under_bytes: underBytes, content_types: [...contentTypes] };
      return { status: 200, body: { success: true, message: translate(language, { key: 'referralFileTaken' }), data } };
    },

    sendReferralReminder(call) {
      const { body, session, language } = call;
      return once(services, call, 'sendReferralReminder', async (tx) => {
        const { row, attachment } = await findReferral(tx, session.user.id, body.id);
        take(referralProcess, 'remind', row.status, factsOf(row), now());
        const [reminded] = await tx
          .update(referrals)
          .set({ reminders_sent: row.reminders_sent + 1, last_reminded_at: now() })
          .where(eq(referrals.id, row.id))
          .returning();
        if (!reminded) throw new Error('the invitation was not written');
        await mailInvitation(tx, services, reminded, session.user, 'reminder');
        const data = referralOf(services, reminded, session.user, attachment);
        return {
          status: 200,
          body: { success: true, message: translate(language, { key: 'referralReminded' }), data },
        };
      });
    },
  };
}
