import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../artwork/fixtures.ts';
import { IconButton } from '../button/index.ts';
import { FilterControls } from '../filter-bar/index.ts';
import { Ellipsis, LayoutGrid, List, Search } from '../icons/index.ts';
import { SearchField } from '../search-field/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Toolbar } from './index.ts';

const nothing = () => {};
const search = (
  <SearchField label="Search the library" onChange={nothing} placeholder="Title, artist, medium…" value="" />
);
const filters = (
  <FilterControls
    filters={[
      {
        kind: 'one',
        id: 'show',
        label: 'Show',
        chips: true,
        options: [
          { value: '', label: 'All' },
          { value: 'for_sale', label: 'For sale', count: 48 },
          { value: 'needs_attention', label: 'Needs attention', count: 4 },
        ],
      },
      { kind: 'text', id: 'medium', label: 'Medium' },
    ]}
    onChange={nothing}
    oneRow
    value={{}}
  />
);
const opener = <IconButton emphasis="quiet" icon={Search} label="Search the library" />;
const menu = <IconButton emphasis="quiet" icon={Ellipsis} label="List options" />;
const view = (
  <SegmentedControl
    iconOnly
    label="View"
    onChange={nothing}
    options={[
      { value: 'grid', label: 'Pictures', icon: LayoutGrid },
      { value: 'table', label: 'Table', icon: List },
    ]}
    value="grid"
  />
);
const end = (
  <>
    {view}
    {menu}
  </>
);

const meta = {
  title: 'Layout/Toolbar',
  component: Toolbar,
  tags: ['stable'],
  args: { search, filters, end },
  parameters: {
    guidance: {
      do: ['Search first, then what narrows; how it is shown and the menu of all else stand at the end.'],
      dont: ['Put the thing to do next here: it belongs to the page.'],
      accessibility: ['It is a row of controls, not a toolbar in the sense of ARIA: each is a stop of its own.'],
    },
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="whole, narrow, on a phone, without search, search alone">
        <SheetCell label="whole" width={1088}>
          <Toolbar end={end} filters={filters} search={search} />
        </SheetCell>
        <SheetCell label="narrow" width={640}>
          <Toolbar end={end} filters={filters} search={search} />
        </SheetCell>
        <SheetCell label="on a phone" width={358}>
          <Toolbar end={menu} filters={filters} opener={opener} search={search} />
        </SheetCell>
        <SheetCell label="without search" width={400}>
          <Toolbar end={end} />
        </SheetCell>
        <SheetCell label="search alone" width={400}>
          <Toolbar search={search} />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Toolbar end={end} filters={filters} opener={opener} search={search} />
      <Toolbar
        end={menu}
        filters={
          <FilterControls
            filters={[
              {
                kind: 'one',
                id: 'show',
                label: 'Show',
                chips: true,
                options: [
                  { value: '', label: longTitle },
                  { value: 'long', label: 'Bildungsurlaubsbewilligungsverfahren'.repeat(3) },
                ],
              },
              { kind: 'text', id: 'medium', label: longTitle },
            ]}
            label="More filters"
            onChange={nothing}
            oneRow
            value={{}}
          />
        }
      />
    </Narrow>
  ),
};
