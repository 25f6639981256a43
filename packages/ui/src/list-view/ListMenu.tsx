import { useSyncExternalStore } from 'react';
import { Ellipsis } from '../icons/index.ts';
import { MenuButton, type MenuSection } from '../menu/index.ts';
import { useStrings } from '../provider/index.ts';
import type { ListMenuPlace, ListMenuStore } from './list-menu.ts';
import { strings } from './strings.ts';
import type { ListApi } from './useListState.ts';

interface ListMenuProps {
  list: ListApi;
  menu: ListMenuStore;
}

/** Tells the places apart, and the orders from them: ids are unique only within a place. */
const idOf = (place: ListMenuPlace | 'sort', id: string) => `${place} ${id}`;

const under = (place: ListMenuPlace, { items, ...section }: MenuSection): MenuSection => ({
  ...section,
  items: items.map((item) => ({ ...item, id: idOf(place, item.id) })),
});

/** The one menu of a list: its order, its columns, what can be done with it, and its saved views. */
export function ListMenu({ list, menu }: ListMenuProps) {
  const string = useStrings(strings);
  const { state, change, definition } = list;
  const { sorts = [] } = definition;
  const parts = useSyncExternalStore(menu.subscribe, menu.read, menu.read);
  const sectionsOf = (place: ListMenuPlace) => parts[place]?.sections.map((section) => under(place, section)) ?? [];
  const sections: MenuSection[] = [];
  if (sorts.length > 1) {
    sections.push({
      title: string('sort'),
      items: sorts.map(({ id, label }) => ({ id: idOf('sort', id), label })),
      selected: idOf('sort', state.sort),
    });
  }
  const tools = [...sectionsOf('columns'), ...sectionsOf('actions')].flatMap(({ items }) => items);
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
        else parts[place as ListMenuPlace]?.onAction(id);
      }}
      ref={menu.button}
      sections={sections}
    />
  );
}
