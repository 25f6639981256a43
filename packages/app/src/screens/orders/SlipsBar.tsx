import type { OrderKind } from '@smart-art/api-client/queries';
import { BulkBar } from '@smart-art/ui/bulk-bar';
import { Printer } from '@smart-art/ui/icons';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { slipsOfSelection } from '../papers/slips-path.ts';
import { ordersMessages as messages } from './orders.messages.ts';

export interface SlipsBarProps {
  kind: OrderKind;
  selected: ReadonlySet<string>;
  onClear: () => void;
}

/** Actions on selected orders: printing their packing slips. */
export function SlipsBar({ kind, selected, onClear }: SlipsBarProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <BulkBar
      actions={[{ id: 'slips', label: intl.formatMessage(messages.slips), icon: Printer }]}
      count={selected.size}
      onAction={() => void navigate(...slipsOfSelection(kind, selected))}
      onClear={onClear}
    />
  );
}
