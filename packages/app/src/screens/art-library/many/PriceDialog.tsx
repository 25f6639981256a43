import { Inline } from '@smart-art/ui/inline';
import { MoneyField, type MoneyValue } from '@smart-art/ui/money-field';
import { NumberField } from '@smart-art/ui/number-field';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { BulkAction } from './batches.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { type Change, type ChangeAnswers, changeOf, type Way } from './change.ts';
import { manyMessages as messages } from './many.messages.ts';
import { describePrice } from './PreviewTable.tsx';

export interface ManyDialogProps {
  ids: readonly string[];
  onClose: () => void;
}

/** Raises or lowers the prices of many works, by percent or by an amount. */
export function PriceDialog({ ids, onClose }: ManyDialogProps) {
  const intl = useIntl();
  const translate = (name: 'priceOf' | 'sale' | 'rent' | 'way' | 'raise' | 'lower' | 'by' | 'percent' | 'amount') =>
    intl.formatMessage(messages[name]);
  const [price, setPrice] = useState<Change['price']>('sale_cost');
  const [way, setWay] = useState<Way>('raise');
  const [by, setBy] = useState<ChangeAnswers['by']>('percent');
  const [percent, setPercent] = useState<number | null>(null);
  const [amount, setAmount] = useState<MoneyValue | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const change = useMemo(() => changeOf({ price, way, by, percent, amount }), [price, way, by, percent, amount]);
  const bulkAction = useMemo<BulkAction | null>(() => change && { action: 'price', change }, [change]);
  const describe = useMemo(() => describePrice(price), [price]);
  const missing = isSubmitted && !change;
  return (
    <ChangeDialog
      confirm={(count) => intl.formatMessage(messages.priceConfirm, { count })}
      bulkAction={bulkAction}
      ids={ids}
      onClose={onClose}
      onIncomplete={() => {
        setSubmitted(true);
        field.current?.focus();
      }}
      title={intl.formatMessage(messages.priceTitle, { count: ids.length })}
      describe={describe}
    >
      <SegmentedControl
        label={translate('priceOf')}
        name="price"
        required
        onChange={setPrice}
        options={[
          { value: 'sale_cost', label: translate('sale') },
          { value: 'rental_cost_per_month', label: translate('rent') },
        ]}
        value={price}
      />
      <Inline gap={4}>
        <SegmentedControl
          label={translate('way')}
          name="way"
          required
          onChange={setWay}
          options={[
            { value: 'raise', label: translate('raise') },
            { value: 'lower', label: translate('lower') },
          ]}
          value={way}
        />
        <SegmentedControl
          label={translate('by')}
          name="by"
          required
          onChange={setBy}
          options={[
            { value: 'percent', label: translate('percent') },
            { value: 'amount', label: translate('amount') },
          ]}
          value={by}
        />
      </Inline>
      {by === 'percent' ? (
        <NumberField
          error={missing ? intl.formatMessage(messages.percentNeeded) : undefined}
          label={translate('percent')}
          max={way === 'lower' ? 99.99 : 1000}
          min={0.01}
          name="percent"
          onChange={setPercent}
          ref={field}
          required
          suffix="%"
          value={percent}
        />
      ) : (
        <MoneyField
          currencies={intl.locale === 'ja' ? ['JPY', 'USD'] : ['USD', 'JPY']}
          error={missing ? intl.formatMessage(messages.amountNeeded) : undefined}
          label={translate('amount')}
          name="amount"
          onChange={setAmount}
          positive
          ref={field}
          required
          value={amount}
        />
      )}
    </ChangeDialog>
  );
}
