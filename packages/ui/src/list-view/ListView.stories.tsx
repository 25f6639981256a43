import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { placeInTitle } from '../page-title/index.ts';
import {
  type KeyboardRow,
  Narrow,
  person,
  playComposition,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
  Stateful,
} from '../storybook/index.ts';
import { Library, library } from './fixtures.tsx';
import { ListView } from './index.ts';

const went = fn();
const nothing = () => undefined;

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves along views, search, filters, view and menu, then into the rows.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('link', { name: 'All works' })).toHaveFocus();
      await user.tab();
      await user.tab();
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus();
      canvas.getByRole('radio', { name: 'Pictures' }).focus();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'List options' })).toHaveFocus();
      canvas.getByRole('radio', { name: 'All' }).focus();
    },
  },
  {
    keys: 'Arrow keys on the chips',
    does: 'Choose another selection: a new entry in the history.',
    run: async ({ user }) => {
      went.mockClear();
      for (const [to, back] of [
        ['{ArrowRight}', '{ArrowLeft}'],
        ['{ArrowDown}', '{ArrowUp}'],
      ] as const) {
        await user.keyboard(to);
        await expect(went).toHaveBeenLastCalledWith('show=For+sale', false);
        await user.keyboard(back);
        await expect(went).toHaveBeenLastCalledWith('', false);
      }
      await user.keyboard('{ArrowRight}');
    },
  },
  {
    keys: 'any text in the search, Enter',
    does: 'Searches; the entry in the history is replaced.',
    run: async ({ canvas, user }) => {
      canvas.getByRole('searchbox').focus();
      await user.keyboard('ridges{Enter}');
      await expect(went).toHaveBeenLastCalledWith('search=ridges&show=For+sale', true);
      await expect(canvas.getByText('8 works')).toBeInTheDocument();
    },
  },
  {
    keys: 'Enter on a page',
    does: 'Goes there and says which it is; reading starts at the top of the rows.',
    run: async ({ canvas, user }) => {
      canvas.getByRole('searchbox').focus();
      await user.keyboard('{Escape}');
      canvas.getByRole('link', { name: 'Next page' }).focus();
      await user.keyboard('{Enter}');
      await expect(went).toHaveBeenLastCalledWith('show=For+sale&page=2', false);
      await expect(canvas.getByRole('group', { name: 'Works' })).toHaveFocus();
      const words = /^Page 2 of \d+$/;
      await waitFor(() => expect(canvas.getByText(words).closest('[role="status"]')).not.toBeNull());
      await expect(placeInTitle.current()).toMatch(words);
    },
  },
];

const meta = {
  title: 'Data/ListView',
  component: ListView,
  tags: ['stable'],
  loaders: [
    () => import('./ListTools.tsx'),
    () => import('../filter-bar/FilterFields.tsx'),
    () => import('../popover/PopoverLayer.tsx'),
    () => import('../menu/MenuPopover.tsx'),
    () => import('../column-picker/ColumnList.tsx'),
    () => import('../saved-views/ViewDialog.tsx'),
  ],
  // The list is stateful: each story makes its own (fixtures).
  args: {} as never,
  render: () => <Library onAddress={went} />,
  parameters: {
    controls: { disable: true },
    keyboard,
    guidance: {
      do: [
        'Let the address be the only state: it can be shared, gone back from and saved.',
        'Keep the old rows while new ones come (`updating`).',
        'Teach the first step where nothing was ever added; offer to clear where nothing was found.',
      ],
      dont: ['Put the one thing to do next here: it belongs to the Page.', 'Show the skeleton after the first load.'],
      accessibility: [
        'How many were found is announced when search or filters change it, once, when it is settled.',
        'Clearing, removing and turning pages never drop the focus.',
      ],
    },
  },
} satisfies Meta<typeof ListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="pictures, narrowed; as a table">
        <div style={{ width: '100%' }}>
          <Library query="search=r&type=art&type=photo&year=2018..&sort=title" />
        </div>
      </SheetRow>
      <SheetRow label="nothing found; nothing yet; failed; denied">
        <SheetCell label="nothing found" width={540}>
          <Library query="search=moonlight&type=art" views={undefined} />
        </SheetCell>
        <SheetCell label="nothing was ever added" width={540}>
          <Library works={[]} />
        </SheetCell>
        <SheetCell label="failed" width={540}>
          <Library
            failure={{ message: 'The connection was lost.', onRetry: nothing }}
            views={undefined}
            status="failed"
            total={undefined}
            works={[]}
            isEmpty={false}
          />
        </SheetCell>
        <SheetCell label="denied" width={540}>
          <Library status="denied" />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const AsTable: Story = { render: () => <Library onAddress={went} query="layout=table&sort=title" /> };

