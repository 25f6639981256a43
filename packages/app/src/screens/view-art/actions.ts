import type { ProductDetails } from '@smart-art/api-client/queries';

/** A seller's actions on a work, by their name in `available_actions`. */
type WorkAction = 'save' | 'duplicate' | 'delete' | 'restore';

/** Whether the backend allows an action now. */
export const mayBe = (
  { available_actions: actions }: Pick<ProductDetails, 'available_actions'>,
  requested: WorkAction,
) => actions.some(({ action, available }) => action === requested && available);
