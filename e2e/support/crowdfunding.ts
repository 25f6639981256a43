import { call, play } from './newcomer.ts';
import type { PictureFile } from './pictures.ts';
import type { Stack } from './stack.ts';

/** The fields of a request that tests use. */
export interface Request {
  id: string;
  number: string;
  status: string;
  reason: string | null;
  messages: { message: string }[];
  art_pieces: { id: string; title: string }[];
  contributions: { kind: 'donation' | 'purchase'; supporter: { id: string } }[];
}

const usd = (amount: string) => ({ amount, currency: 'USD' });

/** Crowdfunding requests of a seller, changed through the API, and their supporters. */
export function crowdfundingOf(stack: Stack, token: string) {
  const read = async (id: string) =>
    (await call<{ data: Request }>(stack, `/product/crowd-funding/${id}`, { token })).data;
  return {
    read,
    /** Creates a request for works. @param cover a picture that nothing else uses */
    create: async (title: string, works: string[], { name, mimeType, buffer }: PictureFile) => {
      const body = new FormData();
      body.append('files', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
      const headers = { Authorization: `Bearer ${token}` };
      const url = `${stack.origin}/product/product/update-images-files`;
      const { images } = (await (await fetch(url, { method: 'POST', headers, body })).json()) as {
        images: { id: string }[];
      };
      const { data } = await call<{ data: Request }>(stack, '/product/store/new', {
        token,
        body: {
          title,
          description: 'A year of mornings.\n\nOne canvas a month.',
          cover_image_id: images[0]?.id,
          amount_requested: usd('6000.00'),
          art_completion_date: '2099-08-17',
          validity_months: 6,
          art_pieces: works.map((product_id) => ({
            product_id,
            normal_cost: usd('980.00'),
            crowdfunding_cost: usd('760.00'),
          })),
        },
      });
      return data;
    },
    /** A supporter buys a piece at its crowdfunding cost. */
    buy: ({ id }: Request['art_pieces'][number]) => play(stack, 'crowdfunding.buy', { piece: id }),
    /** The seller cancels a request. */
    cancel: async ({ id }: Pick<Request, 'id'>, reason: string) => {
      const url = `${stack.origin}/product/crowd-funding/${id}?reason=${encodeURIComponent(reason)}`;
      const answer = await fetch(url, { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    },
    /** Actions of the operator and of supporters: accept, reject, donate, write. */
    other: (step: string, { id }: Pick<Request, 'id'>, more: object = {}) =>
      play(stack, `crowdfunding.${step}`, { request: id, ...more }),
  };
}
