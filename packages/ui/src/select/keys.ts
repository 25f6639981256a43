import type { KeyboardEvent } from 'react';
import { isComposing } from '../composing/index.ts';
import { moved, stepOfKey } from '../list-box/navigation.ts';
import type { ListOption } from '../list-box/options.ts';
import type { OpenList } from '../list-box/useOpenList.ts';

interface Options {
  list: OpenList;
  options: readonly ListOption[];
  /** Value that is active when the list opens: the chosen one, or the one active on Escape. */
  rest: string;
  /** Escape: closes without choosing. */
  leave: () => void;
  choose: (option: ListOption) => void;
  /** Index that a letter leads to. */
  typeAhead: (event: KeyboardEvent, from: number) => number | undefined;
}

/** The keys of W3C's select-only combobox. */
export function selectKeys({ list, options, rest, leave, choose, typeAhead }: Options) {
  const { open } = list;
  const resting = options.findIndex(({ value, disabled }) => value === rest && !disabled);
  const at = open ? options.findIndex(({ value }) => value === list.active) : resting;
  const goTo = (place: number) => {
    const value = options[place]?.value ?? null;
    if (open) list.activate(value);
    else list.show(value);
  };
  const accept = () => {
    const option = options[at];
    if (option && !option.disabled) choose(option);
    else list.close();
  };

  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey) return;
    const { key, altKey } = event;
    const letter = altKey ? undefined : typeAhead(event, at);
    if (letter !== undefined) return goTo(letter);
    // A letter without a match, or a space within a word.
    if (event.defaultPrevented) return open ? undefined : goTo(resting >= 0 ? resting : moved(options, -1, 'first'));
    if (key === 'Tab') return open ? accept() : undefined;
    if (key === 'Escape' && open) {
      leave();
      // The next Escape is for the dialog around it.
      event.stopPropagation();
    } else if (open && (key === 'Enter' || key === ' ' || (altKey && key === 'ArrowUp'))) accept();
    else if (key === 'Home' || key === 'End') goTo(moved(options, at, key === 'Home' ? 'first' : 'last'));
    else if (open && !altKey && stepOfKey[key]) goTo(moved(options, at, stepOfKey[key]));
    else if (!open && ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key)) {
      goTo(resting >= 0 ? resting : moved(options, -1, 'first'));
    } else return;
    event.preventDefault();
  };
}
