import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
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
import { NewPasswordField, type PasswordRule } from './index.ts';

const nothing = () => undefined;
const changed = fn();
const rules: PasswordRule[] = [
  { id: 'length', label: 'At least 6 characters', met: (password) => [...password].length >= 6 },
  { id: 'spaces', label: 'No space at the beginning or end', met: (password) => password.trim() === password },
];
const japanese: PasswordRule[] = [
  { id: 'length', label: '6文字以上', met: (password) => [...password].length >= 6 },
  { id: 'spaces', label: '先頭と末尾に空白がない', met: (password) => password.trim() === password },
];

const keyboard: KeyboardRow[] = [
  {
    keys: 'any text',
    does: 'Is typed; what it meets and how strong it is follow, and are said after a pause.',
    run: async ({ canvas, user }) => {
      await user.tab();
      const input = canvas.getByLabelText('New password');
      await expect(input).toHaveFocus();
      await expect(input).toHaveAccessibleDescription(/At least 6 characters ?: not yet/);
      await user.keyboard('oil');
      await expect(canvas.getByText('Weak')).toBeVisible();
      await user.keyboard(' and turpentine in the rain');
      await expect(input).toHaveAccessibleDescription(/At least 6 characters ?: met/);
      await expect(canvas.getByText('Strong')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 rules met. Strength: Strong'));
    },
  },
  {
    keys: 'Tab, Space',
    does: 'Moves to the button that shows the password, and presses it.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await user.keyboard(' ');
      await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'text');
    },
  },
];

const meta = {
  title: 'Fields/NewPasswordField',
  component: NewPasswordField,
  tags: ['stable'],
  args: {
    name: 'password',
    label: 'New password',
    value: '',
    onChange: changed,
    required: true,
    rules,
    strength: true,
  },
  argTypes: { description: { control: 'text' }, rules: { control: false } },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={onChange}>
      {(current, setCurrent) => <NewPasswordField {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Give the person’s name and address as `personal`: a password made of them is weak.',
        'Word a rule so that it reads before and after: "At least 6 characters".',
      ],
      dont: ['Demand a digit, a capital and a sign: length helps more.', 'Refuse a password because it is weak.'],
      accessibility: [
        'Each rule says in words whether it is met; colour and sign only repeat it.',
        'Where the password stands is said after a pause, once.',
      ],
    },
  },
} satisfies Meta<typeof NewPasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { personal: ['Haruka Tanaka'] } };

const samples = {
  empty: '',
  weak: 'oil',
  fair: 'inkstone7',
  good: 'umbrella-inn',
  strong: 'oil and turpentine in the rain',
};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="strength: nothing yet, weak, fair, good, strong">
        {Object.entries(samples).map(([label, value]) => (
          <SheetCell key={label} label={label} width={210}>
            <NewPasswordField
              label="New password"
              name={label}
              onChange={nothing}
              required
              rules={rules}
              strength
              value={value}
            />
          </SheetCell>
        ))}
      </SheetRow>
      <SheetRow label="words">
        <SheetCell label="rules alone, focus" width={260}>
          <NewPasswordField
            data-preview="focus"
            description="For this account only."
            label="New password"
            name="a"
            onChange={nothing}
            required
            rules={rules}
            value="oil "
          />
        </SheetCell>
        <SheetCell label="error" width={260}>
          <NewPasswordField
            error="New password needs at least 6 characters; this has 3."
            label="New password"
            name="b"
            onChange={nothing}
            required
            rules={rules}
            strength
            value="oil"
          />
        </SheetCell>
        <SheetCell label="of what is known" width={260}>
          <NewPasswordField
            label="New password"
            name="c"
            onChange={nothing}
            personal={['Haruka Tanaka']}
            required
            strength
            value="harukatanaka7"
          />
        </SheetCell>
        <SheetCell label="Japanese" width={260}>
          <NewPasswordField
            label="新しいパスワード"
            name="d"
            onChange={nothing}
            required
            rules={japanese}
            strength
            value="油彩と雨の日の宿"
          />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <NewPasswordField
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        name="a"
        onChange={nothing}
        rules={[
          ...rules,
          { id: 'long', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', met: () => false },
        ]}
        strength
        value={'gallery-wall'.repeat(400)}
      />
      <NewPasswordField
        description={longTitle}
        error={longTitle}
        label={longTitle}
        name="b"
        onChange={nothing}
        rules={[{ id: 'long', label: longTitle, met: () => false }]}
        value=""
      />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Passwords may be non-Latin: browsers allow an IME while the password is visible. */
export const Composition: Story = {
  tags: ['!autodocs'],
  play: playComposition(async ({ canvas, user }) => {
    await user.click(canvas.getByRole('button', { name: 'Show password' }));
    return canvas.getByLabelText('New password');
  }),
};

/** Shown while Caps Lock is on and something is typed; hidden with the first key after it is off. */
export const CapsLock: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('New password');
    await person().click(input);
    await expect(canvas.queryByText('Caps Lock is on.')).toBeNull();
    await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByText('Caps Lock is on.')).toBeVisible();
    await fireEvent.keyUp(input, { key: 'CapsLock' });
    await expect(canvas.queryByText('Caps Lock is on.')).toBeNull();
  },
};
