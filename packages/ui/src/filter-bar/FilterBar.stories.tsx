import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import {
  type KeyboardRow,
  Narrow,
  Preview,
  person,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
  Stateful,
} from '../storybook/index.ts';
// Load what is otherwise downloaded on intent, so that the play function does not depend on machine speed.
import '../popover/PopoverLayer.tsx';
import './FilterFields.tsx';
import './FilterSheet.tsx';
import { applied, filters, japanese } from './fixtures.ts';
import { FilterBar } from './index.ts';

const changed = fn();
const nothing = () => undefined;

const inside = (dialog: HTMLElement) =>
  waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the chips (one stop), to each filter, then to what is applied.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Type' })).toHaveFocus();
    },
  },
  {
    keys: 'Enter or Space on a filter',
    does: 'Opens it; the focus goes in.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard(' ');
      await inside(await page.findByRole('dialog', { name: 'Type' }));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Type' })).toHaveFocus());
      await user.keyboard('{Enter}');
      await inside(await page.findByRole('dialog', { name: 'Type' }));
    },
  },
  {
    keys: 'Escape',
    does: 'Closes it; nothing is applied, the focus is back.',
    run: async ({ canvas, page, user }) => {
      changed.mockClear();
      const art = page.getByRole('checkbox', { name: /^Art/ });
      art.focus();
      await user.keyboard(' ');
      await expect(art).toBeChecked();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Type' })).toHaveFocus());
      await expect(changed).not.toHaveBeenCalled();
    },
  },
  {
    keys: 'Space, Enter inside',
    does: 'Ticks a choice; applies and closes.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{Enter}');
      const art = await page.findByRole('checkbox', { name: /^Art/ });
      await expect(art).not.toBeChecked();
      art.focus();
      await user.keyboard(' {Enter}');
      await expect(changed).toHaveBeenLastCalledWith({ type: ['art'] });
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Type · 1' })).toHaveFocus());
    },
  },
  {
    keys: 'Enter on a ×',
    does: 'Takes the filter off; the focus goes to the next, or back to the filters.',
    run: async ({ canvas, user }) => {
      canvas.getByRole('button', { name: 'Remove Type: Art' }).focus();
      await user.keyboard('{Enter}');
      await expect(changed).toHaveBeenLastCalledWith({});
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus());
    },
  },
];

const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  tags: ['stable'],
  args: { filters, value: {}, onChange: changed },
  argTypes: { filters: { control: false }, value: { control: false } },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={onChange}>
      {(current, setCurrent) => <FilterBar {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Put the three or four that are used daily in the row; the others are under "All filters".',
        'Give counts where they are cheap: they save a look at an empty list.',
      ],
      dont: [
        'Offer a filter that most records cannot answer.',
        'Rename the id of a filter: shared addresses would lose it.',
      ],
      accessibility: [
        'A named group; each filter is a button that opens a dialog with native controls.',
        'Each chip’s button says what it removes; the focus never falls off the page.',
      ],
    },
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="none; some applied; disabled; Japanese; one opened">
        <SheetCell label="none applied" width={900}>
          <FilterBar filters={filters} label="Filters 1" onChange={nothing} value={{}} />
        </SheetCell>
        <SheetCell label="some applied" width={900}>
          <FilterBar filters={filters} label="Filters 2" onChange={nothing} value={applied} />
        </SheetCell>
        <SheetCell label="disabled" width={900}>
          <FilterBar disabled filters={filters.slice(1, 4)} label="Filters 3" onChange={nothing} value={{}} />
        </SheetCell>
        <SheetCell label="Japanese" width={900}>
          <FilterBar
            filters={japanese}
            label="Filters 4"
            onChange={nothing}
            value={{ type: ['art', 'photo'], price: { from: null, to: '50000', currency: 'JPY' } }}
          />
        </SheetCell>
        <SheetCell label="opened" width={400}>
          <div style={{ minHeight: 340 }}>
            <FilterBar filters={filters.slice(1, 2)} label="Filters 5" onChange={nothing} value={{ type: ['art'] }} />
          </div>
        </SheetCell>
        <SheetCell label="hover, pressed, focus" width={900}>
          <Preview
            focus="[aria-haspopup]:nth-of-type(3)"
            hover="[aria-haspopup]:nth-of-type(1)"
            pressed="[aria-haspopup]:nth-of-type(2)"
          >
            <FilterBar filters={filters.slice(1)} label="Filters 6" onChange={nothing} value={{}} />
          </Preview>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const last = within(canvas.getByRole('group', { name: 'Filters 5' }));
    await person().click(last.getByRole('button', { name: /^Type\W+1/ }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Type' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
export const Hostile: Story = {
  render: () => (
    <Narrow>
      <FilterBar
        filters={[
          { kind: 'several', id: 'a', label: word, options: [{ value: 'x', label: longTitle }] },
          { kind: 'text', id: 'b', label: 'Medium' },
          { kind: 'several', id: 'c', label: '技法', options: [] },
        ]}
        label="Filters 1"
        onChange={nothing}
        value={{ a: ['x'], b: word, c: ['gone'] }}
      />
      <FilterBar filters={[]} label="Filters 2" onChange={nothing} value={{ unknown: 'x' }} />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** A range that ends before it starts shows an error at the field and is not applied. */
export const Reversed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    changed.mockClear();
    await user.click(canvas.getByRole('button', { name: 'Price' }));
    const from = await page.findByRole('textbox', { name: 'From' });
    await user.click(from);
    await user.keyboard('500');
    await user.click(page.getByRole('textbox', { name: 'To' }));
    await user.keyboard('100{Enter}');
    await waitFor(() => expect(from).toHaveAccessibleDescription(/From must not exceed To\./));
    await expect(changed).not.toHaveBeenCalled();
    await user.keyboard('0{Enter}');
    await expect(changed).toHaveBeenLastCalledWith({ price: { from: '500', to: '1000', currency: 'USD' } });
    await expect(canvas.getByText('$500.00 to $1,000.00')).toBeVisible();
  },
};

/** All filters together, applied as one change. */
export const Together: Story = {
  tags: ['!autodocs'],
  args: { value: { show: 'for_sale', type: ['art'] } },
  play: async ({ canvas, canvasElement }) => {
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    changed.mockClear();
    await user.click(canvas.getByRole('button', { name: 'All filters · 1' }));
    const drawer = within(await page.findByRole('dialog', { name: 'Filters' }));
    await user.click(drawer.getByRole('checkbox', { name: /^Photo/ }));
    await user.click(drawer.getByRole('radio', { name: 'Unframed' }));
    await user.click(drawer.getByRole('button', { name: 'Show results' }));
    await expect(changed).toHaveBeenCalledTimes(1);
    await expect(changed).toHaveBeenCalledWith({ show: 'for_sale', type: ['art', 'photo'], framed: false });
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(canvas.getByRole('button', { name: 'Clear all' }));
    // Chips are not listed among the applied filters, so this one stays.
    await expect(changed).toHaveBeenLastCalledWith({ show: 'for_sale' });
  },
};

/** Dates are typed in common formats; a range may be open-ended. */
export const Days: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    changed.mockClear();
    await user.click(canvas.getByRole('button', { name: 'Added' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Added' }));
    await user.click(await dialog.findByRole('combobox', { name: 'Added: from' }));
    await user.keyboard('5 Jan 2026');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(changed).toHaveBeenLastCalledWith({ added: { from: '2026-01-05', to: null } });
    await expect(canvas.getByText('from 5 Jan 2026')).toBeVisible();
  },
};
