import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button, LinkButton } from '../button/index.ts';
import { Inline } from '../inline/index.ts';
import { Link } from '../link/index.ts';
import { MenuButton } from '../menu/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { type KeyboardRow, person, playKeyboard } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog } from './index.ts';

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab, Shift + Tab',
    does: 'Move inside the dialog, around its ends.',
    run: async ({ canvas, page, user }) => {
      await user.click(canvas.getByRole('button', { name: 'Open' }));
      const dialog = await page.findByRole('dialog', { name: 'Share this work' });
      const stops = new Set<Element | null>();
      for (const shift of [false, true]) {
        for (let step = 0; step < 5; step++) {
          await user.tab({ shift });
          await expect(dialog).toContainElement(document.activeElement as HTMLElement);
          stops.add(document.activeElement);
        }
      }
      await expect(stops).toContain(page.getByRole('button', { name: 'Copy link' }));
      await expect(stops).toContain(page.getByRole('button', { name: 'Close' }));
    },
  },
  {
    keys: 'Escape',
    does: 'Closes it; focus is back where it came from.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
    },
  },
];

function Opened(props: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} onOpenChange={setOpen} open={open} />
    </>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  tags: ['stable'],
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'Share this work',
    children: <Text>Whoever has the link sees the picture and its label.</Text>,
    footer: <Button emphasis="primary">Copy link</Button>,
  },
  argTypes: { footer: { control: false }, children: { control: false } },
  render: (args) => <Opened {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: ['Give it one job and a title that names it.', 'Load it lazily.'],
      dont: ['Put a long form into it: that is a page, with an address.', 'Open one when a screen opens.'],
      accessibility: [
        'The page behind is inert; toasts stay reachable.',
        'Focus starts on the first field that is seen; under a few words on the last button; else on the title.',
        'Focus returns to what opened it.',
      ],
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  args: { open: true },
};

