import type { ImageRecord, Product } from '@smart-art/api-client/queries';
import { fromProduct, type WorkForm } from './work-form.ts';

/** A work with its photographs in order: what an editor starts from, compares and saves. */
export interface WorkState {
  values: WorkForm;
  images: readonly ImageRecord[];
}

/** The state of a saved work. */
export const stateOfProduct = (work: Product): WorkState => ({ values: fromProduct(work), images: work.images });
