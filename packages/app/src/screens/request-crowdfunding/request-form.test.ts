import type { CrowdfundingRequest, ImageRecord, Product } from '@smart-art/api-client/queries';
import { expect, test } from 'vitest';
import {
  type ChosenPiece,
  costsAbove,
  currencyOf,
  emptyRequest,
  formOf,
  inputOf,
  isWithoutCover,
  pieceOf,
  piecesIn,
  type RequestValues,
} from './request-form.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const jpy = (amount: string) => ({ amount, currency: 'JPY' as const });
const cover = { id: 'img_1' } as ImageRecord;
const piece: ChosenPiece = {
  product_id: 'wrk_1',
  title: 'Ferry at noon',
  cover,
  normal_cost: usd('980.50'),
  crowdfunding_cost: usd('760.00'),
};
const filled: RequestValues = {
  title: ' Twelve views ',
  description: ' ',
  cover_image_id: 'img_1',
  cover_file: [],
  amount_requested: usd('6000.00'),
  art_completion_date: '2099-08-17',
  validity_months: 6,
  art_pieces: [piece],
};

test('inputOf trims text, sends null for an empty description, and uses the uploaded cover', () => {
  expect(inputOf(filled, 'img_2')).toEqual({
    title: 'Twelve views',
    description: null,
    cover_image_id: 'img_2',
    amount_requested: usd('6000.00'),
    art_completion_date: '2099-08-17',
    validity_months: 6,
    art_pieces: [{ product_id: 'wrk_1', normal_cost: usd('980.50'), crowdfunding_cost: usd('760.00') }],
  });
});

test('formOf fills the form from a saved request, without pieces that are not in the library', () => {
  const { cover_file, art_pieces, ...saved } = filled;
  const request = { ...saved, description: null, cover, art_pieces: [piece, { ...piece, product_id: null }] };
  expect(formOf(request as unknown as CrowdfundingRequest)).toEqual({ ...filled, description: '' });
});

test('isWithoutCover accepts an image or a file as cover', () => {
  expect(isWithoutCover(emptyRequest)).toBe(true);
  expect(isWithoutCover(filled)).toBe(false);
  expect(isWithoutCover({ ...emptyRequest, cover_file: [new File([], 'cover.jpg')] })).toBe(false);
});

test('costsAbove finds crowdfunding costs above the normal cost, and ignores missing costs', () => {
  const tooHigh = { ...piece, crowdfunding_cost: usd('980.51') };
  const incomplete = { ...piece, normal_cost: null };
  expect(costsAbove({ ...filled, art_pieces: [piece, tooHigh, incomplete] })).toEqual([1]);
  expect(costsAbove({ ...filled, art_pieces: [{ ...piece, crowdfunding_cost: usd('980.50') }] })).toEqual([]);
});

test('uses one currency: that of the requested amount, or else of a piece', () => {
  expect(currencyOf(emptyRequest)).toBeUndefined();
  expect(currencyOf({ ...emptyRequest, art_pieces: [piece] })).toBe('USD');
  expect(currencyOf({ ...filled, amount_requested: jpy('6000') })).toBe('JPY');
  expect(piecesIn([piece, { ...piece, normal_cost: jpy('98000') }], 'JPY')).toMatchObject([
    { normal_cost: null, crowdfunding_cost: null },
    { normal_cost: jpy('98000'), crowdfunding_cost: null },
  ]);
});

test('pieceOf takes the sale price as normal cost only in the currency of the request', () => {
  const work = { id: 'wrk_1', title: 'Ferry at noon', images: [cover], sale_cost: usd('980.50') } as Product;
  expect(pieceOf(work, 'USD')).toEqual({ ...piece, crowdfunding_cost: null });
  expect(pieceOf({ ...work, images: [] }, 'JPY')).toMatchObject({ cover: null, normal_cost: null });
});
