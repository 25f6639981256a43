import type { components } from '@smart-art/openapi/product';
import type { Connection } from '../connection.ts';
import { ApiError } from '../errors.ts';
import { createUpload } from './upload.ts';

export {
  createUpload,
  type Upload,
  type UploadAnswer,
  type UploadControls,
  type UploadFields,
  type UploadFiles,
  type UploadPath,
} from './upload.ts';

export type UploadedImage = components['schemas']['Image'];

export interface UploadOptions {
  /** How much has left this machine, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** Of this file, not of an attempt: makes it safe to repeat. */
  idempotencyKey?: string;
  /** The work to append the photographs to; without, they wait for a save to name them. */
  productId?: string;
}

export type UploadProductImages = (files: File[], options?: UploadOptions) => Promise<UploadedImage[]>;

/** The sender of photographs. */
export function createUploader(connection: Connection): UploadProductImages {
  const upload = createUpload(connection);
  return async (files, { productId, ...controls } = {}) => {
    const path = '/product/update-images-files';
    const { images } = await upload(path, { product_id: productId }, { files }, controls);
    if (!Array.isArray(images)) throw new ApiError({ kind: 'malformed', status: 201 });
    return images;
  };
}
