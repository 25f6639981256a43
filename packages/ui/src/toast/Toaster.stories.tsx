import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { type KeyboardRow, Narrow, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Toaster } from '../toaster/index.ts';
import { toast } from './index.ts';
import { toastQueue } from './queue.ts';
import { ToastCard } from './ToastCard.tsx';

const undone = fn();
const action = { label: 'Undo', onAction: undone };

const clear = () => toastQueue.close(toastQueue.current().map(({ key }) => key));

const keyboard: KeyboardRow[] = [
  {
    keys: 'F6',
    does: 'Moves into the messages from wherever the focus is.',
    run: async ({ page, user }) => {
      toast.default('Work moved to the deleted list.', { action });
      await page.findByRole('alertdialog', { name: 'Work moved to the deleted list.' });
      await user.keyboard('{F6}');
      await waitFor(() => expect(page.getByRole('region').contains(document.activeElement)).toBe(true));
    },
  },
  {
    keys: 'Tab, Enter',
    does: 'Reaches its action and does it; the message goes and the focus is back.',
    run: async ({ page, user }) => {
      undone.mockClear();
      page.getByRole('button', { name: 'Undo' }).focus();
      await user.keyboard('{Enter}');
      await expect(undone).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(page.queryByText(/Work moved/)).not.toBeInTheDocument());
    },
  },
];

const meta = {
  title: 'Overlays/Toaster',
  component: Toaster,
  tags: ['stable'],
  // What is downloaded on intent is there before the play, however slow the machine.
  loaders: [() => import('./ToastRegion.tsx')],
  beforeEach: () => {
    clear();
    return clear;
  },
  render: () => (
    <>
      <Inline>
        <Button onClick={() => toast.success('Work saved.')}>Success</Button>
        <Button onClick={() => toast.warning('Something went wrong.')}>Warning</Button>
        <Button onClick={() => toast.primary('Haruka asked to buy a work.')}>Primary</Button>
        <Button onClick={() => toast.default('Work moved to the deleted list.', { action })}>Default</Button>
      </Inline>
      <Toaster />
    </>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Answer what was just done, in one sentence.', 'Offer an undo where there is one.'],
      dont: ['Say there what must not be missed: any click clears it.', 'Report the error of a field.'],
      accessibility: [
        'Announced when it appears; a landmark that F6 reaches, above and outside every dialog.',
        'Pointing at it or focusing it stops its time; one with an action has no time.',
      ],
    },
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      {(['success', 'warning', 'primary', 'default'] as const).map((tone) => (
        <SheetRow key={tone} label={`${tone}: words; with an action`}>
          {[undefined, action].map((offered) => (
            <SheetCell key={offered?.label ?? 'words'} label="" width={480}>
              <div style={{ width: '100%' }}>
                <ToastCard
                  announce={(message) => message}
                  toast={{
                    key: 0,
                    tone,
                    message: 'Work moved to the deleted list.',
                    ...(offered && { action: offered }),
                  }}
                />
              </div>
            </SheetCell>
          ))}
        </SheetRow>
      ))}
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Stack>
        <ToastCard
          announce={(message) => message}
          toast={{ key: 0, tone: 'warning', message: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', action }}
        />
        <ToastCard
          announce={(message) => message}
          toast={{ key: 0, tone: 'success', message: '作品を削除済みの一覧に移しました。'.repeat(8) }}
        />
      </Stack>
    </Narrow>
  ),
};

/** Any click anywhere clears what was there, but not what it causes, and does its own work. */
export const ClickClears: Story = {
  play: async ({ canvas, userEvent }) => {
    const message = (words: string) => document.body.textContent.includes(words);
    toast.default('Before the click.', { action });
    await waitFor(() => expect(message('Before the click.')).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await waitFor(() => expect(message('Work saved.')).toBe(true));
    await waitFor(() => expect(message('Before the click.')).toBe(false));
    await userEvent.click(document.body);
    await waitFor(() => expect(message('Work saved.')).toBe(false));
  },
};

/** Messages sent before anything renders are shown once it does. */
export const Early: Story = {
  beforeEach: () => {
    toast.success('Signed in.');
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.body).toHaveTextContent('Signed in.'));
    await expect(canvas.getByRole('button', { name: 'Success' })).toBeVisible();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