export const Hostile: Story = {
  args: {
    open: true,
    size: 'small',
    title: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk を共有する ${longTitle}`,
    children: <Text>{'It would hang above our piano. '.repeat(200)}</Text>,
    footer: (
      <>
        <Button>{longTitle}</Button>
        <Button emphasis="primary">この作品へのリンクをコピーする</Button>
      </>
    ),
  },
  play: async () => {
    // The sticky header leaves room for the scrolling content.
    const title = await within(document.body).findByRole('heading');
    await expect(title.clientHeight).toBeLessThan(innerHeight / 4);
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Initial focus: the first field, the last button if there is only text, otherwise the title. */
export const FirstFocus: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Inline gap={2}>
      {starts.map(({ name, ...parts }) => (
        <Start key={name} name={name} {...parts} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const user = person();
    const page = within(document.body);
    for (const { name, has } of starts) {
      await user.click(canvas.getByRole('button', { name }));
      const dialog = await page.findByRole('dialog', { name });
      await waitFor(() => expect(within(dialog).getByRole(has.role, { name: has.name })).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    }
  },
};

const nothing = () => undefined;
const buttons = (
  <>
    <Button>Cancel</Button>
    <Button emphasis="primary">Save</Button>
  </>
);
const starts = [
  {
    name: 'Fields',
    has: { role: 'textbox', name: 'Street' },
    footer: buttons,
    children: (
      <>
        <Link href="#help">Help</Link>
        <TextField disabled label="Country" name="country" onChange={nothing} required value="" />
        <TextField label="Street" name="street" onChange={nothing} required value="" />
      </>
    ),
  },
  {
    name: 'Radio buttons',
    has: { role: 'radio', name: 'Framed' },
    footer: buttons,
    children: (
      <RadioGroup
        label="Frame"
        name="frame"
        onChange={nothing}
        options={[
          { value: 'none', label: 'Unframed' },
          { value: 'framed', label: 'Framed' },
        ]}
        required
        value="framed"
      />
    ),
  },
  { name: 'Words', has: { role: 'button', name: 'Save' }, footer: buttons, children: <Text>Mere words.</Text> },
  {
    name: 'Words with a link',
    has: { role: 'heading', name: 'Words with a link' },
    footer: buttons,
    children: (
      <Text>
        It would hang above our piano. <Link href="#help">Help</Link>
      </Text>
    ),
  },
  {
    name: 'More words than fit',
    has: { role: 'heading', name: 'More words than fit' },
    footer: buttons,
    children: <Text>{'It would hang above our piano. '.repeat(200)}</Text>,
  },
  {
    name: 'A field far below',
    has: { role: 'heading', name: 'A field far below' },
    footer: buttons,
    children: (
      <>
        <Text>{'It would hang above our piano. '.repeat(200)}</Text>
        <TextField label="Street" name="street" onChange={nothing} required value="" />
      </>
    ),
  },
  { name: 'No foot', has: { role: 'heading', name: 'No foot' }, footer: undefined, children: <Text>Mere words.</Text> },
];

function Start({ name, footer, children }: Pick<(typeof starts)[number], 'name' | 'footer' | 'children'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      <Dialog footer={footer} onOpenChange={setOpen} open={open} title={name}>
        {children}
      </Dialog>
    </>
  );
}

/** aria-modal, and named by its title; not modal while another overlay is open on top, which must be reachable. */
export const Modality: Story = {
  args: { id: 'share', open: true, footer: <MenuButton items={[{ id: 'a', label: 'By mail' }]} label="More" /> },
  play: async () => {
    const user = person();
    const page = within(document.body);
    const dialog = await page.findByRole('dialog', { name: 'Share this work' });
    await expect(dialog).toHaveAttribute('id', 'share');
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await user.click(page.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(page.getByRole('menuitem')).toHaveFocus());
    await expect(dialog).not.toHaveAttribute('aria-modal');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toHaveAttribute('aria-modal', 'true'));
  },
};

/** A dialog that is unmounted while open, as after saving, returns the focus. */
export const Gone: Story = {
  render: function Gone(props) {
    const [open, setOpen] = useState(false);
    const save = async () => {
      await fetch('data:,');
      setOpen(false);
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        {open && <Dialog {...props} footer={<Button onClick={save}>Save</Button>} onOpenChange={setOpen} open />}
      </>
    );
  },
  play: async ({ canvas }) => {
    const user = person();
    const page = within(document.body);
    const opener = canvas.getByRole('button', { name: 'Open' });
    await user.click(opener);
    await user.click(await page.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The pressed button becomes disabled: the dialog still handles Escape. */
export const PressedDisabled: Story = {
  render: function PressedDisabled(props) {
    const [open, setOpen] = useState(true);
    const [busy, setBusy] = useState(false);
    const footer = (
      <Button disabled={busy} onClick={() => setBusy(true)}>
        Ask
      </Button>
    );
    return <Dialog {...props} footer={footer} onOpenChange={setOpen} open={open} />;
  },
  play: async () => {
    const user = person();
    const page = within(document.body);
    const dialog = await page.findByRole('dialog');
    page.getByRole('button', { name: 'Ask' }).focus();
    await user.keyboard('{Enter}');
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** The pressed button is replaced: the focus stays in the dialog, and one Escape closes it. */
export const PressedGoes: Story = {
  render: function PressedGoes(props) {
    const [open, setOpen] = useState(true);
    const [on, setOn] = useState(true);
    const change = async () => {
      await fetch('data:,');
      setOn(!on);
    };
    const footer = on ? <Button onClick={change}>Switch off</Button> : <LinkButton href="#on">Switch on</LinkButton>;
    return <Dialog {...props} footer={footer} onOpenChange={setOpen} open={open} />;
  },
  play: async () => {
    const user = person();
    const page = within(document.body);
    const dialog = await page.findByRole('dialog');
    page.getByRole('button', { name: 'Switch off' }).focus();
    await user.keyboard('{Enter}');
    await page.findByRole('link', { name: 'Switch on' });
    // Synchronously, not in the next frame: an Escape in between would go to the page.
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
