/** The fields of a sheet, and how a save's fields map to them. */
import type { components } from '@smart-art/openapi/product';
import type { FieldErrors } from '../http/http-error.ts';

export type ImportField = components['schemas']['ImportField'];

/** The texts of a row by field: the sheet's cells with the user's corrections applied. */
export type Texts = Partial<Record<ImportField, string>>;

const otherName: Partial<Record<string, ImportField>> = {
  category_id: 'category',
  sub_category_id: 'sub_category',
  frame_material_id: 'frame_material',
  frame_vendor_id: 'frame_vendor',
  refund_policy_id: 'refund_policy',
  image_ids: 'images',
};

/** The sheet field for a save's field; parts of an amount map to the amount. */
export function sheetField(field: string): ImportField {
  const [whole = field] = field.split('.');
  return otherName[whole] ?? (whole as ImportField);
}

/** Maps a save's errors to the fields of the sheet. */
export function inSheet(errors: FieldErrors): FieldErrors {
  const found: FieldErrors = {};
  for (const [field, wordings] of Object.entries(errors)) {
    const name = sheetField(field);
    found[name] = [...(found[name] ?? []), ...wordings];
  }
  return found;
}
