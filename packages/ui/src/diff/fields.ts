import type { ImageSource } from '../image/index.ts';

interface Field<Value> {
  id: string;
  /** Label of the field in the form. */
  label: string;
  before: Value | null;
  after: Value | null;
}

/** Text, compared word by word. */
export interface TextChange extends Field<string> {
  kind: 'text';
}
/** A number, an amount, a date, a choice: formatted, compared as a whole. */
export interface ValueChange extends Field<string> {
  kind: 'value';
}
/** Tags, materials: compared item by item. */
export interface ListChange extends Field<readonly string[]> {
  kind: 'list';
}
/** Pictures, compared by name or URL. */
export interface PicturesChange extends Field<readonly ChangedPicture[]> {
  kind: 'pictures';
}

export interface ChangedPicture {
  id: string;
  image: ImageSource;
  /** Description of the picture. */
  alt: string;
}

/** A field of a record in two versions. `null`, an empty string and an empty list all mean no value. */
export type FieldChange = TextChange | ValueChange | ListChange | PicturesChange;

const keyOf = (part: string | ChangedPicture) => (typeof part === 'string' ? part : part.id);

/** A value as a list of comparable texts. */
export function textsOf(value: FieldChange['before']): string[] {
  if (value === null || value === '') return [];
  return typeof value === 'string' ? [value] : value.map(keyOf);
}

/** True if the two versions differ. */
export function isChanged({ before, after }: FieldChange): boolean {
  const [one, other] = [textsOf(before), textsOf(after)];
  return one.length !== other.length || one.some((text, index) => text !== other[index]);
}

/** Which version of a field wins. */
export type Side = 'yours' | 'theirs';

/**
 * Merges two versions of a record.
 * @param choices by key; a key without a choice keeps `yours`, so that no input is lost
 */
export function mergeChoices<Values extends object>(
  yours: Values,
  theirs: Values,
  choices: Readonly<Partial<Record<string, Side>>>,
): Values {
  const merged = { ...theirs, ...yours };
  for (const key of Object.keys(theirs) as (keyof Values & string)[]) {
    if (choices[key] === 'theirs') merged[key] = theirs[key];
  }
  return merged;
}
