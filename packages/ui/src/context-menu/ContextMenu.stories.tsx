import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Copy, Pencil, Trash2 } from '../icons/index.ts';
import type { MenuSection } from '../menu/index.ts';
import { Stack } from '../stack/index.ts';
import { type KeyboardRow, Narrow, person, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { ContextMenu, useContextMenu } from './index.ts';

const acted = fn();
const items = [
  { id: 'edit', label: 'Edit', icon: Pencil },
  { id: 'copy', label: 'Copy link', icon: Copy },
  { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger' as const },
];
const menu = () => document.querySelector('[role="menu"]');
const gone = () => waitFor(() => expect(menu()).toBeNull());
/** Dispatches the events of a right click. */
const rightClick = (on: Element, x: number, y: number) =>
  fireEvent.contextMenu(on, { button: 2, clientX: x, clientY: y, bubbles: true, cancelable: true });

const keyboard: KeyboardRow[] = [
  {
    keys: 'Shift + F10, or the menu key',
    does: 'Opens the menu beside what has the focus, on its first line.',
    run: async ({ canvas, page, user }) => {
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'The Flying Dutchman' })).toHaveFocus();
      await user.keyboard('{ContextMenu}');
      await waitFor(() => expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
      await user.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'The Flying Dutchman' })).toHaveFocus());
      await user.keyboard('{Shift>}{F10}{/Shift}');
      await waitFor(() => expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    },
  },
  {
    keys: '↓ ↑ Home End, letters',
    does: 'Move along the lines, around the ends.',
    run: async ({ page, user }) => {
      for (const [key, name] of [
        ['{ArrowUp}', 'Delete'],
        ['{ArrowDown}', 'Edit'],
        ['{End}', 'Delete'],
        ['{Home}', 'Edit'],
      ] as const) {
        await user.keyboard(key);
        await expect(page.getByRole('menuitem', { name })).toHaveFocus();
      }
      await user.keyboard('c');
      await expect(page.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus();
    },
  },
  {
    keys: 'Escape',
    does: 'Closes it; the focus is back on the thing.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'The Flying Dutchman' })).toHaveFocus());
    },
  },
  {
    keys: 'Enter on a line',
    does: 'Does it and closes.',
    run: async ({ canvas, page, user }) => {
      acted.mockClear();
      await user.keyboard('{Shift>}{F10}{/Shift}');
      await waitFor(() => expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
      await user.keyboard('{End}{Enter}');
      await expect(acted.mock.calls).toEqual([['delete']]);
      await gone();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'The Flying Dutchman' })).toHaveFocus());
    },
  },
];

const meta = {
  title: 'Overlays/ContextMenu',
  component: ContextMenu,
  tags: ['stable'],
  // Load what is otherwise downloaded on intent, so that the play function does not depend on machine speed.
  loaders: [() => import('../menu/MenuPopover.tsx')],
  args: {
    label: 'The Flying Dutchman',
    items,
    onAction: acted,
    children: <Button>The Flying Dutchman</Button>,
  },
  argTypes: { children: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Offer each of its lines somewhere in sight too: few people try a right click.', 'Name it after the thing.'],
      dont: ['Cover a whole page with it.', 'Take the browser’s menu away where text is written.'],
      accessibility: [
        'What has the focus inside the area opens it: put something there that takes the focus.',
        'The focus goes to the first line, and back when it closes.',
      ],
    },
  },
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="open where the pointer is">
        <div style={{ minHeight: 220, width: 360 }}>
          <ContextMenu {...args} label="さまよえるオランダ人">
            <Card>
              <Stack>
                <Text>さまよえるオランダ人</Text>
                <Text>The Flying Dutchman, 2021</Text>
              </Stack>
            </Card>
          </ContextMenu>
        </div>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const { left, top } = canvas.getByText('さまよえるオランダ人').getBoundingClientRect();
    await rightClick(canvas.getByText('さまよえるオランダ人'), left + 100, top + 12);
    await waitFor(() => expect(menu()).toBeVisible());
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <ContextMenu
        items={[
          { id: 'a', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
          { id: 'b', label: '価格の高い順に並べ替える', description: longTitle },
          { id: 'c', label: longTitle },
        ]}
        label="Everything"
      >
        <Button>長い</Button>
      </ContextMenu>
      <ContextMenu items={[]} label="Nothing">
        <Button>Nothing</Button>
      </ContextMenu>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    // Without items there is no menu, and the browser's menu opens.
    await expect(await rightClick(canvas.getByRole('button', { name: 'Nothing' }), 20, 20)).toBe(true);
    await expect(menu()).toBeNull();
    await expect(await rightClick(canvas.getByRole('button', { name: '長い' }), 20, 20)).toBe(false);
    await waitFor(() => expect(menu()).toBeVisible());
  },
};

const sectionsOf = (target: Element): MenuSection[] | null => {
  const name = target.closest('li')?.dataset.name;
  return name ? [{ title: name, items }] : null;
};

function Rows() {
  const { handlers, menu: floating } = useContextMenu({ label: 'Work', sections: sectionsOf, onAction: acted });
  return (
    <>
      <ul {...handlers}>
        {['Sea', 'Sky'].map((name) => (
          <li data-name={name} key={name} style={{ padding: 12 }}>
            <Button>{name}</Button>
          </li>
        ))}
        <li>
          <TextField label="Note" name="note" onChange={() => undefined} value="" />
        </li>
      </ul>
      {floating}
    </>
  );
}

/**
 * One menu for all rows, at the pointer; a right click elsewhere closes it; over text the browser's menu stays; touch
 * uses long press.
 */
export const Pointer: Story = {
  render: () => <Rows />,
  play: async ({ canvas }) => {
    const user = person();
    const sea = canvas.getByRole('button', { name: 'Sea' });
    const sky = canvas.getByRole('button', { name: 'Sky' });
    const title = (words: string) => waitFor(() => expect(menu()).toHaveTextContent(words));
    const at = (on: Element) => {
      const { left, top, height } = on.getBoundingClientRect();
      return [left + 20, top + height / 2] as const;
    };

    await expect(await rightClick(sea, ...at(sea))).toBe(false);
    await title('Sea');
    const box = menu()?.getBoundingClientRect();
    await expect(Math.abs((box?.left ?? 0) - at(sea)[0])).toBeLessThan(16);
    await expect(Math.abs((box?.top ?? 0) - at(sea)[1])).toBeLessThan(16);

    // A right click on another row moves the menu; elsewhere it closes it without opening the browser's menu.
    await expect(await rightClick(document.elementFromPoint(...at(sky)) ?? document.body, ...at(sky))).toBe(false);
    await title('Sky');
    await waitFor(() => expect(Math.abs((menu()?.getBoundingClientRect().top ?? 0) - at(sky)[1])).toBeLessThan(16));
    await waitFor(() => expect(menu()?.contains(document.activeElement)).toBe(true));
    await expect(await rightClick(document.elementFromPoint(400, 500) ?? document.body, 400, 500)).toBe(false);
    await gone();
    await rightClick(sky, ...at(sky));
    await title('Sky');
    await user.keyboard('{Escape}');
    await gone();

    const field = canvas.getByRole('textbox', { name: /Note/u });
    await expect(await rightClick(field, ...at(field))).toBe(true);
    await expect(menu()).toBeNull();

    const [clientX, clientY] = at(sea);
    await fireEvent.pointerDown(sea, { pointerType: 'touch', clientX, clientY, bubbles: true });
    await title('Sea');
    await user.keyboard('{Escape}');
    await gone();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
