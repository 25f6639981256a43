import type { Receipt } from '@smart-art/api-client/queries';
import { personName } from '@smart-art/openapi/person-name';
import { writeDay } from '@smart-art/ui/date-field';
import { formatDate } from '@smart-art/ui/date-time';
import { formatMoney } from '@smart-art/ui/money';
import { PrintReceipt } from '@smart-art/ui/print-sheet';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { addressOf } from '../../people/address-of.ts';
import { textIn } from './paper-intl.ts';
import { receiptMessages as messages, paidByMessages } from './receipt.messages.ts';

/** The text of a receipt line. */
function lineLabel(on: IntlShape, { kind, quota_gb, years }: Receipt['lines'][number]): string {
  const gigabytes = quota_gb ?? 0;
  switch (kind) {
    case 'disk_quota':
      return on.formatMessage(messages.disk, { gigabytes, years: years ?? 1 });
    case 'disk_quota_upgrade':
      return on.formatMessage(messages.diskUpgrade, { gigabytes });
    case 'notification_service':
      return on.formatMessage(messages.notification, { years: years ?? 1 });
  }
}

export interface ReceiptPaperProps {
  receipt: Receipt;
  /** The languages of the document: one, or both. */
  intls: readonly IntlShape[];
}

/** A receipt as a document. It prints what was stored on the day of payment and recalculates nothing. */
export function ReceiptPaper({ receipt, intls }: ReceiptPaperProps) {
  const { billed_to, issuer, consumption_tax_percent: percent, lines } = receipt;
  const [first, second] = intls;
  const { company } = billed_to;
  const person = personName(billed_to.firstname, billed_to.lastname);
  const translate = (text: (on: IntlShape) => string | null) => textIn(intls, text) ?? '';
  const term = (message: MessageDescriptor) => translate((on) => on.formatMessage(message));
  const money = ({ amount, currency }: Receipt['total']) => formatMoney(amount, currency, first?.locale ?? 'en');
  const each = (text: (on: IntlShape) => string) =>
    intls.map((on) => ({ key: on.locale, lang: on.locale, text: text(on) }));
  const registration = issuer.registration_number;
  const rest = [
    issuer.address,
    issuer.email,
    ...(registration ? intls.map((on) => on.formatMessage(messages.registration, { number: registration })) : []),
  ];
  return (
    <PrintReceipt
      details={[
        {
          term: term(messages.covers),
          description: translate((on) =>
            on.formatMessage(messages.period, {
              from: writeDay(receipt.period_start, on.locale),
              to: writeDay(receipt.period_end, on.locale),
            }),
          ),
        },
        { term: term(messages.method), description: term(paidByMessages[receipt.method]) },
        ...(company ? [{ term: term(messages.contact), description: person }] : []),
      ]}
      facts={[
        { term: term(messages.number), description: receipt.number },
        { term: term(messages.paidOn), description: translate((on) => formatDate(new Date(receipt.paid_at), on)) },
      ]}
      from={{ label: term(messages.issuedBy), name: issuer.name, rest: rest.filter(Boolean).join('\n') }}
      lang={first?.locale}
      lines={{
        caption: term(messages.inDetail),
        heads: [term(messages.whatFor), term(messages.amount)],
        rows: lines.map((line) => ({ label: translate((on) => lineLabel(on, line)), amount: money(line.amount) })),
        sums: [
          { label: translate((on) => on.formatMessage(messages.net, { percent })), amount: money(receipt.net) },
          {
            label: translate((on) => on.formatMessage(messages.taxAt, { percent })),
            amount: money(receipt.consumption_tax),
          },
          { label: term(messages.total), amount: money(receipt.total) },
        ],
      }}
      received={{
        label: term(messages.received),
        amount: money(receipt.total),
        note: translate((on) => on.formatMessage(messages.tax, { tax: money(receipt.consumption_tax) })),
      }}
      second={second && { text: second.formatMessage(messages.receipt), lang: second.locale }}
      statement={each((on) =>
        on.formatMessage(messages.receivedFor, {
          what: on.formatList(
            lines.map((line) => lineLabel(on, line)),
            { type: 'conjunction' },
          ),
        }),
      )}
      title={first?.formatMessage(messages.receipt) ?? ''}
      to={{
        names: each((on) =>
          company
            ? on.formatMessage(messages.toCompany, { name: company })
            : on.formatMessage(messages.toPerson, { name: person }),
        ),
        address: addressOf(billed_to, (country) =>
          textIn(intls, (on) => on.formatDisplayName(country, { type: 'region' })),
        ),
      }}
    />
  );
}
