import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Link } from '../link/index.ts';
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
import { OtpField } from './index.ts';

const nothing = () => undefined;
const changed = fn();
const completed = fn();

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves into the field, once; it is one input.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByLabelText('Code')).toHaveFocus();
    },
  },
  {
    keys: 'digits',
    does: 'Are typed; other signs are left out. The last one completes the code.',
    run: async ({ canvas, user }) => {
      completed.mockClear();
      await user.keyboard('12-34a5');
      await expect(canvas.getByLabelText('Code')).toHaveValue('12345');
      await expect(completed).not.toHaveBeenCalled();
      await user.keyboard('67');
      await expect(canvas.getByLabelText('Code')).toHaveValue('123456');
      await expect(completed).toHaveBeenCalledTimes(1);
      await expect(completed).toHaveBeenCalledWith('123456');
    },
  },
  {
    keys: 'Backspace, Arrow Left, Delete',
    does: 'Correct it, as in every text input; it is completed anew.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{Backspace}{ArrowLeft}{ArrowLeft}{Delete}9');
      await expect(canvas.getByLabelText('Code')).toHaveValue('12395');
      await user.keyboard('{End}0');
      await expect(completed).toHaveBeenCalledTimes(2);
      await expect(completed).toHaveBeenLastCalledWith('123950');
    },
  },
];

const meta = {
  title: 'Fields/OtpField',
  component: OtpField,
  tags: ['stable'],
  args: { name: 'code', label: 'Code', value: '', onChange: changed, onComplete: completed, required: true },
  argTypes: { description: { control: 'text' }, aside: { control: false } },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={onChange}>
      {(current, setCurrent) => <OtpField {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Say where the code was sent.', 'Put sending it again into `aside`, with the time until then.'],
      dont: ['Empty it when the code was wrong: one digit may be to correct.'],
      accessibility: [
        'One input with one name: a screen reader, a paste and the code of a message meet no row of boxes.',
        'The cells are drawn only.',
      ],
    },
  },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { aside: <Link href="#again">Send again</Link> } };

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="states">
        <SheetCell label="empty" width={320}>
          <OtpField label="Code" name="a" onChange={nothing} required value="" />
        </SheetCell>
        <SheetCell label="half, focus" width={320}>
          <OtpField data-preview="focus" label="Code" name="b" onChange={nothing} required value="481" />
        </SheetCell>
        <SheetCell label="whole, hover, aside" width={320}>
          <OtpField
            aside={<Link href="#again">Send again</Link>}
            data-preview="hover"
            description="Sent to h…a@example.com."
            label="Code"
            name="c"
            onChange={nothing}
            required
            value="481048"
          />
        </SheetCell>
        <SheetCell label="error" width={320}>
          <OtpField
            error="This code is not the one that was sent. Check it, or send another."
            label="Code"
            name="d"
            onChange={nothing}
            required
            value="481043"
          />
        </SheetCell>
        <SheetCell label="disabled" width={320}>
          <OtpField disabled label="Code" name="e" onChange={nothing} value="481048" />
        </SheetCell>
        <SheetCell label="read only" width={320}>
          <OtpField label="Code" name="f" onChange={nothing} readOnly value="481048" />
        </SheetCell>
      </SheetRow>
      <SheetRow label="four, eight in a phone's width, Japanese">
        <SheetCell label="4" width={320}>
          <OtpField label="Code" length={4} name="g" onChange={nothing} required value="77" />
        </SheetCell>
        <SheetCell label="8, 256 px" width={256}>
          <OtpField label="Code" length={8} name="h" onChange={nothing} required value="01234567" />
        </SheetCell>
        <SheetCell label="Japanese" width={320}>
          <OtpField description={undefined} label="確認コード" name="i" onChange={nothing} required value="90" />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <OtpField
        aside="Donaudampfschifffahrt"
        error="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        length={10}
        name="a"
        onChange={nothing}
        value="0123456789"
      />
      <OtpField
        aside={<Link href="#again">{longTitle}</Link>}
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

/** Full-width digits are typed with an IME and parsed when the composition ends. */
export const Composition: Story = {
  tags: ['!autodocs'],
  play: playComposition(
    ({ canvas }) => {
      completed.mockClear();
      return canvas.getByLabelText('Code');
    },
    {
      text: { syllables: ['４', '４８１'], chosen: '４８１０４８' },
      committed: '481048',
      undisturbed: () => expect(completed.mock.calls.filter(([code]) => code !== '481048')).toEqual([]),
      after: () => expect(completed).toHaveBeenCalledTimes(1),
    },
  ),
};

/** Pasted text may contain spaces, dashes and words around the digits. */
export const Pasted: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    completed.mockClear();
    const input = canvas.getByLabelText('Code');
    await person().click(input);
    await userEvent.paste('Your code: １２３-456.');
    await expect(input).toHaveValue('123456');
    await expect(completed).toHaveBeenCalledTimes(1);
    await userEvent.paste('9');
    await expect(input).toHaveValue('123456');
    await expect(completed).toHaveBeenCalledTimes(1);
  },
};

/** After a rejected code, another one pasted over it, or the same one in the emptied field, is reported again. */
export const PastedAgain: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    completed.mockClear();
    const input = canvas.getByLabelText('Code');
    // At once, like a paste over a selection or a phone's autofill.
    const fill = async (value: string) => {
      await fireEvent.input(input, { target: { value } });
      await waitFor(() => expect(input).toHaveValue(value));
    };
    await fill('111111');
    await fill('222222');
    await fill('');
    await fill('222222');
    await expect(completed.mock.calls).toEqual([['111111'], ['222222'], ['222222']]);
  },
};
