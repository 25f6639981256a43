import type { ProductDetails } from '@smart-art/api-client/queries';
import { DateTime } from '@smart-art/ui/date-time';
import { type DescriptionItem, DescriptionList } from '@smart-art/ui/description-list';
import { type IntlShape, useIntl } from 'react-intl';
import { attentionMessages } from '../../works/works.messages.ts';
import { fieldMessages, valueMessages } from './facts.messages.ts';
import { type FieldName, type FieldValue, valueText } from './field-value.ts';
import { viewMessages as messages } from './ViewArt.messages.ts';

/** Facts about rental and discount are shown only if they apply. */
function plainFacts(work: ProductDetails): [FieldName, FieldValue][] {
  const rent: [FieldName, FieldValue][] = work.for_rent
    ? [
        ['minimum_rental_months', work.minimum_rental_months],
        ['maximum_rental_months', work.maximum_rental_months],
        ['rent_renewal', work.rent_renewal],
        ['deposit_cost', work.deposit_cost],
      ]
    : [];
  const discount: [FieldName, FieldValue][] =
    work.discount_percentage === null
      ? []
      : [
          ['discount_percentage', work.discount_percentage],
          ['discount_start_date', work.discount_start_date],
          ['discount_end_date', work.discount_end_date],
        ];
  return [
    ['washable', work.washable || null],
    ['wash_guide', work.wash_guide],
    ['frame_material', work.frame_material?.name ?? null],
    ['frame_vendor', work.frame_vendor?.name ?? null],
    ...discount,
    ...rent,
    ['refund_policy', work.refund_policy?.name ?? null],
    /* Without a value of its own, the acceptance at sign-up applies to the work. */
    ['return_policy_accepted', work.return_policy_accepted ?? true],
    ['internationally_acceptable', work.internationally_acceptable || null],
    ['commitment_accepted', work.commitment_accepted || null],
    ['images', work.images.length],
  ];
}

function measuredFacts(intl: IntlShape, work: ProductDetails): [FieldName, string | null][] {
  const measured = (value: number | null, unit: string) =>
    value === null ? null : intl.formatMessage(valueMessages.measured, { value: intl.formatNumber(value), unit });
  const { pieces, pieces_left: left } = work;
  return [
    [
      'pieces',
      left < pieces ? intl.formatMessage(valueMessages.piecesLeft, { pieces, left }) : intl.formatNumber(pieces),
    ],
    ['frame_height', measured(work.frame_height, work.size_unit)],
    ['weight_without_frame', measured(work.weight_without_frame, work.weight_unit)],
    ['weight_with_frame', measured(work.weight_with_frame, work.weight_unit)],
  ];
}

/** All known facts of a work that are not on its label; unknown ones are left out. */
export function WorkFacts({ work }: { work: ProductDetails }) {
  const intl = useIntl();
  const missing = work.attention.map((reason) => intl.formatMessage(attentionMessages[reason]));
  const itemsOf = (facts: [FieldName, string | null][]): DescriptionItem[] =>
    facts.flatMap(([field, description]) =>
      description === null ? [] : [{ term: intl.formatMessage(fieldMessages[field]), description }],
    );
  const plain = plainFacts(work).map(([field, value]): [FieldName, string | null] => [
    field,
    valueText(intl, field, value),
  ]);
  return (
    <DescriptionList
      items={[
        ...(missing.length > 0
          ? [{ term: intl.formatMessage(messages.missing), description: intl.formatList(missing, { type: 'unit' }) }]
          : []),
        ...itemsOf([
          ['title_reading', work.title_reading],
          ['artist_reading', work.artist_reading],
          ['type', valueText(intl, 'type', work.type)],
          ['category', work.category.name],
          ['sub_category', work.sub_category?.name ?? null],
        ]),
        ...itemsOf(measuredFacts(intl, work)),
        ...itemsOf(plain),
        { term: intl.formatMessage(messages.added), description: <DateTime value={work.created_at} /> },
        { term: intl.formatMessage(messages.changed), description: <DateTime value={work.updated_at} /> },
      ]}
    />
  );
}
