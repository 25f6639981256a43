/** Requests about art pieces. */
import type { components } from '@smart-art/openapi/product';
import { jpeg } from './pictures.ts';
import { form, type Seller } from './world.ts';

export type ArtPiece = components['schemas']['ArtPiece'];

export const tracking = (art_piece_id: string, tracking_date: string) => ({
  art_piece_id,
  tracking_url: 'https://track.example.com/parcel/4402-1187',
  tracking_number: '4402-1187-3301',
  tracking_date,
  courier_company: 'みなと運輸',
});

const post = (seller: Seller, path: string, body: unknown, headers = {}) =>
  seller.call({ method: 'POST', url: `/product/${path}`, body, headers });

export const artPieces = {
  get: (seller: Seller, id: string) => seller.call({ url: `/product/get-art-peice-data/${id}` }),
  update: (seller: Seller, id: string, body: unknown, headers = {}) =>
    post(seller, `update-art-piece-data/${id}`, body, headers),
  report: (seller: Seller, body: unknown, headers = {}) => post(seller, 'update-art-piece-status', body, headers),
  ship: (seller: Seller, body: unknown, headers = {}) => post(seller, 'tracking-order-details', body, headers),
  comment: (seller: Seller, body: unknown, headers = {}) => post(seller, 'add-comment', body, headers),
  async addImages(
    seller: Seller,
    id: string,
    { kind, key, body }: { kind?: string; key?: string; body?: Buffer } = {},
  ) {
    const sent = form([
      { field: 'art_piece_id', text: id },
      ...(kind ? [{ field: 'kind', text: kind }] : []),
      { field: 'files', name: 'piece.jpg', body: body ?? (await jpeg()) },
    ]);
    const headers = { ...sent.headers, ...(key && { 'idempotency-key': key }) };
    return post(seller, 'completed-art-images', sent.body, headers);
  },
  async deliver(seller: Seller, id: string, key?: string) {
    const sent = form([
      { field: 'art_piece_id', text: id },
      { field: 'note', text: ' At the door. ' },
      { field: 'delivery_image', name: 'door.jpg', body: await jpeg() },
    ]);
    const headers = { ...sent.headers, ...(key && { 'idempotency-key': key }) };
    return post(seller, 'deliver-status-image', sent.body, headers);
  },
};
