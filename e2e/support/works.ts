import { expect } from '@playwright/test';
import { call } from './newcomer.ts';
import type { Seller } from './sellers.ts';
import type { Stack } from './stack.ts';

/** A work as the product answers it, as far as journeys look at it. */
export interface Work {
  id: string;
  title: string;
  medium: string | null;
  description: string | null;
  for_sale: boolean;
  sale_cost: { amount: string; currency: string } | null;
  images: { id: string; file_name: string }[];
  version: number;
}

/** What every work has. */
const plain = { title: 'Breakwater', type: 'art', category_id: 'cat_painting', medium: 'Oil on canvas' };

/** The works of a seller behind the app's back: as another device has them. */
export async function worksOf(stack: Stack, { email, password }: Seller) {
  const { token } = await call<{ token: string }>(stack, '/sso/signin', { body: { email, password } });
  const save = async (id: string, body: object) =>
    (await call<{ data: Work }>(stack, `/product/product/create/${id}`, { token, body: { ...plain, ...body } })).data;
  return {
    add: (body: object = {}) => save('new', body),
    save,
    read: async (id: string) => (await call<{ data: Work }>(stack, `/product/product/details/${id}`, { token })).data,
    remove: async (id: string) => {
      const answer = await fetch(`${stack.origin}/product/product/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.ok).toBe(true);
    },
  };
}
