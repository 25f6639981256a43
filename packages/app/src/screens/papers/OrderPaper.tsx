import type { OrderDetails, OwnProfile } from '@smart-art/api-client/queries';
import { personName } from '@smart-art/openapi/person-name';
import { formatDate } from '@smart-art/ui/date-time';
import { DescriptionList } from '@smart-art/ui/description-list';
import { Grid } from '@smart-art/ui/grid';
import { formatMoney } from '@smart-art/ui/money';
import { PrintSheet, PrintTable } from '@smart-art/ui/print-sheet';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { type BuyerLine, buyerLines } from '../../orders/lines.ts';
import { useReturnWindow } from '../../orders/use-return-window.ts';
import { addressOf } from '../../people/address-of.ts';
import { CreditNote, type Formatters } from './CreditNote.tsx';
import { orderPaperMessages as messages } from './order-papers.messages.ts';
import { textIn } from './paper-intl.ts';

/** The printable documents of an order. */
export const orderPapers = ['slip', 'invoice', 'label'] as const;
export type OrderPaperKind = (typeof orderPapers)[number];

interface Props {
  kind: OrderPaperKind;
  order: OrderDetails;
  profile: OwnProfile;
  /** The languages of the document: one, or both. */
  intls: readonly IntlShape[];
}

/** A document of an order. Its amounts come from the contract; nothing is calculated here. */
export function OrderPaper({ kind, order, profile, intls }: Props) {
  const days = useReturnWindow();
  const translate = (text: (on: IntlShape) => string) => textIn(intls, text) ?? '';
  const term = (message: MessageDescriptor) => translate((on) => on.formatMessage(message));
  const day = (instant: string) => translate((on) => formatDate(new Date(instant), on));
  const region = (code: string) => textIn(intls, (on) => on.formatDisplayName(code, { type: 'region' }));
  const { business } = profile;
  const seller = [
    business?.company ?? personName(profile.firstname, profile.lastname),
    business && addressOf(business, region),
  ];
  const buyer = [order.buyer.company, order.delivery_address.name, addressOf(order.delivery_address, region)];
  const lines = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join('\n');
  const isBack = kind === 'label';
  /* Returning a rental at its end is not a return of a purchase. */
  const slipFoot =
    order.kind === 'buy' && days !== undefined
      ? translate((on) => on.formatMessage(messages.slipFoot, { days }))
      : term(messages.rentFoot);
  const { shipment } = order;
  const title = term(messages[kind]);
  const facts = [
    ...(kind === 'invoice'
      ? [
          { term: term(messages.invoiceNumber), description: order.invoice?.number ?? term(messages.notIssued) },
          ...(order.invoice ? [{ term: term(messages.issued), description: day(order.invoice.issued_at) }] : []),
        ]
      : []),
    { term: term(messages.number), description: order.number },
    { term: term(messages.ordered), description: day(order.created_at) },
    ...(kind === 'slip' && shipment
      ? [
          { term: term(messages.courier), description: shipment.courier_company },
          { term: term(messages.tracking), description: shipment.tracking_number },
        ]
      : []),
    ...(kind === 'invoice' && order.paid_at ? [{ term: term(messages.paid), description: day(order.paid_at) }] : []),
    ...(kind === 'invoice' && !order.paid_at && order.payment_due_at
      ? [{ term: term(messages.due), description: day(order.payment_due_at) }]
      : []),
  ];
  const sheet = (
    <PrintSheet
      aria-label={[title, order.number].join(' ')}
      footer={kind === 'invoice' ? undefined : isBack ? term(messages.labelFoot) : slipFoot}
      from={lines(isBack ? buyer : seller)}
      lang={intls[0]?.locale}
      title={title}
    >
      <Grid>
        <DescriptionList items={[{ term: term(messages.to), description: lines(isBack ? seller : buyer) }]} />
        <DescriptionList items={facts} />
      </Grid>
      {kind === 'invoice' ? (
        <InvoiceLines order={order} translate={translate} term={term} />
      ) : (
        <PrintTable
          caption={term(messages.works)}
          columns={[{ label: term(messages.work) }, { label: term(messages.count), numeric: true }]}
          rows={[{ key: order.id, cells: [order.work.title, '1'] }]}
        />
      )}
      {kind === 'invoice' && order.renewals.length > 0 && (
        <Renewals day={day} order={order} translate={translate} term={term} />
      )}
    </PrintSheet>
  );
  const credited = kind === 'invoice' ? order.refunds.filter(({ credit_note }) => credit_note !== null) : [];
  if (credited.length === 0) return sheet;
  return (
    <>
      {sheet}
      {credited.map((refund) => (
        <CreditNote
          day={day}
          from={lines(seller)}
          key={refund.id}
          lang={intls[0]?.locale}
          order={order}
          refund={refund}
          translate={translate}
          term={term}
          to={lines(buyer)}
        />
      ))}
    </>
  );
}

function InvoiceLines({ order, translate, term }: Omit<Formatters, 'day'> & Pick<Props, 'order'>) {
  const { amounts, rent, work } = order;
  const money = ({ amount, currency }: { amount: string; currency: string }) =>
    translate((on) => formatMoney(amount, currency, on.locale));
  const percent = (on: IntlShape, value: number) => on.formatNumber(value / 100, { style: 'percent' });
  const labels: Record<BuyerLine, string> = {
    price: rent
      ? translate((on) => on.formatMessage(messages.rent, { title: work.title, count: rent.months }))
      : work.title,
    event_discount: translate((on) =>
      on.formatMessage(messages.discount, { percent: percent(on, order.event_discount_percent) }),
    ),
    delivery_charge: term(messages.delivery),
    insurance_charge: term(messages.insurance),
    tax: translate((on) => on.formatMessage(messages.tax, { percent: percent(on, order.tax_percent) })),
    deposit: term(messages.deposit),
  };
  return (
    <PrintTable
      caption={term(messages.lines)}
      columns={[{ label: term(messages.what) }, { label: term(messages.amount), numeric: true }]}
      rows={buyerLines(amounts).map(({ name, amount }) => ({ key: name, cells: [labels[name], money(amount)] }))}
      total={[term(messages.total), money(amounts.total)]}
    />
  );
}

/** Extensions of a rental, each paid when it was added. */
function Renewals({ order, translate, term, day }: Formatters & Pick<Props, 'order'>) {
  return (
    <PrintTable
      caption={term(messages.renewals)}
      columns={[{ label: term(messages.what) }, { label: term(messages.amount), numeric: true }]}
      rows={order.renewals.map(({ id, months, starts_at, ends_at, total }) => ({
        key: id,
        cells: [
          translate((on) =>
            on.formatMessage(messages.renewal, { count: months, from: day(starts_at), until: day(ends_at) }),
          ),
          translate((on) => formatMoney(total.amount, total.currency, on.locale)),
        ],
      }))}
    />
  );
}
