/** Requests about crowdfunding. */
import type { components } from '@smart-art/openapi/product';
import { expect } from 'vitest';
import { jpeg } from './pictures.ts';
import { addWork, type Seller, uploadImage, type World } from './world.ts';

export type CrowdfundingRequest = components['schemas']['CrowdfundingRequest'];
type Currency = components['schemas']['Currency'];

const amounts = {
  USD: { requested: '8000.00', normal: '2400.00', crowdfunding: '1900.00' },
  JPY: { requested: '1200000', normal: '372000', crowdfunding: '290000' },
} as const;

export const requestBody = (coverId: string, workIds: string[], currency: Currency = 'USD') => ({
  title: 'Twelve views of the harbour',
  cover_image_id: coverId,
  amount_requested: { amount: amounts[currency].requested, currency },
  art_completion_date: '2099-09-30',
  validity_months: 6,
  art_pieces: workIds.map((product_id) => ({
    product_id,
    normal_cost: { amount: amounts[currency].normal, currency },
    crowdfunding_cost: { amount: amounts[currency].crowdfunding, currency },
  })),
});

export const crowdfundingApi = (world: World) => ({
  save: (seller: Seller, id: string, body: unknown, headers = {}) =>
    seller.call({ method: 'POST', url: `/product/store/${id}`, body, headers }),
  details: (seller: Seller, id: string) => seller.call({ url: `/product/crowd-funding/${id}` }),
  list: (seller: Seller, query = '') => seller.call({ url: `/product/crowd-funding-list${query}` }),
  cancel: (seller: Seller, id: string, query = '', headers = {}) =>
    seller.call({ method: 'DELETE', url: `/product/crowd-funding/${id}${query}`, headers }),
  removePiece: (seller: Seller, id = '', headers = {}) =>
    seller.call({ method: 'DELETE', url: `/product/delete-product/${id}`, headers }),
  write: (seller: Seller, body: unknown, headers = {}) =>
    seller.call({ method: 'POST', url: '/product/crowdfunding-messages', body, headers }),
  funds: (seller: Seller, headers = {}) => seller.call({ url: '/product/seller-total-funds', headers }),
  accept: (request: string) => world.play('crowdfunding.accept', { request }),
});

/** Creates a crowdfunding request. */
export async function createCrowdfunding(
  world: World,
  seller: Seller,
  { pieces = 1, currency = 'USD' }: { pieces?: number; currency?: Currency } = {},
): Promise<CrowdfundingRequest> {
  const ids: string[] = [];
  for (let count = 0; count < pieces; count += 1) ids.push((await addWork(seller)).id);
  const cover = await uploadImage(seller, await jpeg());
  const answer = await crowdfundingApi(world).save(seller, 'new', requestBody(cover.id, ids, currency));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}

/** Signs a seller in again, after the session has expired. */
export async function signInAgain(world: World, { id, email, password }: Seller): Promise<Seller> {
  const answer = await world.call({ method: 'POST', url: '/sso/signin', body: { email, password } });
  const { token } = answer.json();
  const call: Seller['call'] = (request) =>
    world.call({ ...request, headers: { authorization: `Bearer ${token}`, ...request.headers } });
  return { id, email, password, token, call };
}
