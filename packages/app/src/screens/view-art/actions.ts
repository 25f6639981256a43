import type { ProductDetails } from '@smart-art/api-client/queries';

/** What a seller may do with a work, as `available_actions` names it. */
type WorkAction = 'save' | 'duplicate' | 'delete' | 'restore';

/** Whether something can be done with a work now: the backend's own word. */
export const mayBe = ({ available_actions: actions }: Pick<ProductDetails, 'available_actions'>, wanted: WorkAction) =>
  actions.some(({ action, available }) => action === wanted && available);
