/** Uses of a work, and which of them prevent its deletion (001 section 5). */
import type { components } from '@smart-art/openapi/product';
import { isRunningRequest, type RequestOfWork, requestsOfWork } from '../crowdfunding/in-use.ts';
import type { Queries } from '../db/database.ts';
import { exhibitionsOfWork } from '../exhibitions/in-use.ts';
import { type ExhibitionRow, stateOf } from '../exhibitions/rows.ts';
import { HttpError } from '../http/http-error.ts';
import { type Language, translate, type Wording } from '../messages/messages.ts';
import { endedWithoutSale, isRunningOrder, ordersOfWork } from '../orders/in-use.ts';
import type { OrderRow } from '../orders/record.ts';

export type ProductUse = components['schemas']['ProductUse'];

/** The contract's bound. */
const usesAtMost = 100;

export const orderUse = (order: OrderRow): ProductUse => ({
  kind: `${order.kind}_order`,
  id: order.id,
  number: order.number,
  title: order.title,
  status: order.status,
  running: isRunningOrder(order),
  prevents_deletion: !endedWithoutSale(order),
});

export const requestUse = ({ request, isBought }: RequestOfWork): ProductUse => ({
  kind: 'crowdfunding',
  id: request.id,
  number: request.number,
  title: request.title,
  status: request.status,
  running: isRunningRequest(request),
  prevents_deletion: isRunningRequest(request) || isBought,
});

export function exhibitionUse(exhibition: ExhibitionRow, now: Date): ProductUse {
  const status = stateOf(exhibition, now);
  return {
    kind: 'exhibition',
    id: exhibition.id,
    number: null,
    title: exhibition.name,
    status,
    running: status !== 'ended',
    prevents_deletion: false,
  };
}

/** Orders and requests that prevent deletion, then exhibitions. Failed orders and requests are left out. */
export async function usesOf(queries: Queries, workId: string, now: Date): Promise<ProductUse[]> {
  const orders = (await ordersOfWork(queries, workId)).map(orderUse);
  const requests = (await requestsOfWork(queries, workId)).map(requestUse).filter((use) => use.prevents_deletion);
  const shown = (await exhibitionsOfWork(queries, workId)).map((exhibition) => exhibitionUse(exhibition, now));
  return [...orders, ...requests, ...shown].slice(0, usesAtMost);
}

const separators: Record<Language, string> = { en: ', ', ja: '、' };

/** Maximum uses named in a sentence. */
const namedAtMost = 5;

function wordingOf({ kind, number, title }: ProductUse): Wording {
  const values = { number: number ?? '', title };
  return { key: kind === 'crowdfunding' ? 'useInCrowdfunding' : 'useInOrder', values };
}

/** The uses that prevent deletion, as a phrase; null if there are none. */
export function preventionIn(language: Language, uses: readonly ProductUse[]): string | null {
  const preventing = uses.filter((use) => use.prevents_deletion);
  if (preventing.length === 0) return null;
  const named = preventing.slice(0, namedAtMost).map((use) => translate(language, wordingOf(use)));
  const more = preventing.length - named.length;
  if (more > 0) named.push(translate(language, { key: 'useInMore', values: { count: more } }));
  return named.join(separators[language]);
}

/**
 * @param tx a transaction with the seller locked
 * @throws HttpError 409 with the uses of the work, in the person's language
 */
export async function refuseInUse(tx: Queries, workId: string, language: Language, now: Date): Promise<void> {
  const uses = (await usesOf(tx, workId, now)).filter((use) => use.prevents_deletion);
  const named = preventionIn(language, uses);
  if (named !== null) throw new HttpError(409, { key: 'workInUse', values: { uses: named } }, { extra: { uses } });
}
