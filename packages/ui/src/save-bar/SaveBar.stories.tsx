import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { LinkButton } from '../button/index.ts';
import { Form, useForm } from '../form/index.ts';
import { type KeyboardRow, Narrow, person, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { TextField } from '../text-field/index.ts';
import { SaveBar } from './index.ts';

const nothing = () => undefined;
const saved = fn();
const discarded = fn();

const keyboard: KeyboardRow[] = [
  {
    keys: 'Ctrl + S, on a Mac Command + S',
    does: 'Saves, wherever the focus is on the page.',
    run: async ({ user }) => {
      saved.mockClear();
      await user.keyboard('{Control>}s{/Control}');
      await expect(saved).toHaveBeenCalledTimes(1);
    },
  },
  {
    keys: 'Tab, Enter',
    does: 'Reaches Discard, then Save.',
    run: async ({ canvas, user }) => {
      saved.mockClear();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Discard' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
      await user.keyboard('{Enter}');
      await expect(saved).toHaveBeenCalledTimes(1);
    },
  },
];

const meta = {
  title: 'Forms/SaveBar',
  component: SaveBar,
  tags: ['stable'],
  args: { dirty: true, onSave: saved, onDiscard: discarded },
  parameters: {
    keyboard,
    guidance: {
      do: ['Put it last in the form it saves, so that it has a place of its own at the end.', 'Say what went wrong.'],
      dont: [
        'Put two on a page, but for sections that are saved alone.',
        'Show it while nothing differs: when a value is put back, it goes.',
      ],
      accessibility: [
        'That there is something to save is said once; a failure is an alert; a success is the toast’s to say.',
        'A field that is focused is scrolled above it.',
        'Ctrl S saves only while there is something to save, and never under a dialog.',
      ],
    },
  },
} satisfies Meta<typeof SaveBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="states">
        {(
          [
            ['dirty', { dirty: true }],
            ['three changes', { dirty: true, changes: 3 }],
            ['pending', { dirty: true, status: 'pending' }],
            ['saved', { dirty: false, status: 'saved' }],
            ['failed', { dirty: true, status: 'failed', error: 'The server did not answer. Save again.' }],
            ['nothing to take back', { dirty: true, onDiscard: undefined }],
            [
              'what is not there yet',
              {
                dirty: false,
                always: true,
                saveLabel: 'Save work',
                note: 'Draft saved just now',
                onDiscard: undefined,
                cancel: (
                  <LinkButton emphasis="quiet" href="#library">
                    Cancel
                  </LinkButton>
                ),
              },
            ],
            ['cannot be saved', { dirty: true, always: true, disabled: true, saveLabel: 'Save work' }],
          ] as const
        ).map(([label, props]) => (
          <SheetCell key={label} label={label} width={520}>
            <div style={{ width: '100%' }}>
              <SaveBar inFlow onDiscard={nothing} onSave={nothing} {...props} />
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
      <SaveBar
        changes={1200}
        dirty
        error="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk did not answer. Save again."
        inFlow
        onDiscard={nothing}
        onSave={nothing}
        status="failed"
      />
      <SaveBar dirty error={longTitle} inFlow onDiscard={nothing} onSave={nothing} status="failed" />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** A few changes are discarded at once; from three on a dialog asks, and Cancel keeps them. */
export const Discarding: Story = {
  tags: ['!autodocs'],
  render: function Discarded() {
    const [changes, setChanges] = useState(1);
    return (
      <SaveBar
        changes={changes}
        dirty
        onDiscard={() => {
          discarded();
          setChanges(3);
        }}
        onSave={nothing}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    discarded.mockClear();
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    await user.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(discarded).toHaveBeenCalledTimes(1);
    await user.click(canvas.getByRole('button', { name: 'Discard' }));
    await page.findByRole('alertdialog', { name: 'Discard changes?' }, { timeout: 10_000 });
    await user.keyboard('{Control>}s{/Control}{Escape}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(discarded).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Discard' })).toHaveFocus());
  },
};

function LongForm() {
  const form = useForm({ initial: { title: 'Amanita', note: '' } });
  const [status, setStatus] = useState<'idle' | 'saved'>('idle');
  const submit = () => void form.submit(keep);
  const keep = async (values: typeof form.values) => {
    saved(values);
    form.reset(values);
    setStatus('saved');
  };
  return (
    <Form form={form} onSubmit={keep}>
      <TextField label="Title" {...form.field('title')} />
      <div style={{ height: '130vh' }} />
      <TextField label="Note" {...form.field('note')} />
      <div style={{ height: '60vh' }} />
      <SaveBar
        dirty={form.dirty}
        onDiscard={() => form.reset()}
        onSave={submit}
        status={form.pending ? 'pending' : status}
      />
    </Form>
  );
}

/** In a long form: appears with the first change, disappears when it is undone, never covers the focused field. */
export const InForm: Story = {
  render: () => <LongForm />,
  play: async ({ canvas }) => {
    saved.mockClear();
    const user = person();
    const title = canvas.getByLabelText(/Title/);
    await expect(canvas.queryByText('Unsaved changes')).not.toBeInTheDocument();
    title.focus();
    await user.keyboard('{End}s');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await expect(canvas.getByText('You have changes to save.').closest('[role="status"]')).not.toBeNull();
    await user.keyboard('{Backspace}');
    await expect(canvas.queryByText('Unsaved changes')).not.toBeInTheDocument();
    await user.keyboard('s');
    await user.tab();
    const note = canvas.getByLabelText(/Note/);
    await expect(note).toHaveFocus();
    const bar = canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await waitFor(() => expect(note.getBoundingClientRect().bottom).toBeLessThan(bar.top));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ title: 'Amanitas', note: '' }));
    await expect(await canvas.findByText('Saved')).toBeVisible();
    // The screen's toast announces it.
    await expect(canvas.getByText('Saved').closest('[role="status"], [role="alert"], [aria-live]')).toBeNull();
    // It disappears with the next change, and does not return when that is undone.
    note.focus();
    await user.keyboard('x');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.queryByText('Unsaved changes')).not.toBeInTheDocument());
    await expect(canvas.queryByText('Saved')).not.toBeInTheDocument();
    await user.keyboard('y{Control>}s{/Control}');
    await expect(await canvas.findByText('Saved')).toBeVisible();
    // Enter in a field saves as well, once.
    saved.mockClear();
    await user.keyboard('z{Enter}');
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(saved).toHaveBeenCalledOnce();
  },
};

/** Buttons that are removed after saving or discarding leave the focus in the bar. */
export const FocusKept: Story = {
  tags: ['!autodocs'],
  render: function Saving() {
    const [changes, setChanges] = useState(3);
    return (
      <>
        <SaveBar changes={changes} dirty={changes > 0} onDiscard={() => setChanges(0)} onSave={() => setChanges(0)} />
        <button onClick={() => setChanges(3)} type="button">
          Change
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    const group = canvas.getByRole('group', { name: 'Save changes' });
    canvas.getByRole('button', { name: 'Save' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
    await expect(group).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    canvas.getByRole('button', { name: 'Discard' }).focus();
    await user.keyboard('{Enter}');
    await page.findByRole('alertdialog', { name: 'Discard changes?' }, { timeout: 10_000 });
    await user.click(page.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(group).toHaveFocus());
  },
};
