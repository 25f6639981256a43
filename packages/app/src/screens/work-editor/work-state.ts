import type { ImageRecord, Product } from '@smart-art/api-client/queries';
import { fromProduct, type WorkForm } from './work-form.ts';

/** A work with its photographs in their order: what an editor begins with, compares and keeps. */
export interface WorkState {
  values: WorkForm;
  images: readonly ImageRecord[];
}

/** A stored work. */
export const stateOfProduct = (work: Product): WorkState => ({ values: fromProduct(work), images: work.images });
