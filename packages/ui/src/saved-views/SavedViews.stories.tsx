import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import {
  type KeyboardRow,
  Narrow,
  Preview,
  person,
  playComposition,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
} from '../storybook/index.ts';
import { type SavedView, SavedViews, type SavedViewsProps } from './index.ts';

const views: SavedView[] = [
  { id: 'all', name: 'All orders', href: '#all', fixed: true, isDefault: true },
  { id: 'late', name: 'Late', href: '#late', shared: true },
  { id: 'returns', name: 'Returns to check', href: '#returns' },
];
const many: SavedView[] = [
  ...views,
  ...['Over $5,000', 'To Japan', 'Rented out', 'Frames only', 'This spring'].map((name) => ({
    id: name,
    name,
    href: `#${name}`,
  })),
];
const japanese: SavedView[] = [
  { id: 'all', name: 'すべての注文', href: '#all', fixed: true, isDefault: true },
  { id: 'late', name: '発送が遅れているもの', href: '#late', shared: true },
  { id: 'returns', name: '返品の確認待ち', href: '#returns' },
];
const handled = {
  onSave: fn(async () => undefined),
  onUpdate: fn(async () => undefined),
  onRename: fn(async () => undefined),
  onDelete: fn(async () => undefined),
  onDefault: fn(async () => undefined),
  onMove: fn(async () => undefined),
  onShare: fn(async () => undefined),
};

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves along the views: links, each a stop.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('link', { name: /^All orders/ })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('link', { name: /^Late/ })).toHaveFocus();
    },
  },
  {
    keys: 'Enter on a view',
    does: 'Shows it.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{Enter}');
      await expect(canvas.getByRole('link', { name: /^Late/ })).toHaveAttribute('aria-current', 'page');
      await expect(canvas.getByRole('link', { name: /^All orders/ })).not.toHaveAttribute('aria-current');
    },
  },
  {
    keys: 'Enter on the options',
    does: 'Opens what can be done with the current view.',
    run: async ({ canvas, page, user }) => {
      await user.tab();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'View options: Late' })).toHaveFocus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(page.getByRole('menuitem', { name: /Save changes to “Late”/ })).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'View options: Late' })).toHaveFocus());
    },
  },
];

const meta = {
  title: 'Data/SavedViews',
  component: SavedViews,
  tags: ['stable'],
  loaders: [() => import('../menu/MenuPopover.tsx'), () => import('./ViewDialog.tsx')],
  args: { views, current: 'late', edited: true, ...handled },
  argTypes: { views: { control: false } },
  render: (args) => <Stateful {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Begin with the whole list, as a view that cannot be changed.',
        'Keep the question: search, filters, order, layout.',
      ],
      dont: [
        'Keep the page or what is selected.',
        'Save changes by themselves: a person looks around without meaning it.',
      ],
      accessibility: [
        'Links in a named navigation; the current one is `aria-current="page"`.',
        'Shared, opening first and edited are said in words too.',
      ],
    },
  },
} satisfies Meta<typeof SavedViews>;

export default meta;
type Story = StoryObj<typeof meta>;

