import type { ImportField } from '@smart-art/api-client/queries';
import type { IntlShape } from 'react-intl';
import { type FileLanguage, workColumns } from '../../works/work-columns.ts';
import { importMessages as messages } from './import.messages.ts';

/** The fields of a sheet that a file of works has under another name: records are named, not told by their ids. */
const named: Partial<Record<string, ImportField>> = {
  category_id: 'category',
  sub_category_id: 'sub_category',
  frame_material_id: 'frame_material',
  frame_vendor_id: 'frame_vendor',
  refund_policy_id: 'refund_policy',
  rental_cost_per_month_currency: 'rental_cost_currency',
  image_ids: 'images',
};

/** The field of a column of a file of works. */
export const sheetField = (id: string): ImportField => named[id] ?? (id as ImportField);

const headers = new Map(
  workColumns.filter(({ derived }) => !derived).map(({ id, header }) => [sheetField(id), header]),
);

/** Every field that a column can be, in the order of a file of works, whole sizes before their parts. */
export const importFields: readonly ImportField[] = [...headers.keys()].flatMap((field) =>
  field === 'width' ? ['size', field] : [field],
);

/** What a field is called. */
export function fieldName(intl: IntlShape, field: ImportField): string {
  if (field === 'size') return intl.formatMessage(messages.sizeField);
  if (field === 'images') return intl.formatMessage(messages.imagesField);
  const language: FileLanguage = intl.locale.startsWith('ja') ? 'ja' : 'en';
  return headers.get(field)?.[language] ?? field;
}
