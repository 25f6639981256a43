import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
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
  Stateful,
} from '../storybook/index.ts';
import { EmailField } from './index.ts';

const nothing = () => undefined;
const changed = fn();
const sent = fn();

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves into the field; leaving it asks about a likely slip.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByLabelText('Email')).toHaveFocus();
      await user.keyboard('haruka@gmial.com');
      await expect(canvas.queryByRole('button', { name: /^Use/ })).toBeNull();
      await user.tab();
      await expect(await canvas.findByRole('button', { name: 'Use haruka@gmail.com' })).toBeVisible();
      await expect(canvas.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
    },
  },
  {
    keys: 'Enter, Space on the suggestion',
    does: 'Takes it; the focus is back in the field.',
    run: async ({ canvas, user }) => {
      const field = canvas.getByLabelText('Email') as HTMLInputElement;
      for (const key of ['{Enter}', ' ']) {
        await user.tab({ shift: true });
        await expect(canvas.getByRole('button', { name: /^Use/ })).toHaveFocus();
        await user.keyboard(key);
        await expect(field).toHaveValue('haruka@gmail.com');
        await expect(changed).toHaveBeenLastCalledWith('haruka@gmail.com');
        await expect(field).toHaveFocus();
        await expect(canvas.queryByRole('button', { name: /^Use/ })).toBeNull();
        if (key === ' ') return;
        field.select();
        await user.keyboard('haruka@gmial.com');
        await user.tab();
        await canvas.findByRole('button', { name: 'Use haruka@gmail.com' });
      }
    },
  },
];

const meta = {
  title: 'Fields/EmailField',
  component: EmailField,
  tags: ['stable'],
  args: { name: 'email', label: 'Email', value: '', onChange: changed, required: true },
  argTypes: { description: { control: 'text' } },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={onChange}>
      {(current, setCurrent) => <EmailField {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Say in the description what the address is used for.', 'Ask for it once: a slip is asked about.'],
      dont: ['Ask for the address twice.', 'Refuse an address that merely looks unusual.'],
      accessibility: [
        'The suggestion is announced politely, after the field, and is a button named by what it does.',
        'What is wrong is said when the field is left, not while it is typed.',
      ],
    },
  },
} satisfies Meta<typeof EmailField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="states">
        <SheetCell label="empty" width={240}>
          <EmailField label="Email" name="a" onChange={nothing} placeholder="name@example.com" required value="" />
        </SheetCell>
        <SheetCell label="focus" width={240}>
          <EmailField
            data-preview="focus"
            label="Email"
            name="b"
            onChange={nothing}
            required
            value="haruka@example.com"
          />
        </SheetCell>
        <SheetCell label="a likely slip" width={240}>
          <EmailField label="Email" name="slip" onChange={nothing} required value="haruka.tanaka@gmial.com" />
        </SheetCell>
        <SheetCell label="no address, a likely one" width={240}>
          <EmailField label="Email" name="missing" onChange={nothing} required value="haruka.tanaka@gmail" />
        </SheetCell>
      </SheetRow>
      <SheetRow label="a likely one">
        <SheetCell label="hover" width={240}>
          <Preview hover="[aria-live] button">
            <EmailField label="Email" name="hover" onChange={nothing} required value="haruka.tanaka@gmial.com" />
          </Preview>
        </SheetCell>
        <SheetCell label="focus" width={240}>
          <Preview focus="[aria-live] button">
            <EmailField label="Email" name="focus" onChange={nothing} required value="haruka.tanaka@gmial.com" />
          </Preview>
        </SheetCell>
      </SheetRow>
      <SheetRow label="words">
        <SheetCell label="error, description" width={240}>
          <EmailField
            description="Buyers never see it."
            error="This address has an account already. Sign in instead."
            label="Email"
            name="c"
            onChange={nothing}
            required
            value="haruka@example.com"
          />
        </SheetCell>
        <SheetCell label="disabled" width={240}>
          <EmailField disabled label="Email" name="d" onChange={nothing} value="haruka@example.com" />
        </SheetCell>
        <SheetCell label="read only" width={240}>
          <EmailField label="Email" name="e" onChange={nothing} readOnly value="haruka@example.com" />
        </SheetCell>
        <SheetCell label="Japanese" width={240}>
          <EmailField label="メールアドレス" name="f" onChange={nothing} value="田中＠" />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const user = person();
    for (const name of ['slip', 'missing', 'hover', 'focus', 'f']) {
      await user.click(canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement);
    }
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-live] button')).toHaveLength(4));
    await expect(canvasElement.querySelectorAll('[aria-invalid]')).toHaveLength(3);
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <EmailField
        description="注文の連絡に使います。"
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        name="a"
        onChange={nothing}
        value={`${'donaudampfschifffahrt'.repeat(5)}@gmial.com`}
      />
      <EmailField description={longTitle} error={longTitle} label={longTitle} name="b" onChange={nothing} value="" />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const user = person();
    await user.click(canvas.getByRole('textbox', { name: /^Donau/ }));
    await user.tab();
    await expect(await canvas.findByRole('button')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Adds a focusable element after the field. */
const withButton: Story['render'] = ({ value, onChange, ...args }) => (
  <Stateful initial={value} onChange={onChange}>
    {(current, setCurrent) => (
      <Stack>
        <EmailField {...args} onChange={setCurrent} value={current} />
        <Button onClick={sent}>Send</Button>
      </Stack>
    )}
  </Stateful>
);

export const Keyboard: Story = { render: withButton, play: playKeyboard(keyboard) };

export const Composition: Story = {
  tags: ['!autodocs'],
  play: playComposition(({ canvas }) => canvas.getByLabelText('Email')),
};

/** A pasted address is parsed like typed text, and stays as typed until blur. */
export const Pasted: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const user = person();
    const input = canvas.getByLabelText('Email');
    await user.click(input);
    await user.keyboard(' Ｈaruka＠example。jp ');
    await expect(input).toHaveValue(' Ｈaruka＠example。jp ');
    await expect(changed).toHaveBeenLastCalledWith('Haruka@example.jp');
    await user.tab();
    await expect(input).toHaveValue('Haruka@example.jp');
    await expect(input).toBeValid();
    await user.clear(input);
    await user.keyboard('haruka');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await user.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Add an @/));
    await expect(input).toBeInvalid();
  },
};

/** The press that blurs the field hits its button, although the error then moves the button down. */
export const LeftByPress: Story = {
  tags: ['!autodocs'],
  render: withButton,
  play: async ({ canvas }) => {
    sent.mockClear();
    const user = person();
    await user.click(canvas.getByLabelText('Email'));
    await user.keyboard('haruka');
    const send = canvas.getByRole('button', { name: 'Send' });
    const before = send.getBoundingClientRect().top;
    await user.click(send);
    await expect(sent).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true'));
    await expect(send.getBoundingClientRect().top).toBeGreaterThan(before);
  },
};
