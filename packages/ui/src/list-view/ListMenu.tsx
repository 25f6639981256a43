import { useSyncExternalStore } from 'react';
import { Ellipsis } from '../icons/index.ts';
import { MenuButton, type MenuSection } from '../menu/index.ts';
import { useStrings } from '../provider/index.ts';
import type { ListMenuPlace, ListMenuStore } from './list-menu.ts';
import type { ListLayout } from './list-state.ts';
import { looksOf } from './looks.ts';
import { strings } from './strings.ts';
import type { ListApi } from './useListState.ts';
import { useSmallWindow } from './useSmallWindow.ts';

interface ListMenuProps {
  list: ListApi;
  menu: ListMenuStore;
}

/** Prefixes the ids, which are unique only within their place in the menu. */
const idOf = (place: ListMenuPlace | 'sort' | 'layout', id: string) => `${place} ${id}`;

const under = (place: ListMenuPlace, { items, ...section }: MenuSection): MenuSection => ({
  ...section,
  items: items.map((item) => ({ ...item, id: idOf(place, item.id) })),
});

/** The list's single menu: sort order, columns, actions and saved views. */
export function ListMenu({ list, menu }: ListMenuProps) {
  const string = useStrings(strings);
  const { state, change, definition } = list;
  const { sorts = [], layouts = [] } = definition;
  const isSmall = useSmallWindow();
  const parts = useSyncExternalStore(menu.subscribe, menu.read, menu.read);
  const sectionsOf = (place: ListMenuPlace) => parts[place]?.sections.map((section) => under(place, section)) ?? [];
  const sections: MenuSection[] = [];
  if (layouts.length > 1 && isSmall) {
    sections.push({
      title: string('layout'),
      items: looksOf(layouts).map(({ value, name, icon }) => ({
        id: idOf('layout', value),
        label: string(name),
        icon,
      })),
      selected: idOf('layout', state.layout),
    });
  }
  if (sorts.length > 1) {
    sections.push({
      title: string('sort'),
      items: sorts.map(({ id, label }) => ({ id: idOf('sort', id), label })),
      selected: idOf('sort', state.sort),
    });
  }
  const actions = (Object.keys(parts) as ListMenuPlace[]).filter((place) => place.startsWith('action-'));
  const tools = ['columns' as const, ...actions].flatMap(sectionsOf).flatMap(({ items }) => items);
  if (tools.length > 0) sections.push({ items: tools });
  sections.push(...sectionsOf('views'));
  if (sections.length === 0) return null;
  return (
    <MenuButton
      emphasis="quiet"
      icon={Ellipsis}
      iconOnly
      label={string('menu')}
      onAction={(chosen) => {
        const [place, ...rest] = chosen.split(' ');
        const id = rest.join(' ');
        if (place === 'sort') change({ sort: id });
        else if (place === 'layout') change({ layout: id as ListLayout }, { replace: true });
        else parts[place as ListMenuPlace]?.onAction(id);
      }}
      ref={menu.button}
      sections={sections}
    />
  );
}
