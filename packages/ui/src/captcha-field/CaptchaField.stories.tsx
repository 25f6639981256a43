import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import {
  type KeyboardRow,
  Narrow,
  person,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
  Stateful,
} from '../storybook/index.ts';
import { type CaptchaAdapter, CaptchaField, type CaptchaOptions, sandboxCaptcha } from './index.ts';

const nothing = () => undefined;
const changed = fn();
const works = sandboxCaptcha('a-person', 'I am a person');
const never: CaptchaAdapter = () => new Promise(() => undefined);
const fails: CaptchaAdapter = () => Promise.reject(new Error('blocked'));

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab, Space',
    does: 'Are the widget’s: the sandbox’s is a checkbox.',
    run: async ({ canvas, user }) => {
      await canvas.findByRole('checkbox', { name: 'I am a person' });
      await user.tab();
      await user.keyboard(' ');
      await expect(changed).toHaveBeenLastCalledWith('a-person');
      await user.keyboard(' ');
      await expect(changed).toHaveBeenLastCalledWith('');
      await expect(canvas.getByText('The check has expired. Complete it again.')).toBeVisible();
    },
  },
];

const meta = {
  title: 'Fields/CaptchaField',
  component: CaptchaField,
  tags: ['draft'],
  args: { name: 'captcha', label: 'Are you a person?', load: works, value: '', onChange: changed, required: true },
  argTypes: { description: { control: 'text' }, load: { control: false } },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={onChange}>
      {(current, setCurrent) => <CaptchaField {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Empty the value when the server refuses the token: the widget asks again.'],
      dont: ['Make the adapter while drawing: a new one loads the widget anew.'],
      accessibility: ['Loading and failing are said in words; the widget itself is its service’s.'],
    },
  },
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="ready, loading, slow, failed, error, Japanese">
        <SheetCell label="ready" width={304}>
          <CaptchaField {...args} name="a" onChange={nothing} />
        </SheetCell>
        <SheetCell label="loading" width={304}>
          <CaptchaField {...args} load={never} name="b" onChange={nothing} />
        </SheetCell>
        <SheetCell label="slow" width={304}>
          <CaptchaField {...args} load={never} name="f" onChange={nothing} patience={0} />
        </SheetCell>
        <SheetCell label="failed" width={304}>
          <CaptchaField {...args} load={fails} name="c" onChange={nothing} />
        </SheetCell>
        <SheetCell label="error" width={304}>
          <CaptchaField {...args} error="Tick the box." name="d" onChange={nothing} />
        </SheetCell>
        <SheetCell label="Japanese" width={304}>
          <CaptchaField {...args} label="認証" load={fails} name="e" onChange={nothing} />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(2));
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(3));
  },
};

export const Hostile: Story = {
  render: (args) => (
    <Narrow>
      <CaptchaField {...args} label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk" load={fails} />
      <CaptchaField {...args} description={longTitle} error={longTitle} label={longTitle} load={fails} name="long" />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

const second = fn<CaptchaAdapter>();

const hanging = fn<CaptchaAdapter>();

/** The script never loads: after a timeout an error is shown, and a retry aborts the first attempt. */
export const Hanging: Story = {
  tags: ['!autodocs'],
  args: { load: hanging, patience: 50 },
  beforeEach: () => {
    hanging.mockReset();
    hanging.mockImplementationOnce(never);
    hanging.mockImplementation(works);
  },
  play: async ({ canvas }) => {
    const user = person();
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByText(/^This is taking longer than usual/)).toBeVisible();
    const [, { signal }] = hanging.mock.lastCall as [HTMLElement, CaptchaOptions];
    await expect(signal.aborted).toBe(false);
    await user.click(again);
    await expect(signal.aborted).toBe(true);
    await canvas.findByRole('checkbox');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
    // After the button disappears, the focus must not fall back to the body.
    await expect(document.activeElement).not.toBe(document.body);
  },
};

/** A failed load can be retried; a value cleared from outside resets the widget; late results are discarded. */
export const Trying: Story = {
  tags: ['!autodocs'],
  args: { load: second },
  beforeEach: () => {
    second.mockReset();
    second.mockRejectedValueOnce(new Error('blocked'));
    second.mockImplementation(works);
  },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={onChange}>
      {(current, setCurrent) => (
        <>
          <CaptchaField {...args} onChange={setCurrent} value={current} />
          <button onClick={() => setCurrent('')} type="button">
            Refuse
          </button>
        </>
      )}
    </Stateful>
  ),
  play: async ({ canvas }) => {
    const user = person();
    await user.click(await canvas.findByRole('button', { name: 'Try again' }));
    const box = await canvas.findByRole('checkbox');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(box);
    await expect(changed).toHaveBeenLastCalledWith('a-person');
    await user.click(canvas.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(box).not.toBeChecked());
    const [, { onError }] = second.mock.lastCall as [HTMLElement, CaptchaOptions];
    onError();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
