import { personName } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import { findPiece } from '../art-pieces/find.ts';
import type { Queries } from '../db/database.ts';
import { art_pieces, crowdfunding_requests } from '../db/schema/index.ts';
import type { Handlers, SignedIn } from '../http/handler.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { once } from '../http/once.ts';
import { pageOf } from '../http/paging.ts';
import { etagOf, requireVersion } from '../http/version.ts';
import { type MessageKey, translate } from '../messages/messages.ts';
import { recordEvent } from '../platform/timeline.ts';
import { crowdfundingProcess } from '../processes/crowdfunding.ts';
import { take } from '../processes/process.ts';
import type { Services } from '../services.ts';
import type { User } from '../session/session.ts';
import { readAvailable } from './available-products.ts';
import { decide } from './decide.ts';
import { factsOf } from './facts.ts';
import { findRequest, lockRequest, type RequestRow, timelineKind } from './find.ts';
import { fundsOfSeller } from './funds.ts';
import { readRequests } from './list.ts';
import { writeToSupporters } from './messages.ts';
import { describeRequest, summarizeRequests } from './request.ts';
import { saveRequest } from './save.ts';

const defaultPerPage = 48;

const sellerOf = ({ id, firstname, lastname }: User) => ({ id, name: personName(firstname, lastname) });

/** @param tx a transaction. @throws HttpError 404, 412 */
async function requestToChange(
  tx: Queries,
  call: SignedIn<'cancelCrowdfundingRequest' | 'removeCrowdfundingPiece'>,
  id: string,
  now: Date,
): Promise<RequestRow> {
  const request = await lockRequest(tx, id, call.session.user.id);
  if (!request) throw notFound();
  await requireVersion(call.headers['If-Match'], request.version, () => describeRequest(tx, request, now));
  return request;
}

/** Crowdfunding (000 section 7). */
export function crowdfundingHandlers(
  services: Services,
): Pick<
  Handlers,
  | 'listCrowdfundingRequests'
  | 'getCrowdfundingRequest'
  | 'cancelCrowdfundingRequest'
  | 'saveCrowdfundingRequest'
  | 'listAvailableProducts'
  | 'removeCrowdfundingPiece'
  | 'sendCrowdfundingMessage'
  | 'getSellerFunds'
> {
  const { queries, now } = services;

  /** Reads from a consistent snapshot. */
  const atOnce = <Read>(read: (tx: Queries) => Promise<Read>) =>
    queries.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

  async function answerWith(
    tx: Queries,
    row: RequestRow,
    { language }: Pick<SignedIn<'getCrowdfundingRequest'>, 'language'>,
    key: MessageKey,
  ) {
    const data = await describeRequest(tx, row, now());
    return { body: { success: true, message: translate(language, { key }), data }, etag: etagOf(row) };
  }

  return {
    async listCrowdfundingRequests({ session, query, request }) {
      const { page = 1, per_page: perPage = defaultPerPage } = query;
      return atOnce(async (tx) => {
        const { rows, total, counts } = await readRequests(tx, {
          sellerId: session.user.id,
          page,
          perPage,
          sort: query.sort ?? '-created_at',
          search: query.search ?? '',
          status: query.status,
          cancelled: query.is_deleted === 1,
          purchased: query.purchased === 1,
        });
        const found = await summarizeRequests(tx, rows, now());
        const { data: list, ...paging } = pageOf(request.url, { page, perPage, total }, found);
        return { status: 200, body: { list, counts, ...paging } };
      });
    },

    async getCrowdfundingRequest({ session, path }) {
      return atOnce(async (tx) => {
        const row = await findRequest(tx, session.user.id, path.id);
        if (!row) throw notFound();
        const data = await describeRequest(tx, row, now());
        return { status: 200, body: { success: true, message: '', data }, etag: etagOf(row) };
      });
    },

    async saveCrowdfundingRequest(call) {
      const { session, path, body, headers } = call;
      return once(services, call, 'saveCrowdfundingRequest', async (tx) => {
        const { row, isNew } = await saveRequest(tx, {
          seller: sellerOf(session.user),
          id: path.id,
          input: body,
          ifMatch: headers['If-Match'],
          now: now(),
        });
        const key = isNew ? 'crowdfundingSent' : 'crowdfundingSaved';
        const answer = await answerWith(tx, row, call, key);
        return isNew ? { status: 201 as const, ...answer } : { status: 200 as const, ...answer };
      });
    },

    async cancelCrowdfundingRequest(call) {
      const { session, path, query } = call;
      return queries.transaction(async (tx) => {
        const request = await requestToChange(tx, call, path.id, now());
        const actor = { kind: 'seller', name: sellerOf(session.user).name } as const;
        const reason = query.reason?.trim() || null;
        // Repeating a cancellation changes nothing, so that retries are safe.
        const row =
          request.status === 'cancelled'
            ? request
            : await decide(tx, request, { decision: 'cancel', actor, reason, now: now() });
        return { status: 200, ...(await answerWith(tx, row, call, 'crowdfundingCancelled')) };
      });
    },

    async listAvailableProducts({ session, path, query, language, request }) {
      const { page = 1, per_page: perPage = defaultPerPage, search = '', available_for: availableFor } = query;
      return atOnce(async (tx) => {
        const criteria = { sellerId: session.user.id, type: path.type, availableFor, search, page, perPage, language };
        const { products, total } = await readAvailable(tx, criteria);
        return { status: 200, body: pageOf(request.url, { page, perPage, total }, products) };
      });
    },

    async removeCrowdfundingPiece(call) {
      const { session, path } = call;
      return queries.transaction(async (tx) => {
        const piece = await findPiece(tx, session.user.id, path.id, { removed: true });
        if (!piece) throw notFound();
        if (!piece.crowdfunding_id) throw conflict('crowdfundingOtherPiece');
        const request = await requestToChange(tx, call, piece.crowdfunding_id, now());
        // Repeating a removal changes nothing, so that retries are safe.
        if (piece.removed_at)
          return { status: 200, ...(await answerWith(tx, request, call, 'crowdfundingPieceRemoved')) };
        take(crowdfundingProcess, 'remove_piece', request.status, await factsOf(tx, request), now());
        await tx.update(art_pieces).set({ removed_at: now() }).where(eq(art_pieces.id, piece.id));
        const [row] = await tx
          .update(crowdfunding_requests)
          .set({ version: request.version + 1, updated_at: now() })
          .where(eq(crowdfunding_requests.id, request.id))
          .returning();
        await recordEvent(tx, {
          kind: timelineKind,
          id: request.id,
          actor: { kind: 'seller', name: sellerOf(session.user).name },
          event: 'piece_removed',
          values: { title: piece.title },
          at: now(),
        });
        return { status: 200, ...(await answerWith(tx, row ?? request, call, 'crowdfundingPieceRemoved')) };
      });
    },

    async sendCrowdfundingMessage(call) {
      const { session, body, language } = call;
      return once(services, call, 'sendCrowdfundingMessage', async (tx) => {
        const request = await lockRequest(tx, body.crowd_funding_id, session.user.id);
        if (!request) throw notFound();
        const writing = { request, message: body.message.trim(), now: now() };
        const data = await writeToSupporters(tx, writing, body.supporter_id ?? null);
        const message = translate(language, { key: 'crowdfundingMessageSent' });
        return { status: 201 as const, body: { success: true, message, data } };
      });
    },

    async getSellerFunds({ session }) {
      const data = await atOnce((tx) => fundsOfSeller(tx, session.user.id));
      return { status: 200, body: { success: true, data } };
    },
  };
}
