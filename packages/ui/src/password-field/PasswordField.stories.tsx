import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import {
  type KeyboardRow,
  Narrow,
  Preview,
  playComposition,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
  Stateful,
} from '../storybook/index.ts';
import { PasswordField } from './index.ts';

const nothing = () => undefined;

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves into the field, then to its button.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByLabelText('Password')).toHaveFocus();
      await user.keyboard('gallery-wall');
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    },
  },
  {
    keys: 'Space, Enter',
    does: 'On the button: shows the password, then hides it again.',
    run: async ({ canvas, user }) => {
      await user.keyboard(' ');
      await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
      await expect(canvas.getByLabelText('Password')).toHaveValue('gallery-wall');
      await user.keyboard('{Enter}');
      await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
      await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    },
  },
];

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  tags: ['stable'],
  args: {
    name: 'password',
    label: 'Password',
    value: '',
    onChange: nothing,
    required: true,
    autoComplete: 'current-password',
  },
  argTypes: { description: { control: 'text' } },
  render: ({ value, onChange: _, ...args }) => (
    <Stateful initial={value}>
      {(current, setCurrent) => <PasswordField {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Say what a new password needs in the description, before anything is typed.'],
      dont: ['Ask for a password twice: it can be looked at.', 'Clear it when sign-in is refused.'],
      accessibility: ['The button says what it will do: "Show password" or "Hide password".'],
    },
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: ({ autoComplete }) => (
    <Sheet>
      <SheetRow label="states">
        <SheetCell label="empty" width={240}>
          <PasswordField autoComplete={autoComplete} label="Password" name="a" onChange={nothing} required value="" />
        </SheetCell>
        <SheetCell label="filled, focus" width={240}>
          <PasswordField
            autoComplete={autoComplete}
            data-preview="focus"
            label="Password"
            name="b"
            onChange={nothing}
            required
            value="gallery-wall"
          />
        </SheetCell>
        <SheetCell label="hover, its button too" width={240}>
          <Preview hover="button">
            <PasswordField
              autoComplete={autoComplete}
              data-preview="hover"
              label="Password"
              name="e"
              onChange={nothing}
              required
              value="gallery-wall"
            />
          </Preview>
        </SheetCell>
        <SheetCell label="its button: focus" width={240}>
          <Preview focus="button">
            <PasswordField
              autoComplete={autoComplete}
              label="Password"
              name="f"
              onChange={nothing}
              required
              value="gallery-wall"
            />
          </Preview>
        </SheetCell>
        <SheetCell label="error, description" width={240}>
          <PasswordField
            autoComplete={autoComplete}
            description="At least 6 characters."
            error="Password needs at least 6 characters; this has 4."
            label="Password"
            name="c"
            onChange={nothing}
            required
            value="wall"
          />
        </SheetCell>
        <SheetCell label="disabled" width={240}>
          <PasswordField
            autoComplete={autoComplete}
            disabled
            label="Password"
            name="d"
            onChange={nothing}
            value="gallery-wall"
          />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: ({ autoComplete }) => (
    <Narrow>
      <PasswordField
        autoComplete={autoComplete}
        error="パスワードは6文字以上で入力してください（現在3文字）。"
        label="新しいパスワードをもう一度入力してください"
        name="a"
        onChange={nothing}
        value={'gallery-wall'.repeat(30)}
      />
      <PasswordField
        autoComplete={autoComplete}
        description={longTitle}
        error={longTitle}
        label={longTitle}
        name="b"
        onChange={nothing}
        value=""
      />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** IME input stays unchanged: passwords may be non-Latin. */
export const Composition: Story = {
  tags: ['!autodocs'],
  play: playComposition(async ({ canvas, user }) => {
    // Browsers allow no IME in a hidden password.
    await user.click(canvas.getByRole('button', { name: 'Show password' }));
    return canvas.getByLabelText('Password');
  }),
};
