import { expect } from '@playwright/test';
import { call } from './newcomer.ts';
import type { PictureFile } from './pictures.ts';
import type { Seller } from './sellers.ts';
import type { Stack } from './stack.ts';

/** The fields of a work that tests use. */
export interface Work {
  id: string;
  title: string;
  medium: string | null;
  description: string | null;
  for_sale: boolean;
  sale_cost: { amount: string; currency: string } | null;
  images: { id: string; file_name: string; bytes: number; alt_text: { en: string | null; ja: string | null } }[];
  version: number;
}

/** Required fields of a work. */
const plain = { title: 'Breakwater', type: 'art', category_id: 'cat_painting', medium: 'Oil on canvas' };

/** Works of a seller, changed through the API, as from another device. */
export async function worksOf(stack: Stack, { email, password }: Seller) {
  const { token } = await call<{ token: string }>(stack, '/sso/signin', { body: { email, password } });
  const save = async (id: string, body: object) =>
    (await call<{ data: Work }>(stack, `/product/product/create/${id}`, { token, body: { ...plain, ...body } })).data;
  const read = async (id: string) =>
    (await call<{ data: Work }>(stack, `/product/product/details/${id}`, { token })).data;
  return {
    /** Adds a work with one photograph. */
    hang: async (title: string, { name, mimeType, buffer }: PictureFile) => {
      const body = new FormData();
      body.append('files', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
      const answer = await fetch(`${stack.origin}/product/product/update-images-files`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body,
      });
      const { images } = (await answer.json()) as { images: { id: string }[] };
      return save('new', { title, image_ids: images.map(({ id }) => id) });
    },
    /** Used bytes of the disk quota. */
    usedBytes: async () => {
      type Profile = { dbCurrentActiveAgreement: { used_bytes: number } };
      const profile = await call<Profile>(stack, `/product/users/profile-details/${email}`, { token });
      return profile.dbCurrentActiveAgreement.used_bytes;
    },
    /** The works created from the first rows of the newest import. */
    firstImported: async (rows: number) => {
      const { data: imports } = await call<{ data: { id: string }[] }>(stack, '/product/imports', { token });
      const address = `/product/imports/${imports[0]?.id}/rows?page=1&per_page=${rows}`;
      const { data } = await call<{ data: { work_id: string }[] }>(stack, address, { token });
      return Promise.all(data.map(({ work_id }) => read(work_id)));
    },
    add: (body: object = {}) => save('new', body),
    save,
    read,
    remove: async (id: string) => {
      const answer = await fetch(`${stack.origin}/product/product/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.ok).toBe(true);
    },
  };
}
