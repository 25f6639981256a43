import type { Handlers } from '../http/handler.ts';
import { notFound } from '../http/http-error.ts';
import { once } from '../http/once.ts';
import { translate } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import { proofOf, readProof } from './proof.ts';
import { archiveUrlOf, atOneMoment, everyKind } from './proof-archive.ts';
import { findOrder } from './record.ts';
import { writeToBuyer } from './write-message.ts';

/** Messages about an order, and its proof pack. */
export function proofHandlers(services: Services): Pick<Handlers, 'sendOrderMessage' | 'getOrderProof'> {
  const { queries, now } = services;
  return {
    async sendOrderMessage(call) {
      const { session, body, language } = call;
      return once(services, call, 'sendOrderMessage', async (tx) => {
        const orderKey = { id: body.order_id, sellerId: session.user.id, kinds: everyKind };
        const record = await findOrder(tx, orderKey, true);
        if (!record) throw notFound();
        const data = await writeToBuyer(tx, { record, message: body.message.trim(), now: now() });
        return {
          status: 201 as const,
          body: { success: true, message: translate(language, { key: 'orderMessageSent' }), data },
        };
      });
    },

    async getOrderProof({ session, path }) {
      const records = await queries.transaction(async (tx) => {
        const orderKey = { id: path.order_id, sellerId: session.user.id, kinds: everyKind };
        const record = await findOrder(tx, orderKey);
        if (!record) throw notFound();
        return readProof(services, tx, record.order);
      }, atOneMoment);
      const proof = await proofOf(services, records);
      const { parts, sums, sha256 } = proof;
      const data = {
        parts: parts.map(({ read: _, ...part }) => part),
        sums,
        sha256,
        archive_url: archiveUrlOf(services, records.order, proof),
      };
      return { status: 200, body: { success: true, message: '', data } };
    },
  };
}
