import type { ImageSource } from '../image/index.ts';

interface Field<Value> {
  id: string;
  /** What the field is called in the form. */
  label: string;
  before: Value | null;
  after: Value | null;
}

/** Words: compared word by word. */
export interface TextChange extends Field<string> {
  kind: 'text';
}
/** A number, an amount, a day, a choice: formatted, compared as a whole. */
export interface ValueChange extends Field<string> {
  kind: 'value';
}
/** Tags, materials: compared one by one. */
export interface ListChange extends Field<readonly string[]> {
  kind: 'list';
}
/** Pictures, compared by what they are called or their address. */
export interface PicturesChange extends Field<readonly ChangedPicture[]> {
  kind: 'pictures';
}

export interface ChangedPicture {
  id: string;
  image: ImageSource;
  /** What it shows. */
  alt: string;
}

/** A field of a record in two versions. `null` is not said; an empty text or list counts as not said. */
export type FieldChange = TextChange | ValueChange | ListChange | PicturesChange;

const keyOf = (part: string | ChangedPicture) => (typeof part === 'string' ? part : part.id);

/** A value as texts that can be compared, in order. */
export function textsOf(value: FieldChange['before']): string[] {
  if (value === null || value === '') return [];
  return typeof value === 'string' ? [value] : value.map(keyOf);
}

/** Whether the two versions differ. */
export function isChanged({ before, after }: FieldChange): boolean {
  const [one, other] = [textsOf(before), textsOf(after)];
  return one.length !== other.length || one.some((text, index) => text !== other[index]);
}

/** Whose version of a field is kept. */
export type Side = 'yours' | 'theirs';

/**
 * A record put together from two versions.
 * @param choices by the record's keys; a key without one keeps yours, because what was typed must not be lost
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
