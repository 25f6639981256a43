import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
import { MoneyField } from './index.ts';

const nothing = () => undefined;
const changed = fn();
const both = ['USD', 'JPY'] as const;
const payout = { serviceChargePercent: 12, usdJpyRate: 155, rateDate: '2026-11-20' };

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves into the amount, then to the currency.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByLabelText('Price')).toHaveFocus();
      await user.keyboard('6480.5');
      await expect(changed).toHaveBeenLastCalledWith({ amount: '6480.5', currency: 'USD' });
      await user.tab();
      await expect(canvas.getByLabelText('Currency')).toHaveFocus();
    },
  },
  {
    keys: 'leaving the amount',
    does: 'Groups it and fills in the cents.',
    run: async ({ canvas }) => {
      await expect(canvas.getByLabelText('Price')).toHaveValue('6,480.50');
    },
  },
  {
    keys: 'Arrow Down, Arrow Up',
    does: 'On the currency: choose another one.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{ArrowDown}');
      await expect(changed).toHaveBeenLastCalledWith({ amount: '6480.5', currency: 'JPY' });
      await expect(canvas.getByLabelText('Price')).toHaveAccessibleDescription('Price must be a whole number.');
      await user.keyboard('{ArrowUp}');
      await expect(changed).toHaveBeenLastCalledWith({ amount: '6480.5', currency: 'USD' });
    },
  },
];

