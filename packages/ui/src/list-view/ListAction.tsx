import type { LucideIcon } from '../icons/index.ts';
import { useListMenu } from './list-menu.ts';

export interface ListActionProps {
  label: string;
  icon: LucideIcon;
  onAction: () => void;
  /** Under way: it cannot be started again. */
  pending?: boolean | undefined;
}

/** What can be done with all that a list has found: a line of its menu. In `tools` of a ListView; one in a list. */
export function ListAction({ label, icon, onAction, pending = false }: ListActionProps) {
  useListMenu('actions', [{ items: [{ id: 'action', label, icon, disabled: pending }] }], onAction);
  return null;
}
