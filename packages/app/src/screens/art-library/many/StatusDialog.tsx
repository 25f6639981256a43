import { RadioGroup } from '@smart-art/ui/radio-group';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { statusMessages } from '../../../works/works.messages.ts';
import type { BulkAction } from './batches.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { manyMessages as messages } from './many.messages.ts';
import { describeStatus } from './PreviewTable.tsx';
import type { ManyDialogProps } from './PriceDialog.tsx';

type Offer = 'for_sale' | 'to_rent' | 'for_sale_or_rent' | 'not_offered';

/** Constants, so that the previewed bulk action is the one that runs. */
const bulkActions: Record<Offer, BulkAction> = {
  for_sale: { action: 'offer', for_sale: true, for_rent: false },
  to_rent: { action: 'offer', for_sale: false, for_rent: true },
  for_sale_or_rent: { action: 'offer', for_sale: true, for_rent: true },
  not_offered: { action: 'offer', for_sale: false, for_rent: false },
};

/** Offers many works, or withdraws the offers. */
export function StatusDialog({ ids, onClose }: ManyDialogProps) {
  const intl = useIntl();
  const [offer, setOffer] = useState<Offer>('for_sale');
  return (
    <ChangeDialog
      confirm={(count) => intl.formatMessage(messages.statusConfirm, { count })}
      bulkAction={bulkActions[offer]}
      ids={ids}
      onClose={onClose}
      onIncomplete={() => {}}
      title={intl.formatMessage(messages.statusTitle, { count: ids.length })}
      describe={describeStatus}
    >
      <RadioGroup
        description={intl.formatMessage(messages.statusHelp)}
        label={intl.formatMessage(messages.offered)}
        name="offer"
        required
        onChange={setOffer}
        options={[
          ...(['for_sale', 'to_rent', 'for_sale_or_rent'] as const).map((value) => ({
            value,
            label: intl.formatMessage(statusMessages[value]),
          })),
          { value: 'not_offered', label: intl.formatMessage(messages.notOffered) },
        ]}
        value={offer}
      />
    </ChangeDialog>
  );
}