const meta = {
  title: 'Fields/MoneyField',
  component: MoneyField,
  tags: ['stable'],
  args: { name: 'price', label: 'Price', value: null, onChange: changed, currencies: both, required: true },
  argTypes: { description: { control: 'text' } },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={onChange}>
      {(current, setCurrent) => <MoneyField {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Show the payout where a seller names a price.', 'Offer one currency only where there is no choice.'],
      dont: ['Calculate with its amount as a number: it is decimal text, and stays exact.'],
      accessibility: ['Amount and currency are two native controls with a name each.'],
    },
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { payout } };

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="states">
        <SheetCell label="empty, one currency" width={240}>
          <MoneyField currencies={['USD']} label="Delivery charge" name="a" onChange={nothing} required value={null} />
        </SheetCell>
        <SheetCell label="dollars, focus" width={240}>
          <MoneyField
            currencies={['USD']}
            data-preview="focus"
            label="Insurance charge"
            name="b"
            onChange={nothing}
            required
            value={{ amount: '62.5', currency: 'USD' }}
          />
        </SheetCell>
        <SheetCell label="hover; its currency: focus" width={240}>
          <Preview focus="select">
            <MoneyField
              currencies={both}
              data-preview="hover"
              label="Price"
              name="l"
              onChange={nothing}
              required
              value={{ amount: '62.5', currency: 'USD' }}
            />
          </Preview>
        </SheetCell>
        <SheetCell label="its currency: hover" width={240}>
          <Preview hover="select">
            <MoneyField
              currencies={both}
              label="Price"
              name="m"
              onChange={nothing}
              required
              value={{ amount: '62.5', currency: 'USD' }}
            />
          </Preview>
        </SheetCell>
        <SheetCell label="yen, a choice" width={240}>
          <MoneyField
            currencies={both}
            label="Price"
            name="c"
            onChange={nothing}
            required
            value={{ amount: '1263250', currency: 'JPY' }}
          />
        </SheetCell>
        <SheetCell label="error" width={240}>
          <MoneyField
            currencies={both}
            error="Enter price."
            label="Price"
            name="d"
            onChange={nothing}
            required
            value={null}
          />
        </SheetCell>
        <SheetCell label="disabled" width={240}>
          <MoneyField
            currencies={both}
            disabled
            label="Price"
            name="e"
            onChange={nothing}
            value={{ amount: '8150', currency: 'USD' }}
          />
        </SheetCell>
        <SheetCell label="read only" width={240}>
          <MoneyField
            currencies={both}
            label="Price"
            name="f"
            onChange={nothing}
            readOnly
            value={{ amount: '8150', currency: 'USD' }}
          />
        </SheetCell>
      </SheetRow>
      <SheetRow label="payout">
        <SheetCell label="dollars" width={280}>
          <MoneyField
            currencies={both}
            label="Price"
            name="g"
            onChange={nothing}
            payout={payout}
            required
            value={{ amount: '5832', currency: 'USD' }}
          />
        </SheetCell>
        <SheetCell label="yen" width={280}>
          <MoneyField
            currencies={both}
            description="Before delivery and insurance."
            label="価格"
            name="h"
            onChange={nothing}
            payout={payout}
            value={{ amount: '372000', currency: 'JPY' }}
          />
        </SheetCell>
        <SheetCell label="nothing yet" width={280}>
          <MoneyField currencies={both} label="Price" name="i" onChange={nothing} payout={payout} value={null} />
        </SheetCell>
      </SheetRow>
      <SheetRow label="discount and tax">
        <SheetCell label="runs" width={280}>
          <MoneyField
            currencies={both}
            label="Price"
            name="j"
            onChange={nothing}
            payout={{ ...payout, taxPercent: 10, discount: { percent: 12.5, isRunning: true, days: '1–31 Dec 2026' } }}
            value={{ amount: '5832', currency: 'USD' }}
          />
        </SheetCell>
        <SheetCell label="is to come" width={280}>
          <MoneyField
            currencies={both}
            label="価格"
            name="k"
            onChange={nothing}
            payout={{
              ...payout,
              taxPercent: 10,
              discount: { percent: 20, isRunning: false, days: '2026年12月1日～31日' },
            }}
            value={{ amount: '372000', currency: 'JPY' }}
          />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <MoneyField
        currencies={both}
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        name="a"
        onChange={nothing}
        payout={{ ...payout, taxPercent: 10, discount: { percent: 99.99, isRunning: true, days: longTitle } }}
        value={{ amount: '9999999999.99', currency: 'USD' }}
      />
      <MoneyField
        currencies={['JPY']}
        description={longTitle}
        error={longTitle}
        label={longTitle}
        name="b"
        onChange={nothing}
        value={null}
      />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Invalid input stays and is explained; the payout follows valid input. */
export const NothingSwallowed: Story = {
  tags: ['!autodocs'],
  args: { payout },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Price');
    await userEvent.type(input, '１,０００');
    await expect(changed).toHaveBeenLastCalledWith({ amount: '1000', currency: 'USD' });
    await expect(canvas.getByText(/\$880\.00/)).toBeVisible();
    await userEvent.type(input, ' or so');
    await userEvent.tab();
    await expect(input).toHaveValue('１,０００ or so');
    await expect(input).toBeInvalid();
    await expect(changed).toHaveBeenLastCalledWith(null);
    await userEvent.selectOptions(canvas.getByLabelText('Currency'), 'JPY');
    await userEvent.clear(input);
    await userEvent.type(input, '500');
    await expect(changed).toHaveBeenLastCalledWith({ amount: '500', currency: 'JPY' });
  },
};

/** A price of zero or less gets one message, even when the form's own message is about a missing amount. */
export const Positive: Story = {
  tags: ['!autodocs'],
  args: { positive: true, error: 'Enter a price.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Price');
    await expect(input).toHaveAccessibleDescription('Enter a price.');
    for (const typed of ['0', '0.00', '-5']) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveAccessibleDescription('Enter an amount above zero.');
      await expect(input).toBeInvalid();
    }
  },
};

/** Full-width digits are typed with an IME. */
export const Composition: Story = {
  tags: ['!autodocs'],
  play: playComposition(({ canvas }) => canvas.getByLabelText('Price'), {
    text: { syllables: ['６', '６４'], chosen: '６４' },
    after: () => expect(changed).toHaveBeenLastCalledWith({ amount: '64', currency: 'USD' }),
  }),
};
