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
  /** Adds tags and clears the text. */
  add: (words: readonly string[]) => void;
}

/** The suggestions for the current word, and their keys; existing tags are not suggested. */
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
      // Don't submit the form with an unfinished tag.
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
    /** Index of the active suggestion; -1 for none. */
    active: expanded ? rows.findIndex((row) => row.value === list.active) : -1,
    press,
  };
}
