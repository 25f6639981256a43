import type { ListEntries, ListOption } from '../list-box/options.ts';
import type { OpenList } from '../list-box/useOpenList.ts';
import { useObjection } from '../objection/index.ts';
import { named } from './matches.ts';
import type { Typed } from './useTyped.ts';

interface Options<Value extends string> {
  value: Value | '';
  onChange: (value: Value | '', option?: ListOption<Value>) => void;
  typed: Typed<Value> | null;
  setTyped: (typed: Typed<Value> | null) => void;
  list: OpenList;
  /** All options that a typed name may refer to. */
  entries: ListEntries<Value>;
  allowsCustom: boolean;
  /** Error message for text that is not an option. */
  objection: (text: string) => string;
}

/**
 * The actions of a combobox. Invalid text is never discarded: it stays, its error is shown after blur, and its custom
 * validity blocks the Form.
 */
export function useComboBox<Value extends string>(options: Options<Value>) {
  const { value, onChange, typed, setTyped, list, entries, allowsCustom } = options;
  const text = typed?.text.trim() ?? '';
  const problem = allowsCustom || text === '' || named(entries, text) ? undefined : options.objection(text);
  const objected = useObjection(problem);
  const input = objected.inputRef;

  const rest = () => {
    setTyped(null);
    objected.onTyped();
  };
  const take = (option: ListOption<Value>) => {
    rest();
    list.close();
    if (option.value !== value) onChange(option.value, option);
  };

  return {
    input,
    /** Error of the text, once the field has been left. */
    problem: objected.error,
    take,
    type: (next: string) => {
      const word = next.trim();
      const known = allowsCustom ? named(entries, word) : undefined;
      // Custom text is the value right away; an option is selected on blur.
      const made = word === '' ? '' : allowsCustom ? (known?.value ?? (word as Value)) : value;
      objected.onTyped();
      setTyped({ text: next, value: made, before: typed ? typed.before : value });
      if (made !== value) onChange(made, known);
      list.show();
    },
    /**
     * Called on blur or submit. Text that names an option selects it. Otherwise shows the error, after blur only when
     * that cannot move a button away from under a press.
     */
    settle: (how: 'left' | 'sent') => {
      list.close();
      if (!typed) return;
      const option = named(entries, text);
      if (option) return take(option);
      if (!problem) return rest();
      if (how === 'left') objected.onBlur();
      else objected.onLeft();
      setTyped({ ...typed, value: '' });
      if (value !== '') onChange('');
    },
    clear: () => {
      rest();
      list.close();
      if (value !== '') onChange('');
      input.current?.focus();
    },
    /** Discards the typed text. Returns true if there was any. */
    revert: () => {
      if (!typed) return false;
      rest();
      if (typed.before !== value) onChange(typed.before);
      return true;
    },
  };
}
