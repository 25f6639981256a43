import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { Upload, UploadControls } from '../upload/upload.ts';
import type { MutationName } from './invalidation/index.ts';
import type { ArtPieceCommentInput, ArtPieceInput, ArtPieceStatusInput, ArtPieceTrackingInput } from './records.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** A piece of a custom order or a crowdfunding request, with its photographs, comments and tracking. */
export const getArtPiece = (product: ProductClient, id: string) =>
  queryOptions({
    queryKey: ['art-pieces', 'details', id],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/get-art-peice-data/{id}', { params: { path: { id } }, signal }))).data,
  });

interface Change<Body> {
  body: Body;
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
  /** Version of the piece the user saw. Fails with ApiError `stale` if the server has a different one. */
  version?: number;
}

export interface UpdateArtPiece extends Change<ArtPieceInput> {
  id: string;
}

const headerOf = ({ idempotencyKey, version }: Omit<Change<unknown>, 'body'>) => ({
  'Idempotency-Key': idempotencyKey,
  ...(version === undefined ? null : { 'If-Match': `"${version}"` }),
});

/** Saves all details of a piece. */
export const updateArtPiece = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['updateArtPiece'] satisfies [MutationName],
    mutationFn: ({ id, body, ...change }: UpdateArtPiece) =>
      dataOf(product.POST('/update-art-piece-data/{id}', { params: { path: { id }, header: headerOf(change) }, body })),
    retry: shouldRetry,
    retryDelay,
  });

/** Sets the progress of a piece, or answers the custom order it belongs to. */
export const updateArtPieceStatus = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['updateArtPieceStatus'] satisfies [MutationName],
    mutationFn: ({ body, ...change }: Change<ArtPieceStatusInput>) =>
      dataOf(product.POST('/update-art-piece-status', { params: { header: headerOf(change) }, body })),
    retry: shouldRetry,
    retryDelay,
  });

/** Ships a completed piece, or corrects the tracking of one that is on its way. */
export const saveArtPieceTracking = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['saveArtPieceTracking'] satisfies [MutationName],
    mutationFn: ({ body, ...change }: Change<ArtPieceTrackingInput>) =>
      dataOf(product.POST('/tracking-order-details', { params: { header: headerOf(change) }, body })),
    retry: shouldRetry,
    retryDelay,
  });

/** Adds a comment on a piece, for its buyer. */
export const addArtPieceComment = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['addArtPieceComment'] satisfies [MutationName],
    mutationFn: ({ body, ...change }: Omit<Change<ArtPieceCommentInput>, 'version'>) =>
      dataOf(product.POST('/add-comment', { params: { header: headerOf(change) }, body })),
    retry: shouldRetry,
    retryDelay,
  });

interface PieceUpload extends Pick<UploadControls, 'onProgress' | 'signal'> {
  /** Id of the piece. */
  id: string;
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
}

export interface AddArtPieceImages extends PieceUpload {
  kind: 'progress' | 'completed';
  files: readonly File[];
}

/** Uploads photographs of the work in progress or of the completed piece. */
export const addArtPieceImages = (upload: Upload) =>
  mutationOptions({
    mutationKey: ['addArtPieceImages'] satisfies [MutationName],
    mutationFn: ({ id, kind, files, ...controls }: AddArtPieceImages) =>
      upload('/completed-art-images', { art_piece_id: id, kind }, { files }, controls),
  });

export interface AddArtPieceDelivery extends PieceUpload {
  image: File;
  /** Shown in the timeline. */
  note?: string;
}

/** Marks a piece as delivered, with a photograph of it. */
export const addArtPieceDelivery = (upload: Upload) =>
  mutationOptions({
    mutationKey: ['addArtPieceDelivery'] satisfies [MutationName],
    mutationFn: ({ id, image, note, ...controls }: AddArtPieceDelivery) =>
      upload('/deliver-status-image', { art_piece_id: id, note }, { delivery_image: image }, controls),
  });
