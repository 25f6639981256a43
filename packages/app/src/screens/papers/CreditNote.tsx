import type { OrderDetails } from '@smart-art/api-client/queries';
import { DescriptionList } from '@smart-art/ui/description-list';
import { Grid } from '@smart-art/ui/grid';
import { formatMoney } from '@smart-art/ui/money';
import { PrintSheet, PrintTable } from '@smart-art/ui/print-sheet';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { creditMessages, orderPaperMessages as messages } from './order-papers.messages.ts';

/** How a document writes texts: in one language, or in both. */
export interface Formatters {
  translate: (text: (on: IntlShape) => string) => string;
  term: (message: MessageDescriptor) => string;
  day: (instant: string) => string;
}

interface Props extends Formatters {
  order: OrderDetails;
  refund: OrderDetails['refunds'][number];
  /** Name and address of the seller and of the buyer, in one line each. */
  from: string;
  to: string;
  lang: string | undefined;
}

/** A credit note for a refund, with its own number and date, as bookkeeping requires. */
export function CreditNote({ order, refund, from, to, lang, translate, term, day }: Props) {
  const { amount, currency } = refund.amount;
  const sum = translate((on) => formatMoney(amount, currency, on.locale));
  return (
    <PrintSheet from={from} lang={lang} title={term(messages.creditNote)}>
      <Grid>
        <DescriptionList items={[{ term: term(messages.to), description: to }]} />
        <DescriptionList
          items={[
            { term: term(messages.creditNumber), description: refund.credit_note ?? '' },
            ...(refund.refunded_at ? [{ term: term(messages.issued), description: day(refund.refunded_at) }] : []),
            ...(order.invoice ? [{ term: term(messages.ofInvoice), description: order.invoice.number }] : []),
            { term: term(messages.number), description: order.number },
          ]}
        />
      </Grid>
      <PrintTable
        caption={term(messages.lines)}
        columns={[{ label: term(messages.what) }, { label: term(messages.amount), numeric: true }]}
        rows={[
          {
            key: refund.id,
            cells: [
              translate((on) => on.formatMessage(creditMessages[refund.cause], { title: order.work.title })),
              sum,
            ],
          },
        ]}
        total={[term(messages.credited), sum]}
      />
    </PrintSheet>
  );
}
