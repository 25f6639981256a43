import type { ReactNode } from 'react';
import type { MenuEntry, MenuSection } from '../menu/menu.ts';
import type { RootProps } from '../root/root.ts';
import * as css from './ContextMenu.css.ts';
import { type ContextMenuOptions, useContextMenu } from './useContextMenu.tsx';

export interface ContextMenuProps extends Pick<ContextMenuOptions, 'label' | 'onAction'>, RootProps<HTMLDivElement> {
  /** What there is to do. Give `items`, or `sections` where they come under titles. */
  items?: readonly MenuEntry[] | undefined;
  sections?: readonly MenuSection[] | undefined;
  /** The area; what in it takes the focus can open the menu by keyboard. */
  children: ReactNode;
}

/**
 * The things to do with one thing, where it stands: on right click, long press, Shift + F10 or the menu key. A short cut
 * only: each of them is also somewhere in sight, in a MenuButton or on the thing's own page. For all rows of a list take
 * `useContextMenu`. Not for what can be done nowhere else, nor over text that is written: there the browser's menu stays.
 */
export function ContextMenu({ label, items, sections, onAction, children, ...root }: ContextMenuProps) {
  const { handlers, menu } = useContextMenu({ label, sections: sections ?? [{ items: items ?? [] }], onAction });
  return (
    <>
      <div {...root} className={css.area} {...handlers}>
        {children}
      </div>
      {menu}
    </>
  );
}
