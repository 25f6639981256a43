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
  /** Share of the bytes sent so far, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** One key per file; retries reuse it, which makes the upload safe to repeat. */
  idempotencyKey?: string;
  /** The work to add the photographs to; if absent, they stay unattached until a save names them. */
  productId?: string;
}

export type UploadProductImages = (files: File[], options?: UploadOptions) => Promise<UploadedImage[]>;

/** Uploads photographs. */
export function createUploader(connection: Connection): UploadProductImages {
  const upload = createUpload(connection);
  return async (files, { productId, ...controls } = {}) => {
    const path = '/product/update-images-files';
    const { images } = await upload(path, { product_id: productId }, { files }, controls);
    if (!Array.isArray(images)) throw new ApiError({ kind: 'malformed', status: 201 });
    return images;
  };
}
