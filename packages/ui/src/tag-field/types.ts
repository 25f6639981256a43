import type { InputHTMLAttributes, Ref } from 'react';
import type { FieldProps } from '../field/index.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | keyof FieldProps
  | 'className'
  | 'style'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'type'
  | 'list'
  | 'children'
  | 'role'
>;

export interface TagFieldProps extends FieldProps, Native {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Suggested while typing. */
  suggestions?: readonly string[] | undefined;
  /** Only suggested tags can be added. */
  onlySuggested?: boolean | undefined;
  /** Maximum number of tags. Taken from the form's bounds if omitted. */
  maxItems?: number | undefined;
  /** Maximum length of a tag in characters. Taken from the form's bounds if omitted. */
  maxLength?: number | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}
