import type { InputHTMLAttributes, Ref } from 'react';
import type { FieldProps } from '../field/index.ts';
import type { ListEntries, ListOption } from '../list-box/options.ts';
import type { Match } from './matches.ts';
import type { Create } from './useCreation.ts';
import type { Search } from './useSearch.ts';

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

export interface ComboBoxProps<Value extends string> extends FieldProps, Native {
  /** The options, in sections if they are grouped. With `onSearch`: shown before typing. */
  options?: ListEntries<Value> | undefined;
  /** The selected value; null or an empty string for none. */
  value: Value | '' | null;
  /** Called with the choice, or an empty string when cleared; with `allowsCustom` also with typed text. */
  onChange: (value: Value | '', option?: ListOption<Value>) => void;
  /** Label of the value if `options` does not contain it, such as a value found by an earlier search. */
  valueLabel?: string | undefined;
  /**
   * Where the typed text must match. `part` when left out: its words anywhere in the label, the description or the
   * keywords. `start`: at the start of the label or a keyword, for well-known lists.
   */
  match?: Match | undefined;
  /** Searches remotely. Debounced; late responses are dropped. */
  onSearch?: Search<Value> | undefined;
  /** Offers to create the typed option. Returns the new option, which is then selected; rejects on failure. */
  onCreate?: Create<Value> | undefined;
  /** Text that matches no option is a valid value: the options are only suggestions. */
  allowsCustom?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}
