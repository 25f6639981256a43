import type { ProductDetails } from '@smart-art/api-client/queries';

/** What a seller may do with a work, as `available_actions` names it. */
type WorkAction = 'save' | 'duplicate' | 'delete' | 'restore';

/** Whether something can be done with a work now: the backend's own word. */
export const mayBe = ({ available_actions: actions }: Pick<ProductDetails, 'available_actions'>, wanted: WorkAction) =>
  actions.some(({ action, available }) => action === wanted && available);

/** Months for which a seller commits to leave a work on the platform (001 section 9). */
const COMMITMENT = 12;

/** Until when a seller has agreed to leave a work on the platform; null where nobody has. */
export function committedUntil({
  commitment_accepted: isCommitted,
  created_at,
}: Pick<ProductDetails, 'commitment_accepted' | 'created_at'>): Date | null {
  if (!isCommitted) return null;
  const until = new Date(created_at);
  until.setUTCMonth(until.getUTCMonth() + COMMITMENT);
  return until;
}
