import { DescriptionList } from '@smart-art/ui/description-list';
import { Disclosure } from '@smart-art/ui/disclosure';
import { useIntl } from 'react-intl';
import { reasonText } from '../../orders/reason-text.ts';
import type { Offered } from '../../orders/steps.ts';
import { orderMessages as messages } from './order.messages.ts';

interface Props {
  /** The name is the displayed label. */
  steps: readonly { name: string; reason: Offered['reason'] }[];
  /** The next step and its date, used as title instead of “Other steps”. */
  next?: string | undefined;
}

/** Steps of other states: a collapsed line that opens to all of them with the exact reasons; nothing without any. */
export function Elsewhere({ steps, next }: Props) {
  const intl = useIntl();
  if (steps.length === 0) return null;
  /* In most states they share one reason. */
  const byReason = Map.groupBy(steps, ({ reason }) => (reason ? reasonText(intl, reason) : ''));
  return (
    <Disclosure quiet title={next ?? intl.formatMessage(messages.elsewhere)}>
      <DescriptionList
        items={[...byReason].map(([reason, some]) => ({
          term: reason,
          description: some.map(({ name }) => name).join('\n'),
        }))}
      />
    </Disclosure>
  );
}
