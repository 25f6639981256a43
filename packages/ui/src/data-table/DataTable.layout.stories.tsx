import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { type KeyboardContext, type KeyboardRow, person, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { type SampleRow, sampleColumns, sampleRows } from './fixtures.ts';
import { type Column, DataTable, defaultLayout } from './index.ts';
import { rowKey, StatefulTable } from './StatefulTable.fixtures.tsx';

const laidOut = fn();
const names = (canvas: KeyboardContext['canvas']) =>
  canvas.getAllByRole('columnheader').map((each: HTMLElement) => each.textContent);
const header = (canvas: KeyboardContext['canvas'], name: string) => canvas.getByRole('columnheader', { name });
/** Column gestures are loaded on first focus. They are ready once they handle a key, here one that changes nothing. */
const gesturesCome = () =>
  waitFor(() =>
    expect(
      fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft', ctrlKey: true, shiftKey: true }),
    ).toBe(false),
  );
const width = (element: Element) => Math.round(element.getBoundingClientRect().width);

const keyboard: KeyboardRow[] = [
  {
    keys: 'Ctrl + Shift + Arrow right, Ctrl + Shift + Arrow left on a header',
    does: 'Moves its column. The focus goes along, and a screen reader is told the new place.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await user.keyboard('{ArrowUp}');
      await gesturesCome();
      await user.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
      await waitFor(() => expect(names(canvas).slice(0, 2)).toEqual(['Artist', 'Title']));
      await canvas.findByText('Title is now column 2 of 6');
      await waitFor(() => expect(header(canvas, 'Title')).toContainElement(document.activeElement as HTMLElement));
      await user.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
      await waitFor(() => expect(names(canvas).slice(0, 2)).toEqual(['Title', 'Artist']));
      await waitFor(() => expect(header(canvas, 'Title')).toContainElement(document.activeElement as HTMLElement));
    },
  },
  {
    keys: 'Ctrl + Shift + Arrow left on the first header',
    does: 'Does nothing: it is at the end.',
    run: async ({ canvas, user }) => {
      laidOut.mockClear();
      await user.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
      await expect(names(canvas)[0]).toBe('Title');
      await expect(laidOut).not.toHaveBeenCalled();
    },
  },
  {
    keys: 'Shift + Arrow right, Shift + Arrow left on a header',
    does: 'Makes the column wider or narrower, and says how wide it is.',
    run: async ({ canvas, user }) => {
      const before = width(header(canvas, 'Title'));
      await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await waitFor(() => expect(width(header(canvas, 'Title'))).toBe(before + 16));
      await waitFor(() =>
        expect(laidOut).toHaveBeenLastCalledWith(expect.objectContaining({ widths: { title: before + 16 } })),
      );
      await canvas.findByText(`Title is ${before + 16} px wide`);
      await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
      await waitFor(() => expect(width(header(canvas, 'Title'))).toBe(before));
    },
  },
];

