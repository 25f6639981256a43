import { comboBoxKeys } from '../combo-box/keys.ts';
import { matching } from '../combo-box/matches.ts';
import { listPopover } from '../list-box/list-popover.ts';
import { optionsOf } from '../list-box/options.ts';
import type { OpenList } from '../list-box/useOpenList.ts';
import { splitTags } from './tags.ts';
import type { TagFieldProps } from './types.ts';
import type { useTags } from './useTags.ts';

interface Options extends Pick<TagFieldProps, 'suggestions' | 'value'> {
  tags: ReturnType<typeof useTags>;
  list: OpenList;
  /** Adds words and goes on with an empty text. */
  add: (words: readonly string[]) => void;
}

/** What is suggested for the word that is being typed, and what its keys do: what is a tag already is not offered. */
export function useSuggestions({ suggestions, value, tags, list, add }: Options) {
  const left = (suggestions ?? []).filter((one) => !value.includes(one)).map((one) => ({ value: one, label: one }));
  const entries = matching(left, tags.text);
  const rows = optionsOf(entries);
  const isThere = listPopover.useComponent() !== null;
  const expanded = list.open && isThere && rows.length > 0;
  const press = comboBoxKeys({
    list: suggestions ? list : { ...list, show: () => undefined },
    expanded,
    rows,
    chosen: undefined,
    pick: (option) => add([option.label]),
    enter: (event) => {
      if (tags.text.trim() === '') return list.close();
      // The form is not sent with a word that is no tag yet.
      event.preventDefault();
      add(splitTags(tags.text));
    },
    revert: () => {
      const typed = tags.text !== '';
      if (typed) tags.type('');
      return typed;
    },
  });
  return {
    entries,
    rows,
    expanded,
    /** The place of the one that the keys are on; -1 on none. */
    active: expanded ? rows.findIndex((row) => row.value === list.active) : -1,
    press,
  };
}
