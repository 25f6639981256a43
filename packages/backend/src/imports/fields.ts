/** The fields of a sheet and where their errors are shown. */
import type { components } from '@smart-art/openapi/product';
import type { FieldErrors } from '../http/http-error.ts';

export type ImportField = components['schemas']['ImportField'];

/** The texts of a row by field: the sheet's cells with the person's corrections over them. */
export type Texts = Partial<Record<ImportField, string>>;

const otherName: Partial<Record<string, ImportField>> = {
  category_id: 'category',
  sub_category_id: 'sub_category',
  frame_material_id: 'frame_material',
  frame_vendor_id: 'frame_vendor',
  refund_policy_id: 'refund_policy',
  image_ids: 'images',
};

/** The sheet's field of a save's field; a part of an amount counts as the amount. */
export function sheetField(field: string): ImportField {
  const [whole = field] = field.split('.');
  return otherName[whole] ?? (whole as ImportField);
}

/** A save's refusals at the fields of the sheet. */
export function inSheet(refusals: FieldErrors): FieldErrors {
  const found: FieldErrors = {};
  for (const [field, wordings] of Object.entries(refusals)) {
    const name = sheetField(field);
    found[name] = [...(found[name] ?? []), ...wordings];
  }
  return found;
}
