import type {
  CrowdfundingInput,
  CrowdfundingRequest,
  ImageRecord,
  Money,
  Product,
} from '@smart-art/api-client/queries';
import { saveCrowdfundingRequestBody } from '@smart-art/openapi/constraints';
import { compare } from '@smart-art/openapi/rules';

type Currency = Money['currency'];

/** A work of the request, with its costs as far as they are typed. */
export interface ChosenPiece {
  product_id: string;
  title: string;
  cover: ImageRecord | null;
  normal_cost: Money | null;
  crowdfunding_cost: Money | null;
}

/** The form values of a request (001 section 3). */
export interface RequestValues {
  title: string;
  description: string;
  /** The saved cover; empty if there is none or it was removed. */
  cover_image_id: string;
  /** The file to upload in its place. */
  cover_file: readonly File[];
  amount_requested: Money | null;
  art_completion_date: string | null;
  validity_months: number | null;
  art_pieces: readonly ChosenPiece[];
}

export const emptyRequest: RequestValues = {
  title: '',
  description: '',
  cover_image_id: '',
  cover_file: [],
  amount_requested: null,
  art_completion_date: null,
  validity_months: null,
  art_pieces: [],
};

const { cover_image_id: _, ...bounds } = saveCrowdfundingRequestBody;

/** The contract's bounds. A cover may be an image or a file: `isWithoutCover`. */
export const requestBounds = bounds;

export const isWithoutCover = ({ cover_image_id, cover_file }: RequestValues): boolean =>
  cover_image_id === '' && cover_file.length === 0;

/** The indexes of the pieces whose crowdfunding cost exceeds the normal cost. */
export const costsAbove = ({ art_pieces }: RequestValues): number[] =>
  art_pieces.flatMap(({ normal_cost: normal, crowdfunding_cost: offered }, at) =>
    normal && offered && normal.currency === offered.currency && compare(offered, normal) > 0 ? [at] : [],
  );

/** The form values of an existing request. */
export const formOf = (request: CrowdfundingRequest): RequestValues => ({
  title: request.title,
  description: request.description ?? '',
  cover_image_id: request.cover.id,
  cover_file: [],
  amount_requested: request.amount_requested,
  art_completion_date: request.art_completion_date,
  validity_months: request.validity_months,
  art_pieces: request.art_pieces.flatMap(({ product_id, title, cover, normal_cost, crowdfunding_cost }) =>
    product_id === null ? [] : { product_id, title, cover, normal_cost, crowdfunding_cost },
  ),
});

/** The single currency of a request: that of the amounts typed so far. */
export const currencyOf = ({ amount_requested, art_pieces }: RequestValues): Currency | undefined =>
  [amount_requested, ...art_pieces.flatMap((piece) => [piece.normal_cost, piece.crowdfunding_cost])].find(Boolean)
    ?.currency;

const inCurrency = (money: Money | null, currency: Currency) => (money?.currency === currency ? money : null);

/** The pieces after a change of currency: costs are cleared, because the old figures would be other amounts. */
export const piecesIn = (pieces: readonly ChosenPiece[], currency: Currency): ChosenPiece[] =>
  pieces.map((piece) => ({
    ...piece,
    normal_cost: inCurrency(piece.normal_cost, currency),
    crowdfunding_cost: inCurrency(piece.crowdfunding_cost, currency),
  }));

/** A work as a piece of the request: its price becomes the normal cost if the currency matches. */
export const pieceOf = ({ id, title, images, sale_cost }: Product, currency: Currency): ChosenPiece => ({
  product_id: id,
  title,
  cover: images[0] ?? null,
  normal_cost: sale_cost?.currency === currency ? sale_cost : null,
  crowdfunding_cost: null,
});

/** The request body of store/{id}; the form has checked that nothing is missing. */
export function inputOf(values: RequestValues, coverId: string): CrowdfundingInput {
  const { title, description, amount_requested, art_completion_date, validity_months, art_pieces } = values;
  return {
    title: title.trim(),
    description: description.trim() || null,
    cover_image_id: coverId,
    amount_requested: amount_requested as Money,
    art_completion_date: art_completion_date as string,
    validity_months: validity_months as number,
    art_pieces: art_pieces.map(({ product_id, normal_cost, crowdfunding_cost }) => ({
      product_id,
      normal_cost: normal_cost as Money,
      crowdfunding_cost: crowdfunding_cost as Money,
    })),
  };
}
