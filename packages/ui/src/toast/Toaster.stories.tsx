import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { type KeyboardRow, Narrow, Preview, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Toaster } from '../toaster/index.ts';
import { toast } from './index.ts';
import { toastDuration, toastQueue } from './queue.ts';
import { ToastCard } from './ToastCard.tsx';

const undone = fn();
const action = { label: 'Undo', onAction: undone };

const sample = { key: 0, message: 'Work moved to the deleted list.', count: 1, time: 0 };

const clear = () => toastQueue.close(toastQueue.current().map(({ key }) => key));

const keyboard: KeyboardRow[] = [
  {
    keys: 'F6',
    does: 'Moves into the messages from wherever the focus is.',
    run: async ({ canvas, page, user }) => {
      canvas.getByRole('button', { name: 'Success' }).focus();
      toast.default('Work moved to the deleted list.', { action });
      await page.findByRole('group', { name: 'Work moved to the deleted list.' });
      await user.keyboard('{F6}');
      await waitFor(() => expect(page.getByRole('region').contains(document.activeElement)).toBe(true));
    },
  },
  {
    keys: 'Tab, Enter',
    does: 'Reaches its action and does it; the message goes and the focus is back.',
    run: async ({ canvas, page, user }) => {
      undone.mockClear();
      const undo = page.getByRole('button', { name: 'Undo' });
      for (let stop = 0; stop < 3 && document.activeElement !== undo; stop += 1) await user.tab();
      await expect(undo).toHaveFocus();
      await user.keyboard('{Enter}');
      await expect(undone).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(page.queryByText(/Work moved/)).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Success' })).toHaveFocus());
    },
  },
];

const meta = {
  title: 'Overlays/Toaster',
  component: Toaster,
  tags: ['stable'],
  // Loaded before the play function, so that slow machines don't time out.
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
      dont: [
        'Say there what must not be missed: any click clears it, unless it has an action.',
        'Report the error of a field.',
      ],
      accessibility: [
        'Announced when it appears: a warning is an alert, everything else a status that interrupts nobody.',
        'In a landmark that F6 reaches, above and outside every dialog.',
        'Pointing at it, focusing it or leaving the tab stops its time; one with an action has no time.',
        'A finger pushes it aside. ToastLog keeps what was said.',
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
                    ...sample,
                    tone,
                    ...(offered && { action: offered }),
                  }}
                />
              </div>
            </SheetCell>
          ))}
        </SheetRow>
      ))}
      <SheetRow label="its close button: hover, focus">
        {(['hover', 'focus'] as const).map((state) => (
          <SheetCell key={state} label={state} width={480}>
            <div style={{ width: '100%' }}>
              <Preview {...{ [state]: 'button' }}>
                <ToastCard announce={(message) => message} toast={{ ...sample, tone: 'default' }} />
              </Preview>
            </div>
          </SheetCell>
        ))}
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Stack>
        <ToastCard
          announce={(message) => message}
          toast={{
            ...sample,
            tone: 'warning',
            message: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
            action,
            count: 100,
          }}
        />
        <ToastCard
          announce={(message) => message}
          toast={{
            ...sample,
            tone: 'primary',
            message: longTitle,
            action: { ...action, label: longTitle },
            count: 2,
          }}
        />
        <ToastCard
          announce={(message) => message}
          toast={{ ...sample, tone: 'success', message: '作品を削除済みの一覧に移しました。'.repeat(8) }}
        />
      </Stack>
    </Narrow>
  ),
};

/** Any click clears the existing toasts, but not the one it causes, and still does its own work. */
export const ClickClears: Story = {
  play: async ({ canvas, userEvent }) => {
    const message = (text: string) => document.body.textContent.includes(text);
    toast.default('Can be undone.', { action });
    toast.default('Before the click.');
    await waitFor(() => expect(message('Before the click.')).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await waitFor(() => expect(message('Work saved.')).toBe(true));
    await waitFor(() => expect(message('Before the click.')).toBe(false));
    // A click meant for something else must not remove the only undo.
    await expect(message('Can be undone.')).toBe(true);
    await userEvent.click(document.body);
    await waitFor(() => expect(message('Work saved.')).toBe(false));
  },
};

/** It disappears after its duration; one with an action has none. Uses fake timers. */
export const Timed: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const page = within(document.body);
    const clock = spyOn(window, 'setTimeout');
    try {
      toast.default('Can be undone.', { action });
      await page.findByText('Can be undone.');
      const ends = () => clock.mock.calls.filter(([, delay]) => delay === toastDuration);
      await expect(ends()).toHaveLength(0);
      toast.success('Work saved.');
      await page.findByText('Work saved.');
      await waitFor(() => expect(ends()).not.toHaveLength(0));
      for (const [end] of ends()) (end as () => void)();
      await waitFor(() => expect(page.queryByText('Work saved.')).not.toBeInTheDocument());
      await expect(page.getByText('Can be undone.')).toBeVisible();
    } finally {
      clock.mockRestore();
    }
  },
};

/** A repeated message is counted, not stacked, and announced again. */
export const Counted: Story = {
  play: async () => {
    const shown = () => document.querySelectorAll('[role="region"] [role="group"]');
    for (let time = 0; time < 3; time++) toast.success('Work saved.');
    await waitFor(() => expect(shown()).toHaveLength(1));
    await waitFor(() => expect(shown()[0]).toHaveTextContent(/Work saved. × 3/u));
  },
};

/** Errors interrupt a screen reader; other messages wait for the end of its sentence. Each is announced once. */
export const Announced: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const page = within(document.body);
    const live = (text: string) =>
      [...document.querySelectorAll('[role="alert"], [role="status"], [aria-live]:not([aria-live="off"])')].filter(
        ({ textContent }) => textContent?.includes(text),
      );
    for (const [tone, role] of [
      ['success', 'status'],
      ['default', 'status'],
      ['primary', 'status'],
      ['warning', 'alert'],
    ] as const) {
      const text = `Said as ${tone}.`;
      toast[tone](text);
      const [region, ...others] = await waitFor(() => {
        const found = live(text);
        expect(found).toHaveLength(1);
        return found;
      });
      await expect(others).toEqual([]);
      await expect(region).toHaveAttribute('role', role);
      await waitFor(() => expect(page.getByText(text)).not.toHaveAttribute('aria-hidden'));
      await expect(page.getByRole('group', { name: new RegExp(text) })).toContainElement(region as HTMLElement);
    }
    await expect(page.queryByRole('alertdialog')).toBeNull();
  },
};

/** A long swipe removes a toast; a short one moves it back. */
export const Swipe: Story = {
  play: async () => {
    const card = async () =>
      (await within(document.body).findByText('Work saved.')).closest('[role="group"] > div') as Element;
    toast.success('Work saved.');
    const swipe = async (distance: number) => {
      const on = await card();
      const at = (clientX: number) => ({ pointerType: 'touch', pointerId: 7, clientX, clientY: 20, bubbles: true });
      await fireEvent.pointerDown(on, at(100));
      await fireEvent.pointerMove(on, at(100 + distance / 2));
      await fireEvent.pointerMove(on, at(100 + distance));
      await fireEvent.pointerUp(on, at(100 + distance));
    };
    await swipe(20);
    const back = await card();
    await waitFor(() => expect(back).toBeVisible());
    await swipe(140);
    await waitFor(() => expect(within(document.body).queryByText('Work saved.')).toBeNull());
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