function Stateful(props: SavedViewsProps) {
  const [current, setCurrent] = useState(props.current);
  return <SavedViews {...props} current={current} onFollow={(view) => setCurrent(view.id)} />;
}

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="current; edited; none; more than there is room for; Japanese; nothing to be done">
        <SheetCell label="current" width={720}>
          <SavedViews label="Views 1" current="all" views={views} {...handled} />
        </SheetCell>
        <SheetCell label="edited" width={720}>
          <SavedViews label="Views 2" current="late" edited views={views} {...handled} />
        </SheetCell>
        <SheetCell label="none is shown" width={720}>
          <SavedViews label="Views 3" current={null} views={views} {...handled} />
        </SheetCell>
        <SheetCell label="the current one is from the menu" width={720}>
          <SavedViews label="Views 4" current="This spring" edited views={many} {...handled} />
        </SheetCell>
        <SheetCell label="Japanese" width={720}>
          <SavedViews label="Views 5" current="late" edited views={japanese} {...handled} />
        </SheetCell>
        <SheetCell label="to be used, not changed" width={340}>
          <SavedViews label="Views 6" current="returns" views={views} />
        </SheetCell>
        <SheetCell label="hover, pressed, focus" width={720}>
          <Preview focus="li:first-child a" hover="li:nth-child(2) a" pressed="li:nth-child(3) a">
            <SavedViews label="Views 7" current="all" views={views} {...handled} />
          </Preview>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <SavedViews
        label="Views 7"
        current="long"
        edited
        views={[
          { id: 'long', name: longTitle, href: '#a', shared: true, isDefault: true },
          { id: 'word', name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', href: '#b' },
        ]}
        {...handled}
      />
      <SavedViews label="Views 8" current={null} views={[]} {...handled} />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** A view swaps places with one of the user's own; built-in views cannot be passed. */
export const Moving: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    handled.onMove.mockClear();
    await user.click(canvas.getByRole('button', { name: 'View options: Late' }));
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Move right' })).toBeVisible());
    await expect(page.queryByRole('menuitem', { name: 'Move left' })).not.toBeInTheDocument();
    await user.click(page.getByRole('menuitem', { name: 'Move right' }));
    await waitFor(() => expect(handled.onMove).toHaveBeenCalledWith(views[1], 1));
  },
};

/** A missing or duplicate name shows an error at its field; the name is trimmed before it is passed on. */
export const Saving: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    handled.onSave.mockClear();
    await user.click(canvas.getByRole('button', { name: 'View options: Late' }));
    await user.click(await page.findByRole('menuitem', { name: 'Save as a new view…' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Save this view' }));
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus());
    await user.keyboard('{Enter}');
    await expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/Enter a name\./);
    await user.keyboard('late{Enter}');
    await expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/view with this name already/);
    await expect(handled.onSave).not.toHaveBeenCalled();
    await user.keyboard(' in spring {Enter}');
    await waitFor(() => expect(handled.onSave).toHaveBeenCalledWith('late in spring', false));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** After a failure the dialog stays open, says why, and keeps the input. */
export const SavingFails: Story = {
  tags: ['!autodocs'],
  args: {
    onSave: fn(async (): Promise<undefined> => {
      throw new Error('Only 20 views can be kept. Delete one first.');
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    await user.click(canvas.getByRole('button', { name: 'View options: Late' }));
    await user.click(await page.findByRole('menuitem', { name: 'Save as a new view…' }));
    await waitFor(() => expect(page.getByLabelText('Name')).toHaveFocus());
    await user.keyboard('Kyoto{Enter}');
    await waitFor(() => expect(page.getByRole('alert')).toHaveTextContent('Only 20 views can be kept.'));
    await expect(page.getByLabelText('Name')).toHaveValue('Kyoto');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** A name typed with a Japanese IME: none of its keys saves it or closes the dialog. */
export const Composition: Story = {
  tags: ['!autodocs'],
  play: playComposition(
    async ({ canvas, page, user }) => {
      handled.onSave.mockClear();
      await user.click(canvas.getByRole('button', { name: 'View options: Late' }));
      await user.click(await page.findByRole('menuitem', { name: 'Save as a new view…' }));
      await waitFor(() => expect(page.getByLabelText('Name')).toHaveFocus());
      return page.getByLabelText('Name');
    },
    {
      undisturbed: async ({ page }) => {
        await expect(page.getByRole('dialog', { name: 'Save this view' })).toBeInTheDocument();
        await expect(handled.onSave).not.toHaveBeenCalled();
      },
      after: async ({ page, user }) => {
        await user.keyboard('{Enter}');
        await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
        await expect(handled.onSave.mock.calls).toEqual([['時計', false]]);
      },
    },
  ),
};
