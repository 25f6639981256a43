import type { ProductEvent } from '@smart-art/api-client/queries';
import { writeDay } from '@smart-art/ui/date-field';
import { formatMoney } from '@smart-art/ui/money';
import type { IntlShape } from 'react-intl';
import { typeMessages } from '../../works/type.messages.ts';
import { fieldMessages, valueMessages } from './facts.messages.ts';

export type FieldName = keyof typeof fieldMessages;
export type FieldValue = ProductEvent['changes'][number]['before'];

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(fieldMessages, name);

const isType = (value: string): value is keyof typeof typeMessages => Object.hasOwn(typeMessages, value);

/** A field's value as text; null if it is empty. */
export function valueText(intl: IntlShape, field: FieldName, value: FieldValue): string | null {
  if (value === null || value === '') return null;
  if (typeof value === 'object') return formatMoney(value.amount, value.currency, intl.locale);
  if (typeof value === 'boolean') return intl.formatMessage(value ? valueMessages.yes : valueMessages.no);
  if (typeof value === 'string') {
    if (field === 'type' && isType(value)) return intl.formatMessage(typeMessages[value]);
    if (field.endsWith('_date')) return writeDay(value, intl.locale);
    return value;
  }
  if (field === 'year') return String(value);
  if (field === 'discount_percentage') {
    return intl.formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 2 });
  }
  if (field.endsWith('_months')) return intl.formatMessage(valueMessages.months, { count: value });
  return intl.formatNumber(value);
}
