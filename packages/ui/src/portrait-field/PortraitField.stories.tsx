import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import {
  type KeyboardRow,
  Narrow,
  Preview,
  playKeyboard,
  Sheet,
  SheetRow,
  person as user,
} from '../storybook/index.ts';
import { PortraitField, type PortraitFieldProps } from './index.ts';

/* A plain face, so that the story needs no file. */
const face =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%23857c6d" d="M0 0h8v8H0z"/%3E%3Ccircle cx="4" cy="3.2" r="1.6" fill="%23f1ece2"/%3E%3Ccircle cx="4" cy="8" r="3" fill="%23f1ece2"/%3E%3C/svg%3E';

const basics = {
  name: 'profile_pic',
  label: 'Picture',
  person: 'Edith Villiers',
  picture: null,
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  underBytes: 2 * 1024 * 1024,
  onChange: fn(),
};

/** Stands in for a screen: shows the chosen picture. */
function Stateful(props: PortraitFieldProps) {
  const [picture, setPicture] = useState(props.picture);
  return (
    <PortraitField
      {...props}
      onChange={(file) => {
        props.onChange(file);
        setPicture(face);
      }}
      onRemove={() => setPicture(null)}
      picture={picture}
    />
  );
}

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to choosing, then to removing.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByLabelText('Change the picture')).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Remove the picture' })).toHaveFocus();
    },
  },
  {
    keys: 'Enter, Space on choosing',
    does: 'Opens the choice of files.',
    run: async ({ canvas, user }) => {
      // The browser's file dialog would block the tests.
      const opened = fn((event: Event) => event.preventDefault());
      const input = canvas.getByLabelText('Change the picture');
      input.addEventListener('click', opened);
      await user.tab({ shift: true });
      await user.keyboard('{Enter} ');
      await expect(opened).toHaveBeenCalledTimes(2);
      input.removeEventListener('click', opened);
    },
  },
  {
    keys: 'Arrow keys on an edge of the part that is kept',
    does: 'Move it, once a picture was chosen.',
    run: async ({ canvas, page, user }) => {
      const input = canvas.getByLabelText('Change the picture');
      await userEvent.upload(input, await painted(3000, 1500));
      const dialog = within(await page.findByRole('dialog', undefined, { timeout: 10_000 }));
      await dialog.findByText('1500 × 1500 px', undefined, { timeout: 10_000 });
      await waitFor(() => expect(dialog.getByRole('img').getBoundingClientRect().height).toBeGreaterThan(150));
      const corner = dialog
        .getAllByRole('button', { name: /^Crop edge/ })
        .find(({ classList }) => classList.contains('ord-se')) as HTMLElement;
      corner.focus();
      await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
      const shown = dialog.getByText(/ px$/);
      await expect(shown).not.toHaveTextContent('1500 × 1500 px');
      for (const key of ['{ArrowLeft}', '{ArrowUp}', '{ArrowRight}', '{ArrowDown}']) {
        const before = shown.textContent;
        await user.keyboard(key);
        await waitFor(() => expect(shown).not.toHaveTextContent(before));
      }
    },
  },
  {
    keys: 'Escape',
    does: 'Leaves the picture as it was.',
    run: async ({ page, user }) => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    },
  },
  {
    keys: 'Space on removing',
    does: 'Removes it; the focus goes to choosing.',
    run: async ({ canvas, user }) => {
      canvas.getByRole('button', { name: 'Remove the picture' }).focus();
      await user.keyboard(' ');
      await waitFor(() => expect(canvas.getByLabelText('Choose a picture')).toHaveFocus());
    },
  },
];

const meta = {
  title: 'Forms/PortraitField',
  component: PortraitField,
  tags: ['stable'],
  args: basics,
  render: (args) => <Stateful {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: ['Send the square as soon as it is handed on, and say so in the description.'],
      dont: ['Use it for pictures of works, which are never cut without being asked: use MediaUploader.'],
      accessibility: ['The frame of the cut is moved with arrow keys.', 'Saving is said aloud.'],
    },
  },
} satisfies Meta<typeof PortraitField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="none, a picture, saving">
        <PortraitField {...basics} />
        <PortraitField {...basics} onRemove={fn()} picture={face} />
        <PortraitField {...basics} onRemove={fn()} pending picture={face} />
      </SheetRow>
      <SheetRow label="refused, disabled">
        <PortraitField {...basics} error={['This picture cannot be read.']} />
        <PortraitField {...basics} disabled picture={face} />
      </SheetRow>
      <SheetRow label="hover, focus">
        <Preview hover="label:has([type=file])">
          <PortraitField {...basics} />
        </Preview>
        <Preview focus="[type=file]">
          <PortraitField {...basics} />
        </Preview>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(3));
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <PortraitField
        {...basics}
        description={longTitle}
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
        onRemove={fn()}
        person=""
        picture="data:image/png;base64,broken"
      />
      <PortraitField {...basics} error={longTitle} label={longTitle} name="long" person={longTitle} />
    </Narrow>
  ),
};

export const Keyboard: Story = { args: { picture: face }, play: playKeyboard(keyboard) };

async function painted(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'face.png', { type: 'image/png' });
}

/** A wide picture is passed on as a square, no larger than needed; a file that is not a picture is rejected. */
export const CutsASquare: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    basics.onChange.mockClear();
    const person = user();
    const page = within(canvasElement.ownerDocument.body);
    const input = canvas.getByLabelText('Choose a picture');
    await userEvent.upload(input, new File(['x'], 'face.pdf', { type: 'application/pdf' }), { applyAccept: false });
    await expect(basics.onChange).not.toHaveBeenCalled();
    await userEvent.upload(input, await painted(3000, 1500));
    const dialog = await page.findByRole('dialog', undefined, { timeout: 10_000 });
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toBeEnabled());
    await person.click(save);
    await waitFor(() => expect(basics.onChange).toHaveBeenCalledOnce());
    const bitmap = await createImageBitmap(basics.onChange.mock.calls[0]?.[0] as File);
    await expect([bitmap.width, bitmap.height]).toEqual([1024, 1024]);
    await person.click(await canvas.findByRole('button', { name: 'Remove the picture' }));
    await expect(canvas.getByLabelText('Choose a picture')).toHaveFocus();
  },
};
