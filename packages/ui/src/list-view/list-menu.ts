import { createContext, type RefObject, use, useLayoutEffect, useRef } from 'react';
import type { MenuSection } from '../menu/index.ts';

/** The parts of a list's menu below its sort orders, from top to bottom. */
export type ListMenuPlace = 'columns' | `action-${string}` | 'views';

/** Items that a part of the list adds to the list's menu. */
export interface ListMenuPart {
  sections: readonly MenuSection[];
  onAction: (id: string) => void;
}

type Parts = Readonly<Partial<Record<ListMenuPlace, ListMenuPart>>>;

/** The items of a list's menu. They come from parts that load at different times: saved views, columns, an export. */
export class ListMenuStore {
  #parts: Parts = {};
  readonly #listeners = new Set<() => void>();
  /** The menu's button; popovers opened by its items are positioned here. */
  readonly button: RefObject<HTMLButtonElement | null> = { current: null };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly read = (): Parts => this.#parts;

  set(place: ListMenuPlace, part: ListMenuPart | undefined): void {
    const { [place]: _, ...others } = this.#parts;
    this.#parts = part ? { ...others, [place]: part } : others;
    for (const listener of this.#listeners) listener();
  }
}

/** The menu of the surrounding list; undefined outside of a list. */
export const ListMenuContext = createContext<ListMenuStore | undefined>(undefined);

/**
 * Adds items to the menu of the surrounding list.
 * @param sections plain data, compared by content: equal data does not re-render the menu
 * @returns the list's menu; undefined outside of a list, where the caller renders a button of its own
 */
export function useListMenu(
  place: ListMenuPlace,
  sections: readonly MenuSection[],
  onAction: (id: string) => void,
): ListMenuStore | undefined {
  const menu = use(ListMenuContext);
  const latest = useRef({ sections, onAction });
  useLayoutEffect(() => {
    latest.current = { sections, onAction };
  });
  const read = JSON.stringify(sections);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections are compared by content
  useLayoutEffect(() => {
    if (!menu || latest.current.sections.length === 0) return;
    menu.set(place, { sections: latest.current.sections, onAction: (id) => latest.current.onAction(id) });
    return () => menu.set(place, undefined);
  }, [menu, place, read]);
  return menu;
}
