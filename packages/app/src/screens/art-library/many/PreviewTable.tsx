import type { BulkResult, Money } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { type Column, DataTable } from '@smart-art/ui/data-table';
import { formatMoney } from '@smart-art/ui/money';
import { Stack } from '@smart-art/ui/stack';
import { Text } from '@smart-art/ui/text';
import { type IntlShape, useIntl } from 'react-intl';
import { failureMessage } from '../../../frame/failure-message.ts';
import { attentionMessages, statusMessages } from '../../../works/works.messages.ts';
import { manyMessages as messages } from './many.messages.ts';
import type { usePreview } from './usePreview.ts';

type State = BulkResult['before'];

/** The part of a work that the preview shows before and after. */
export type DescribeState = (intl: IntlShape, state: State) => string;

const money = (intl: IntlShape, value: Money | null) =>
  value ? formatMoney(value.amount, value.currency, intl.locale) : '';

/** The sale price or the monthly rent. */
export const describePrice =
  (price: 'sale_cost' | 'rental_cost_per_month'): DescribeState =>
  (intl, state) =>
    money(intl, state[price]);

/** The status, with what is missing. */
export const describeStatus: DescribeState = (intl, { status, attention }) => {
  const [missing] = status === 'needs_attention' ? attention : [];
  return intl.formatMessage(missing ? attentionMessages[missing] : statusMessages[status]);
};

/** How many works a preview changes, leaves unchanged and cannot change. */
export function countsOf(results: readonly BulkResult[]) {
  const failed = results.filter(({ ok }) => !ok);
  const changing = results.filter(({ ok, changed }) => ok && changed);
  return { changing, failed, same: results.length - failed.length - changing.length };
}

export interface PreviewTableProps {
  preview: ReturnType<typeof usePreview>;
  describe: DescribeState;
}

/** What would change, per work. Failed works come first because they carry a reason. */
export function PreviewTable({ preview: { results, pending, failure, again }, describe }: PreviewTableProps) {
  const intl = useIntl();
  const translate = (name: 'work' | 'now' | 'changedTo' | 'note' | 'preview') => intl.formatMessage(messages[name]);
  const { changing, failed, same } = countsOf(results);
  const summary = [
    intl.formatMessage(messages.willChange, { count: changing.length }),
    ...(same > 0 ? [intl.formatMessage(messages.willStay, { count: same })] : []),
    ...(failed.length > 0 ? [intl.formatMessage(messages.cannotChange, { count: failed.length })] : []),
  ].join(' · ');
  const rows = [...failed, ...changing, ...results.filter(({ ok, changed }) => ok && !changed)];
  const note: Column<BulkResult> = {
    id: 'note',
    header: translate('note'),
    text: ({ message, ok, changed }) => message || (ok && !changed ? intl.formatMessage(messages.same) : ''),
    look: 'muted',
    width: 200,
  };
  const columns: Column<BulkResult>[] = [
    { id: 'work', header: translate('work'), text: ({ title }) => title, look: 'artName', width: 200 },
    { id: 'now', header: translate('now'), text: ({ before }) => describe(intl, before), align: 'end', width: 130 },
    {
      id: 'then',
      header: translate('changedTo'),
      text: ({ after }) => (after ? describe(intl, after) : ''),
      align: 'end',
      look: 'strong',
      width: 130,
    },
    ...(failed.length + same > 0 ? [note] : []),
  ];
  if (failure !== undefined) {
    return (
      <Banner
        action={
          <Button onClick={again} size="small">
            {intl.formatMessage(messages.again)}
          </Button>
        }
        live="assertive"
        title={intl.formatMessage(messages.previewFailed)}
        tone="danger"
      >
        {failureMessage(intl, failure)}
      </Banner>
    );
  }
  return (
    <Stack gap={3}>
      <Text role="status">{pending || results.length === 0 ? '' : summary}</Text>
      <DataTable
        columns={columns}
        height="18rem"
        label={translate('preview')}
        loading={pending}
        rowKey={({ id }) => id}
        rows={rows}
      />
    </Stack>
  );
}
