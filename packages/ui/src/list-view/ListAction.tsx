import type { LucideIcon } from '../icons/index.ts';
import { useListMenu } from './list-menu.ts';

export interface ListActionProps {
  /** Unique in its list, without spaces. */
  id: string;
  label: string;
  icon: LucideIcon;
  onAction: () => void;
  /** Under way: it cannot be started again. */
  pending?: boolean | undefined;
}

/**
 * What can be done with all that a list has found: a line of its menu. In `tools` of a ListView.
 * Not for what is wanted every minute, nor for one row: use Button.
 */
export function ListAction({ id, label, icon, onAction, pending = false }: ListActionProps) {
  useListMenu(`action-${id}`, [{ items: [{ id: 'act', label, icon, disabled: pending }] }], onAction);
  return null;
}
