/** Upload limits, from the contract. */
import { uploadProductImagesBody } from '@smart-art/openapi/constraints';

const { files, product_id } = uploadProductImagesBody;

/** Exclusive upper bound of a file's size in bytes. */
export const fileUnderBytes: number = files.items.underBytes;
export const maxPixels: number = files.items.maxPixels;
export const filesAtOnce: number = files.maxItems;
export const idPattern = new RegExp(product_id.pattern);
export const idLength: number = product_id.maxLength;
