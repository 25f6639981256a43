import { FieldGroupWide } from '@smart-art/ui/field-group';
import { TextField, type TextFieldProps } from '@smart-art/ui/text-field';
import { useState } from 'react';
import { asksReading } from './asks-reading.ts';

export interface ReadingFieldProps extends Omit<TextFieldProps, 'onFocus' | 'onBlur'> {
  /** The text it is the reading of. */
  of: string;
  /** Shown even if the text has no kanji. */
  always?: boolean;
  /** Takes a whole row of a form in columns. */
  wide?: boolean;
}

/** How a title or a name is read (furigana): shown where it has kanji, or where a reading is already given. */
export function ReadingField({ of, always = false, wide = false, ...field }: ReadingFieldProps) {
  const [focused, setFocused] = useState(false);
  // Emptied to be retyped, the field must not vanish under the cursor.
  if (!(always || focused || asksReading(of, field.value))) return null;
  const input = <TextField {...field} onBlur={() => setFocused(false)} onFocus={() => setFocused(true)} />;
  return wide ? <FieldGroupWide>{input}</FieldGroupWide> : input;
}
