import type { ReactNode } from 'react';
import type { MenuEntry, MenuSection } from '../menu/menu.ts';
import type { RootProps } from '../root/root.ts';
import * as css from './ContextMenu.css.ts';
import { type ContextMenuOptions, useContextMenu } from './useContextMenu.tsx';

export interface ContextMenuProps extends Pick<ContextMenuOptions, 'label' | 'onAction'>, RootProps<HTMLDivElement> {
  /** The actions. Use `items`, or `sections` for groups with titles. */
  items?: readonly MenuEntry[] | undefined;
  sections?: readonly MenuSection[] | undefined;
  /** The area. Focusable elements in it can open the menu by keyboard. */
  children: ReactNode;
}

/**
 * Actions for one object, in place: on right click, long press, Shift + F10 or the menu key. A shortcut only: each
 * action is also visible elsewhere, in a MenuButton or on the object's page. For all rows of a list use
 * `useContextMenu`. Not for actions available nowhere else, nor over editable text, where the browser's menu stays.
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
