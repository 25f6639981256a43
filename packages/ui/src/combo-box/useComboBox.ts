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
  /** Everything a typed name may mean. */
  entries: ListEntries<Value>;
  allowsCustom: boolean;
  /** What is wrong with a text that is no choice. */
  objection: (text: string) => string;
}

/**
 * What can be done to a combobox. A text that is no choice is never thrown away: it stays, is said in words once the
 * field is left, and (as the control's custom validity) keeps a Form from being sent.
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
    /** What is wrong with the text, once the field has been left. */
    problem: objected.error,
    take,
    type: (next: string) => {
      const word = next.trim();
      const known = allowsCustom ? named(entries, word) : undefined;
      // A free text is its own value; a choice is made when the field is left.
      const made = word === '' ? '' : allowsCustom ? (known?.value ?? (word as Value)) : value;
      objected.onTyped();
      setTyped({ text: next, value: made, before: typed ? typed.before : value });
      if (made !== value) onChange(made, known);
      list.show();
    },
    /**
     * The field is left, or its form sent: a text that names an option becomes the choice. What is wrong with another is
     * said: to who has left once no press can miss its button for it.
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
    /** Takes the typed text back. Returns whether there was one. */
    revert: () => {
      if (!typed) return false;
      rest();
      if (typed.before !== value) onChange(typed.before);
      return true;
    },
  };
}
