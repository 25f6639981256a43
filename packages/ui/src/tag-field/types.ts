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
  /** Offered while typing. */
  suggestions?: readonly string[] | undefined;
  /** Only suggested tags can be added. */
  onlySuggested?: boolean | undefined;
  /** At most so many tags. Taken from the form's bounds when left out. */
  maxItems?: number | undefined;
  /** At most so many characters in a tag. Taken from the form's bounds when left out. */
  maxLength?: number | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}