const meta = {
  title: 'Data/DataTable layout',
  component: DataTable<SampleRow>,
  tags: ['stable'],
  args: {
    label: 'Works',
    columns: sampleColumns,
    rows: sampleRows(200),
    rowKey,
    layout: defaultLayout,
    onLayoutChange: laidOut,
    height: '20rem',
  },
  argTypes: { columns: { control: false }, rows: { control: false } },
  render: (args) => <StatefulTable {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Keep the layout for the person: `layout` is a plain value for an account or an address.',
        'Offer ColumnPicker beside the table: it shows and moves columns for those who cannot drag.',
      ],
      dont: ['Hide the column that names the rows: the table shows it whatever the layout says.'],
      accessibility: [
        'Headers move by dragging (a finger rests on them first) and from the keyboard; each move is announced.',
        'Two presses on the edge of a header fit its column to its words.',
      ],
    },
  },
} satisfies Meta<typeof DataTable<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Dragging a header over another reorders it; Escape cancels; the drag does not trigger the sort button. */
export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    laidOut.mockClear();
    // Not pointer id 1, the mouse: the browser fires mouse moves when the layout below it changes.
    const pen = 7;
    const drag = async (name: string, over: string, end: () => void, timeout?: number) => {
      const [from, to] = [header(canvas, name), header(canvas, over)].map((each) => each.getBoundingClientRect());
      const at = (box: DOMRect | undefined, share: number) => ({
        clientX: (box?.left ?? 0) + (box?.width ?? 0) * share,
        clientY: box?.top ?? 0,
        pointerId: pen,
        button: 0,
      });
      fireEvent.pointerDown(within(header(canvas, name)).getByText(name), at(from, 0.5));
      fireEvent.pointerMove(window, at(to, 0.9));
      await waitFor(() => expect(header(canvas, name)).toHaveAttribute('data-moving'), { timeout });
      fireEvent.pointerMove(window, at(to, 0.9));
      await new Promise((done) => requestAnimationFrame(done));
      end();
    };
    const release = () => {
      fireEvent.pointerUp(window, { pointerId: pen });
      fireEvent.click(canvas.getByRole('button', { name: 'Price' }));
    };
    await person().hover(canvas.getByRole('grid'));
    // A drag does nothing until the gestures are loaded: repeat it until it works.
    await waitFor(() => drag('Artist', 'Price', release, 500));
    await waitFor(() => expect(names(canvas).at(-1)).toBe('Artist'));
    await expect(header(canvas, 'Price')).toHaveAttribute('aria-sort', 'none');
    laidOut.mockClear();
    await drag('Title', 'Price', () => fireEvent.keyDown(window, { key: 'Escape' }));
    fireEvent.pointerUp(window, { pointerId: pen });
    await expect(laidOut).not.toHaveBeenCalled();
    await expect(names(canvas)[0]).toBe('Title');
  },
};

/** A saved layout may be outdated or invalid. */
export const Kept: Story = {
  args: {
    layout: {
      order: ['gone', 'price', 'title'],
      hidden: ['title', 'medium', 'gone'],
      widths: { price: 220, artist: Number.NaN, gone: 1 },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(names(canvas)).toEqual(['Price', 'Title', 'Artist', 'Size', 'Year']);
    await expect(width(header(canvas, 'Price'))).toBe(220);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '5');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Ridges, Late');
  },
};

const many: Column<SampleRow>[] = Array.from({ length: 60 }, (_, index) => {
  const column = sampleColumns[index % sampleColumns.length] as Column<SampleRow>;
  return index < sampleColumns.length
    ? column
    : { ...column, id: `${column.id}-${index}`, header: `${column.header} ${index}` };
});

/** Sixty columns: the naming column stays visible while the rest is scrolled by wheel or keys. */
export const SixtyColumns: Story = {
  args: { columns: many },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    const user = person();
    await user.tab();
    await user.keyboard('{End}');
    await waitFor(() => expect(grid.scrollLeft).toBeGreaterThan(5000));
    const name = grid.querySelector('[role="rowheader"]') as HTMLElement;
    await expect(Math.round(name.getBoundingClientRect().left - grid.getBoundingClientRect().left)).toBe(0);
    // A focused cell must not be covered by the sticky column.
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    const cell = document.activeElement?.getBoundingClientRect() as DOMRect;
    await expect(cell.left).toBeGreaterThanOrEqual(name.getBoundingClientRect().right - 1);
  },
};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="moved, hidden and resized">
        <StatefulTable
          {...args}
          layout={{ order: ['price', 'title', 'year'], hidden: ['medium'], widths: { price: 220 } }}
          rows={args.rows.slice(0, 4)}
        />
      </SheetRow>
      <SheetRow label="sixty columns">
        <StatefulTable {...args} columns={many} rows={args.rows.slice(0, 4)} />
      </SheetRow>
    </Sheet>
  ),
};

/** Text spacing of WCAG 1.4.12, also changed while the table is shown: no header is clipped. */
export const SpacedLetters: Story = {
  tags: ['!autodocs'],
  // Exactly as wide as its columns, with no spare room.
  render: (args) => (
    <div style={{ width: 600 }}>
      <StatefulTable {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const cut = () =>
      canvas
        .getAllByRole('columnheader')
        .flatMap((each) => [...each.querySelectorAll('*')])
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent);
    await expect(cut()).toEqual([]);
    const before = width(header(canvas, 'Year'));
    const style = document.createElement('style');
    style.textContent = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
    canvasElement.append(style);
    await waitFor(() => expect(width(header(canvas, 'Year'))).toBeGreaterThan(before));
    await expect(cut()).toEqual([]);
  },
};
