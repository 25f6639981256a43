import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { type Column, defaultLayout, type TableLayout } from '../data-table/index.ts';
import { type KeyboardRow, Narrow, person, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { ColumnPicker, type ColumnPickerProps, type Density } from './index.ts';

interface Work {
  id: string;
}
const column = (id: string, header: string): Column<Work> => ({ id, header, text: () => '' });
const columns = [
  column('title', 'Title'),
  column('artist', 'Artist'),
  column('year', 'Year'),
  column('medium', 'Medium'),
  column('price', 'Price'),
  column('added', 'Added'),
];
const japanese = [column('title', '作品名'), column('artist', '作家'), column('price', '価格')];
const changed = fn();
const nothing = () => undefined;

const names = (container: HTMLElement) =>
  within(container)
    .getAllByRole('checkbox')
    .map((box) => (box.closest('label') as HTMLElement).textContent.trim());

const inside = (dialog: HTMLElement) =>
  waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));

const keyboard: KeyboardRow[] = [
  {
    keys: 'Enter or Space',
    does: 'Opens the columns; the focus goes in.',
    run: async ({ canvas, page, user }) => {
      await user.tab();
      await user.keyboard(' ');
      await inside(await page.findByRole('dialog', { name: 'Columns' }));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
      await user.keyboard('{Enter}');
      await inside(await page.findByRole('dialog', { name: 'Columns' }));
    },
  },
  {
    keys: 'Space on a column',
    does: 'Shows or hides it. The one that names the rows stays.',
    run: async ({ page, user }) => {
      await expect(page.getByRole('checkbox', { name: /^Title/ })).toBeDisabled();
      page.getByRole('checkbox', { name: 'Year' }).focus();
      await user.keyboard(' ');
      await expect(changed).toHaveBeenLastCalledWith({ ...defaultLayout, hidden: ['year'] });
      await expect(page.getByText('5 of 6 shown')).toBeVisible();
    },
  },
  {
    keys: 'Alt + ↑, Alt + ↓',
    does: 'Moves the column; the focus goes with it.',
    run: async ({ page, user }) => {
      await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(page.getByText('Year, 4 of 6')).toBeInTheDocument();
      await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
      await expect(changed).toHaveBeenLastCalledWith({
        ...defaultLayout,
        hidden: ['year'],
        order: ['title', 'year', 'artist', 'medium', 'price', 'added'],
      });
      await expect(page.getByRole('checkbox', { name: 'Year' })).toHaveFocus();
      await expect(page.getByText('Year, 2 of 6')).toBeInTheDocument();
    },
  },
  {
    keys: 'Enter on an arrow',
    does: 'Moves the column; the focus stays on the arrow.',
    run: async ({ page, user }) => {
      const down = page.getByRole('button', { name: 'Move Year down' });
      down.focus();
      await user.keyboard('{Enter}');
      await expect(page.getByText('Year, 3 of 6')).toBeInTheDocument();
      await expect(down).toHaveFocus();
      const up = page.getByRole('button', { name: 'Move Title up' });
      await expect(up).toHaveAttribute('aria-disabled', 'true');
    },
  },
  {
    keys: 'Escape',
    does: 'Closes them; the focus is back on the button.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
    },
  },
];

const meta = {
  title: 'Data/ColumnPicker',
  component: ColumnPicker<Work>,
  tags: ['stable'],
  loaders: [() => import('./ColumnList.tsx'), () => import('../popover/PopoverLayer.tsx')],
  args: { columns, layout: defaultLayout, onLayoutChange: changed, density: 'dense', onDensityChange: nothing },
  argTypes: { columns: { control: false }, layout: { control: false } },
  render: (args) => <Stateful {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: ['Begin with the few columns that most work needs.', 'Keep the layout with the account.'],
      dont: ['Hide what is needed to tell two rows apart.'],
      accessibility: [
        'Native checkboxes; every move can be made without dragging (WCAG 2.5.7) and is announced.',
        'A moved column keeps the focus.',
      ],
    },
  },
} satisfies Meta<typeof ColumnPicker<Work>>;

export default meta;
type Story = StoryObj<typeof meta>;

function Stateful({ onLayoutChange, ...props }: ColumnPickerProps<Work>) {
  const [layout, setLayout] = useState<TableLayout>(props.layout);
  const [density, setDensity] = useState<Density>('dense');
  return (
    <ColumnPicker
      {...props}
      density={density}
      layout={layout}
      onDensityChange={setDensity}
      onLayoutChange={(next) => {
        setLayout(next);
        onLayoutChange(next);
      }}
    />
  );
}

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="closed; Japanese; opened, some hidden">
        <ColumnPicker columns={japanese} layout={defaultLayout} onLayoutChange={nothing} />
        <div style={{ minHeight: 480, marginInlineStart: 360 }}>
          <ColumnPicker
            columns={columns}
            density="dense"
            layout={{ ...defaultLayout, order: ['title', 'price', 'artist'], hidden: ['medium'] }}
            onDensityChange={nothing}
            onLayoutChange={nothing}
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await person().click(canvas.getAllByRole('button')[1] as HTMLElement);
    const dialog = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    // Rows are rendered again once their handles have loaded; the marked one must still be there.
    let marked: Element | undefined;
    await waitFor(() => {
      const row = dialog.querySelectorAll('li')[2];
      const stayed = row !== undefined && row === marked;
      row?.setAttribute('data-preview', 'hover');
      marked = row;
      if (!stayed) throw new Error('The row is not at rest.');
    });
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <ColumnPicker
        columns={[
          column('a', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'),
          column('b', longTitle),
          ...Array.from({ length: 60 }, (_, index) => column(String(index), `Column ${index + 1}`)),
        ]}
        layout={{ order: ['gone', '3', '3'], hidden: ['a', 'gone'], widths: {} }}
        onLayoutChange={nothing}
      />
      <ColumnPicker columns={[]} layout={defaultLayout} onLayoutChange={nothing} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await person().click(canvas.getAllByRole('button')[0] as HTMLElement);
    const dialog = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(names(dialog)).toHaveLength(62));
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Reset restores order and visibility, and keeps the widths. */
export const Reset: Story = {
  tags: ['!autodocs'],
  args: { layout: { order: ['price', 'title'], hidden: ['year'], widths: { price: 90 } } },
  play: async ({ canvas }) => {
    const user = person();
    const page = within(document.body);
    changed.mockClear();
    await user.click(canvas.getByRole('button', { name: 'Columns' }));
    const dialog = await page.findByRole('dialog');
    await waitFor(() => expect(names(dialog)[0]).toContain('Price'));
    await user.click(within(dialog).getByRole('button', { name: 'Reset' }));
    await expect(changed).toHaveBeenLastCalledWith({ order: [], hidden: [], widths: { price: 90 } });
    await expect(names(dialog)[0]).toContain('Title');
    await expect(page.getByText('Columns reset.')).toBeInTheDocument();
  },
};
