import type { ProductPage, ProductSort } from '@smart-art/api-client/queries';
import { FilterChips } from '@smart-art/ui/filter-chips';
import { ArrowUpDown, LayoutGrid, List, SlidersHorizontal } from '@smart-art/ui/icons';
import { MenuButton } from '@smart-art/ui/menu';
import { SearchField } from '@smart-art/ui/search-field';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { Toolbar } from '@smart-art/ui/toolbar';
import { useIntl } from 'react-intl';
import { useKey } from '../../frame/use-key.ts';
import { usePreference } from '../../preferences/use-preference.ts';
import { typeMessages } from '../../works/works.messages.ts';
import { libraryMessages as messages, sortMessages } from './ArtLibrary.messages.ts';
import { DEFAULT_SORT, type LibraryView } from './library-address.ts';
import type { Library } from './useLibrary.ts';

/** Typing pauses this long before the library is asked. */
const SEARCH_PAUSE_MS = 250;

const selections = ['all', 'for_sale', 'to_rent', 'needs_attention'] as const;
const types = ['all', 'art', 'photo', 'design', 'frame'] as const;

export interface LibraryToolsProps extends Pick<Library, 'view' | 'layout' | 'show' | 'chooseLayout'> {
  counts: ProductPage['counts'] | undefined;
}

/** Search, selection, type, order and view. */
export function LibraryTools({ view, layout, show, chooseLayout, counts }: LibraryToolsProps) {
  const intl = useIntl();
  const [shortcuts] = usePreference('shortcuts');
  const shortcut = shortcuts === 'on';
  useKey('v', shortcut, () => chooseLayout(layout === 'grid' ? 'table' : 'grid'));

  return (
    <Toolbar
      end={
        <SegmentedControl
          iconOnly
          label={intl.formatMessage(shortcut ? messages.view : messages.viewPlain)}
          onChange={chooseLayout}
          options={[
            { value: 'grid', label: intl.formatMessage(messages.grid), icon: LayoutGrid },
            { value: 'table', label: intl.formatMessage(messages.table), icon: List },
          ]}
          value={layout}
        />
      }
      filters={
        <FilterChips
          label={intl.formatMessage(messages.show)}
          onChange={(selection) => show({ show: selection })}
          options={selections.map((selection) => ({
            value: selection,
            label: intl.formatMessage(messages[selection]),
            count: selection === 'all' ? undefined : counts?.[selection],
          }))}
          value={view.show}
        />
      }
      search={
        <SearchField
          debounce={SEARCH_PAUSE_MS}
          label={intl.formatMessage(messages.search)}
          onChange={(search) => show({ search }, { replace: true })}
          placeholder={intl.formatMessage(messages.searchHint)}
          value={view.search}
        />
      }
    >
      <MenuButton
        emphasis="quiet"
        icon={SlidersHorizontal}
        items={types.map((type) => ({ id: type, label: intl.formatMessage(typeMessages[type]) }))}
        label={intl.formatMessage(view.type === 'all' ? messages.type : typeMessages[view.type])}
        onAction={(type) => show({ type: type as LibraryView['type'] })}
        selected={view.type}
      />
      <MenuButton
        emphasis="quiet"
        icon={ArrowUpDown}
        items={Object.entries(sortMessages).map(([id, message]) => ({ id, label: intl.formatMessage(message) }))}
        label={intl.formatMessage(view.sort === DEFAULT_SORT ? messages.sort : sortMessages[view.sort])}
        onAction={(sort) => show({ sort: sort as ProductSort })}
        selected={view.sort}
      />
    </Toolbar>
  );
}