export const LoadingFirst: Story = { render: () => <Library status="loading" total={undefined} /> };

export const Updating: Story = {
  render: () => <Library status="updating" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Works' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('heading', { name: 'Ridges, Late' })).toBeVisible();
  },
};

export const LoadingMore: Story = {
  render: () => <Library more={{ shown: 8, onMore: nothing, loading: true }} />,
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Library
        query={`search=${encodeURIComponent(longTitle)}&year=5..1&page=-3&sort=%3Cb%3E&utm=x`}
        works={library.slice(0, 2).map((work) => ({ ...work, title: longTitle }))}
      />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** The search runs for the composed word, not for the syllables before it. */
export const Composition: Story = {
  tags: ['!autodocs'],
  play: playComposition(
    ({ canvas }) => {
      went.mockClear();
      return canvas.getByRole('searchbox');
    },
    {
      undisturbed: () =>
        expect(went.mock.calls.filter(([query]) => new URLSearchParams(query).get('search') !== '時計')).toEqual([]),
      after: async () => {
        await waitFor(() => expect(went).toHaveBeenCalled());
        await expect(went.mock.calls).toEqual([[`${new URLSearchParams({ search: '時計' })}`, true]]);
      },
    },
  ),
};

/** Pressing a filter while typing does not lose the search; Back steps over choices, not letters. */
export const Address: Story = {
  tags: ['!autodocs'],
  render: () => <Library back onAddress={went} query="utm=mail&page=2" />,
  play: async ({ canvas }) => {
    const user = person();
    went.mockClear();
    await user.click(canvas.getByRole('searchbox'));
    await user.keyboard('r');
    await user.click(canvas.getByText('To rent · 14'));
    await waitFor(() => expect(went).toHaveBeenLastCalledWith('search=r&show=To+rent&utm=mail', false));
    await expect(went.mock.calls.map(([query, replace]) => [query, replace])).toEqual([
      ['search=r&utm=mail', true],
      ['search=r&show=To+rent&utm=mail', false],
    ]);
    await user.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('r');
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
  },
};

/** No results offer to clear the filters; the focus then moves to the search. */
export const NothingFound: Story = {
  tags: ['!autodocs'],
  render: () => <Library onAddress={went} query="search=moonlight&type=art&sort=title" />,
  play: async ({ canvas }) => {
    const user = person();
    await user.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(went).toHaveBeenLastCalledWith('sort=title', false);
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** A saved view shows when it has been changed; a page past the end becomes the last. */
export const Views: Story = {
  tags: ['!autodocs'],
  render: () => <Library onAddress={went} />,
  play: async ({ canvas }) => {
    const user = person();
    const view = canvas.getByRole('link', { name: /^To rent, as a table/ });
    await user.click(view);
    await expect(went).toHaveBeenLastCalledWith('show=To+rent&layout=table&saved=rent', false);
    await expect(view).toHaveAttribute('aria-current', 'page');
    await expect(within(view).queryByText('edited')).not.toBeInTheDocument();
    await user.click(canvas.getByRole('radio', { name: 'Pictures' }));
    await expect(within(view).getByText('edited')).toBeVisible();
  },
};

export const BeyondTheEnd: Story = {
  tags: ['!autodocs'],
  render: () => <Library onAddress={went} query="page=99" />,
  play: async () => {
    await waitFor(() => expect(went).toHaveBeenLastCalledWith('page=8', true));
  },
};

/**
 * The bulk bar closes with the selection; after clearing by keyboard the focus is in the list, not at the top of the
 * page.
 */
export const Cleared: Story = {
  tags: ['!autodocs'],
  render: () => <Library query="layout=table" />,
  play: async ({ canvas }) => {
    const user = person();
    const [, first] = await canvas.findAllByRole('checkbox');
    await user.click(first as HTMLElement);
    const clear = await canvas.findByRole('button', { name: 'Clear selection' });
    clear.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(clear).not.toBeInTheDocument());
    await expect(canvas.getByRole('group', { name: 'Works' })).toHaveFocus();
  },
};

/** One menu for the less frequent: sort order, columns, saved views. */
export const Menu: Story = {
  tags: ['!autodocs'],
  render: () => <Library onAddress={went} query="layout=table" />,
  play: async ({ canvas, canvasElement }) => {
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    const menu = canvas.getByRole('button', { name: 'List options' });
    await user.click(menu);
    await user.click(await page.findByRole('menuitemradio', { name: 'Title, A to Z' }));
    await expect(went).toHaveBeenLastCalledWith('sort=title&layout=table', false);
    await user.click(menu);
    await user.click(await page.findByRole('menuitem', { name: 'Columns…' }));
    await user.click(await page.findByRole('checkbox', { name: 'Year' }));
    await expect(canvas.queryByRole('columnheader', { name: 'Year' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
    await user.click(menu);
    await user.click(await page.findByRole('menuitem', { name: 'Save as a new view…' }));
    await expect(await page.findByRole('dialog', { name: 'Save this view' })).toBeVisible();
    await user.keyboard('{Escape}');
  },
};

/** Without saved views there is no strip; saving one is in the menu. */
export const NoViews: Story = {
  tags: ['!autodocs'],
  render: () => <Library savedViews={[]} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Saved views' })).not.toBeInTheDocument();
    await person().click(canvas.getByRole('button', { name: 'List options' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('menuitem', { name: 'Save as a new view…' })).toBeVisible();
    await person().keyboard('{Escape}');
  },
};

const viewport = { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } };

/** On a phone the search is collapsed to a button, and stays open once opened. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport },
  render: () => <Library savedViews={[]} onAddress={went} />,
  play: async ({ canvas, canvasElement }) => {
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    const field = canvas.getByRole('searchbox');
    const row = () => field.getBoundingClientRect().width;
    const opener = canvas.getByRole('button', { name: 'Search the library' });
    await expect(opener).toBeVisible();
    await user.click(opener);
    await expect(field).toHaveFocus();
    await expect(opener).not.toBeInTheDocument();
    await expect(row()).toBeGreaterThan(200);
    await user.click(canvas.getByText('For sale'));
    await expect(went).toHaveBeenLastCalledWith('show=For+sale', false);
    await expect(row()).toBeGreaterThan(200);
    await expect(canvas.queryByRole('radio', { name: 'Table' })).not.toBeInTheDocument();
    await user.click(canvas.getByRole('button', { name: 'List options' }));
    await user.click(await page.findByRole('menuitemradio', { name: 'Table' }));
    await expect(went).toHaveBeenLastCalledWith('show=For+sale&layout=table', true);
  },
};

/** Rows restored by a toast outside the list: the focus that went with the toast moves to the list. */
export const Undone: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stateful initial={{ works: library, undo: false }}>
      {({ works, undo }, set) => (
        <>
          <Library
            query="layout=table"
            tools={<Button onClick={() => set({ works: [], undo: true })}>Delete all</Button>}
            works={works}
          />
          {undo && <Button onClick={() => set({ works: library, undo: false })}>Undo</Button>}
        </>
      )}
    </Stateful>
  ),
  play: async ({ canvas }) => {
    const user = person();
    (await canvas.findByRole('button', { name: 'Delete all' })).focus();
    await user.keyboard('{Enter}');
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    undo.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Works' })).toHaveFocus());
  },
};
