import type { LucideIcon } from '../icons/index.ts';
import { useListMenu } from './list-menu.ts';

export interface ListActionProps {
  /** Unique in its list, no spaces. */
  id: string;
  label: string;
  icon: LucideIcon;
  onAction: () => void;
  /** In progress: it cannot be started again. */
  pending?: boolean | undefined;
}

/**
 * An action on the whole result of a list: an item in its menu. In `tools` of a ListView. Not for a frequent action,
 * nor for one row: use Button.
 */
export function ListAction({ id, label, icon, onAction, pending = false }: ListActionProps) {
  useListMenu(`action-${id}`, [{ items: [{ id: 'act', label, icon, disabled: pending }] }], onAction);
  return null;
}
