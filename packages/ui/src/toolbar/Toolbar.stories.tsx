import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { FilterChips } from '../filter-chips/index.ts';
import { ArrowUpDown, LayoutGrid, List } from '../icons/index.ts';
import { SearchField } from '../search-field/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Toolbar } from './index.ts';

const nothing = () => {};
const search = (
  <SearchField label="Search the library" onChange={nothing} placeholder="Title, artist, medium…" value="" />
);
const filters = (
  <FilterChips
    label="Show"
    onChange={nothing}
    options={[
      { value: 'all', label: 'All' },
      { value: 'for_sale', label: 'For sale', count: 48 },
      { value: 'needs_attention', label: 'Needs attention', count: 4 },
    ]}
    value="all"
  />
);
const sort = (
  <Button emphasis="quiet" icon={ArrowUpDown}>
    Sort
  </Button>
);
const end = (
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

const meta = {
  title: 'Layout/Toolbar',
  component: Toolbar,
  tags: ['stable'],
  args: { search, filters, children: sort, end },
  parameters: {
    guidance: {
      do: ['Search first, then what narrows, then the order; how it is shown stands at the end.'],
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
      <SheetRow label="whole, narrow, without search, without an end">
        <SheetCell label="whole" width={1088}>
          <Toolbar end={end} filters={filters} search={search}>
            {sort}
          </Toolbar>
        </SheetCell>
        <SheetCell label="narrow" width={640}>
          <Toolbar end={end} filters={filters} search={search}>
            {sort}
          </Toolbar>
        </SheetCell>
        <SheetCell label="without search" width={400}>
          <Toolbar end={end}>{sort}</Toolbar>
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
      <Toolbar end={end} search={search}>
        <Button>{'Bildungsurlaubsbewilligungsverfahren'.repeat(3)}</Button>
        <Button>{longTitle}</Button>
      </Toolbar>
    </Narrow>
  ),
};
