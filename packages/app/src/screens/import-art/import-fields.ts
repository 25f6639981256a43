import type { ImportField } from '@smart-art/api-client/queries';
import type { IntlShape } from 'react-intl';
import { type FileLanguage, workColumns } from '../../works/work-columns.ts';
import { importMessages as messages } from './import.messages.ts';

/** Fields whose name in an export of works differs: there they are ids, in a sheet they are names. */
const named: Partial<Record<string, ImportField>> = {
  category_id: 'category',
  sub_category_id: 'sub_category',
  frame_material_id: 'frame_material',
  frame_vendor_id: 'frame_vendor',
  refund_policy_id: 'refund_policy',
  rental_cost_per_month_currency: 'rental_cost_currency',
  image_ids: 'images',
};

/** The sheet field of an export column. */
export const sheetField = (id: string): ImportField => named[id] ?? (id as ImportField);

const headers = new Map(
  workColumns.filter(({ derived }) => !derived).map(({ id, header }) => [sheetField(id), header]),
);

/** All fields a column can have, in the order of the export, whole sizes before their parts. */
export const importFields: readonly ImportField[] = [...headers.keys()].flatMap((field) =>
  field === 'width' ? ['size', field] : [field],
);

export function fieldName(intl: IntlShape, field: ImportField): string {
  if (field === 'size') return intl.formatMessage(messages.sizeField);
  if (field === 'images') return intl.formatMessage(messages.imagesField);
  const language: FileLanguage = intl.locale.startsWith('ja') ? 'ja' : 'en';
  return headers.get(field)?.[language] ?? field;
}
