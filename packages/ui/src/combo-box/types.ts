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
  /** What there is to choose, in sections where they come in groups. With `onSearch`: what shows before typing. */
  options?: ListEntries<Value> | undefined;
  /** The chosen one; null or an empty text while none is. */
  value: Value | '' | null;
  /** Told the choice, an empty text when it was taken back; with `allowsCustom` also what was typed. */
  onChange: (value: Value | '', option?: ListOption<Value>) => void;
  /** What the value is called, where `options` do not say it: a value that a search found on another day. */
  valueLabel?: string | undefined;
  /**
   * Where in an option the typed text must stand. `part` when left out: its words anywhere in the label, the description
   * or the keywords. `start`: at the beginning of the label or a keyword, for lists that everybody knows by heart.
   */
  match?: Match | undefined;
  /** Finds options elsewhere. Waits for a pause in typing; answers that come too late are dropped. */
  onSearch?: Search<Value> | undefined;
  /** Offers to add what was typed. Returns the new option, which is then chosen; rejects when it was not made. */
  onCreate?: Create<Value> | undefined;
  /** A text that is no option is a value too: the options only suggest. */
  allowsCustom?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}
