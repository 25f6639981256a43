import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import {
  type KeyboardContext,
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
import { PhoneField } from './index.ts';
import { countries } from './samples.ts';

const nothing = () => undefined;
const onChange = fn();
const japan = { country: '1', number: '90 1234 5678' };
const none = { country: '', number: '' };

const number = ({ canvas }: Pick<KeyboardContext, 'canvas'>) => canvas.getByRole('textbox', { name: 'Telephone' });
const country = ({ canvas }: Pick<KeyboardContext, 'canvas'>) => canvas.getByRole('button', { name: /^Country code/ });
const search = ({ page }: Pick<KeyboardContext, 'page'>) =>
  page.getByRole('combobox', { name: 'Search country or code' });
const active = (context: Pick<KeyboardContext, 'page'>) =>
  document.getElementById(search(context).getAttribute('aria-activedescendant') ?? 'none');

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the country code, then to the number.',
    run: async (context) => {
      const { user } = context;
      await user.tab();
      await expect(country(context)).toHaveFocus();
      await user.tab();
      await expect(number(context)).toHaveFocus();
      await user.tab({ shift: true });
    },
  },
  {
    keys: 'Enter, Space',
    does: 'On the country code: opens the countries, in the search.',
    run: async (context) => {
      const { page, user } = context;
      for (const key of [' ', '{Enter}']) {
        await waitFor(() => expect(country(context)).toHaveFocus());
        await user.keyboard(key);
        await page.findByRole('dialog', { name: 'Country code' }, { timeout: 10_000 });
        await waitFor(() => expect(search(context)).toHaveFocus());
        if (key === ' ') await user.keyboard('{Escape}');
      }
      await expect(search(context)).toHaveAttribute('aria-controls', page.getByRole('listbox').id);
      await expect(country(context)).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    keys: 'Escape',
    does: 'Closes the countries and goes back to the button.',
    run: async (context) => {
      const { page, user } = context;
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(country(context)).toHaveFocus());
      await expect(onChange).not.toHaveBeenCalled();
    },
  },
  {
    keys: 'any text, Arrow Down, Arrow Up, Enter',
    does: 'Finds a country by name, letters or code; goes through what is found; chooses.',
    run: async (context) => {
      const { page, user } = context;
      await user.keyboard(' ');
      await waitFor(() => expect(search(context)).toHaveFocus());
      await user.keyboard('+8');
      await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(2));
      await expect(active(context)).toHaveAccessibleName(/Japan/);
      await user.keyboard('{ArrowDown}');
      await expect(active(context)).toHaveAccessibleName(/Korea/);
      await user.keyboard('{ArrowUp}');
      await expect(active(context)).toHaveAccessibleName(/Japan/);
      await user.keyboard('{Enter}');
      await expect(onChange).toHaveBeenLastCalledWith({ country: '1', number: '' });
      await waitFor(() => expect(country(context)).toHaveFocus());
      await expect(country(context)).toHaveAccessibleName('Country code: Japan +81');
    },
  },
  {
    keys: '+ and a whole number',
    does: 'In the number: sets the country code when the field is left.',
    run: async (context) => {
      const { canvas, user } = context;
      await user.tab();
      await user.keyboard('+44 20 7946 0958');
      await user.tab();
      await expect(onChange).toHaveBeenLastCalledWith({ country: '5', number: '20 7946 0958' });
      await expect(canvas.getByText('Country code set: United Kingdom +44.')).toBeInTheDocument();
    },
  },
];

const meta = {
  title: 'Fields/PhoneField',
  component: PhoneField,
  tags: ['stable'],
  args: { name: 'phone', label: 'Telephone', required: true, countries, value: none, onChange },
  argTypes: { description: { control: 'text' }, countries: { control: false } },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={onChange}>
      {(current, setCurrent) => <PhoneField {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Start with the country of the address, where it is known.', 'Say in the description who will call.'],
      dont: [
        'Show flags: a language or a code is no nation.',
        'Ask for a format: spaces, dashes and brackets are fine.',
      ],
      accessibility: [
        'The code is a button that says its country. The browser fills in the whole number (tel); its code sets the country.',
        'That a pasted number has set the code is said politely.',
        'Full-width figures and long dashes are understood; a word being composed is left alone.',
      ],
    },
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="states">
        <SheetCell label="empty" width={260}>
          <PhoneField countries={countries} label="Telephone" name="a" onChange={nothing} required value={none} />
        </SheetCell>
        <SheetCell label="filled, hover, optional" width={260}>
          <PhoneField
            countries={countries}
            data-preview="hover"
            label="Telephone"
            name="b"
            onChange={nothing}
            value={japan}
          />
        </SheetCell>
        <SheetCell label="focus" width={260}>
          <PhoneField
            countries={countries}
            data-preview="focus"
            label="Telephone"
            name="c"
            onChange={nothing}
            required
            value={{ country: '4', number: '733 1234' }}
          />
        </SheetCell>
        <SheetCell label="disabled" width={260}>
          <PhoneField countries={countries} disabled label="Telephone" name="d" onChange={nothing} value={japan} />
        </SheetCell>
        <SheetCell label="read only" width={260}>
          <PhoneField countries={countries} label="Telephone" name="e" onChange={nothing} readOnly value={japan} />
        </SheetCell>
        <SheetCell label="error, description" width={260}>
          <PhoneField
            countries={countries}
            description="The carrier calls before the work is picked up."
            error="Enter telephone."
            label="Telephone"
            name="f"
            onChange={nothing}
            required
            value={none}
          />
        </SheetCell>
        <SheetCell label="Japanese" width={260}>
          <PhoneField countries={countries} label="電話番号" name="g" onChange={nothing} required value={japan} />
        </SheetCell>
      </SheetRow>
      <SheetRow label="open">
        <SheetCell label="the countries" width={360}>
          <div style={{ minHeight: 420, width: '100%' }}>
            <PhoneField countries={countries} label="Mobile" name="open" onChange={nothing} required value={japan} />
          </div>
        </SheetCell>
      </SheetRow>
      <SheetRow label="its country">
        <SheetCell label="hover" width={260}>
          <Preview hover="button">
            <PhoneField countries={countries} label="Telephone" name="h" onChange={nothing} required value={japan} />
          </Preview>
        </SheetCell>
        <SheetCell label="focus" width={260}>
          <Preview focus="button">
            <PhoneField countries={countries} label="Telephone" name="i" onChange={nothing} required value={japan} />
          </Preview>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = canvas.getByRole('textbox', { name: 'Mobile' });
    field.parentElement?.querySelector('button')?.focus();
    await person().keyboard('{Enter}');
    const dialog = await page.findByRole('dialog', undefined, { timeout: 10_000 });
    await waitFor(() => expect(within(dialog).getByRole('combobox')).toHaveFocus());
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <PhoneField
        countries={[{ id: 'x', iso: '??', name: longTitle, phonecode: '1-684' }]}
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        name="a"
        onChange={nothing}
        value={{ country: 'x', number: '1234 5678 9012 3456 7890' }}
      />
      <PhoneField
        countries={[]}
        description={longTitle}
        error={longTitle}
        label={longTitle}
        name="c"
        onChange={nothing}
        value={{ country: '9', number: '' }}
      />
      <PhoneField
        countries={[]}
        label="No countries yet"
        name="b"
        onChange={nothing}
        value={{ country: '9', number: '' }}
      />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Full-width digits are composed in it and normalised on blur. */
export const Composition: Story = {
  tags: ['!autodocs'],
  args: { value: { country: '1', number: '' } },
  play: async (context) => {
    await playComposition(({ canvas }) => number({ canvas }), {
      text: { syllables: ['０', '０９', '０９０'], chosen: '０９０１２３４' },
    })(context);
    await person().tab();
    await expect(number({ canvas: within(context.canvasElement) })).toHaveValue('0901234');
  },
};

/** Country search: while composing, Enter ends the composition and chooses no country. */
export const SearchComposition: Story = {
  tags: ['!autodocs'],
  play: playComposition(
    async (context) => {
      onChange.mockClear();
      await context.user.click(country(context));
      await context.page.findByRole('dialog', undefined, { timeout: 10_000 });
      await waitFor(() => expect(search(context)).toHaveFocus());
      return search(context);
    },
    {
      text: { syllables: ['に', 'にほ', 'にほん'], chosen: '日本' },
      undisturbed: async ({ page }) => {
        await expect(onChange).not.toHaveBeenCalled();
        await waitFor(() => expect(page.getByRole('dialog')).toBeVisible());
      },
    },
  ),
};

/** A pasted number sets the country; text that is not a number stays, gets a message and blocks the form. */
export const Pasting: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    onChange.mockClear();
    const user = person();
    const field = number({ canvas }) as HTMLInputElement;
    field.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '+81 90 1234 5678');
    await fireEvent(field, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect(onChange).toHaveBeenLastCalledWith(japan);
    await expect(field).toHaveValue('90 1234 5678');
    await user.keyboard('{Control>}a{/Control}call me');
    await user.click(canvasElement.ownerDocument.body);
    await expect(field).toHaveValue('call me');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/digits only/));
    await expect(field.validity.customError).toBe(true);
  },
};

/** Autofill inserts a whole number without moving the focus: its code sets the country at once. */
export const Autofill: Story = {
  tags: ['!autodocs'],
  args: { value: { country: '5', number: '' } },
  play: async ({ canvas }) => {
    onChange.mockClear();
    const field = number({ canvas });
    await expect(field).toHaveAttribute('autocomplete', 'tel');
    await expect(field).not.toHaveFocus();
    await fireEvent.change(field, { target: { value: '+819012345678' } });
    await expect(onChange.mock.calls).toEqual([[{ country: '1', number: '9012345678' }]]);
    await expect(field).toHaveValue('9012345678');
    // Stored without its code, it keeps the user's formatting.
    await fireEvent.change(field, { target: { value: '090-1234-5678' } });
    await expect(onChange).toHaveBeenLastCalledWith({ country: '1', number: '090-1234-5678' });
  },
};

/** If the countries load late, the number is validated and its code parsed only then. */
export const LateCountries: Story = {
  tags: ['!autodocs'],
  render: ({ value, onChange, countries: all, ...args }) => (
    <Stateful initial={false}>
      {(haveCome, setCome) => (
        <Stateful initial={value} onChange={onChange}>
          {(current, setCurrent) => (
            <>
              <PhoneField {...args} countries={haveCome ? all : []} onChange={setCurrent} value={current} />
              <button onClick={() => setCome(true)} type="button">
                Countries
              </button>
            </>
          )}
        </Stateful>
      )}
    </Stateful>
  ),
  play: async ({ canvas }) => {
    onChange.mockClear();
    const user = person();
    await user.click(number({ canvas }));
    await user.keyboard('+81 90 1234 5678');
    await user.tab();
    await expect(number({ canvas })).toHaveValue('+81 90 1234 5678');
    await expect(number({ canvas })).not.toBeInvalid();
    await user.click(canvas.getByRole('button', { name: 'Countries' }));
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(japan));
    await expect(number({ canvas })).toHaveValue('90 1234 5678');
  },
};

/** In a long list of countries, the chosen one is fully visible on opening. */
export const FarDown: Story = {
  tags: ['!autodocs'],
  args: {
    countries: Array.from({ length: 240 }, (_, index) => ({
      id: String(index),
      iso: '',
      name: `Country ${String(index).padStart(3, '0')}`,
      phonecode: String(index + 1),
    })),
    value: { country: '120', number: '733 1234' },
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await person().click(country({ canvas }));
    const list = await page.findByRole('listbox', undefined, { timeout: 10_000 });
    await waitFor(() => {
      const box = list.getBoundingClientRect();
      const chosen = page.getByRole('option', { name: /Country 120/ }).getBoundingClientRect();
      expect(chosen.top).toBeGreaterThanOrEqual(box.top);
      expect(chosen.bottom).toBeLessThanOrEqual(box.bottom);
    });
  },
};

/** A number without a country shows an error; opening the codes, searching and choosing a country clears it. */
export const Pointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    onChange.mockClear();
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    await user.click(number({ canvas }));
    await user.keyboard('07 11 22 33');
    await user.tab();
    await expect(number({ canvas })).toHaveAccessibleDescription('Choose the country code.');
    await user.click(country({ canvas }));
    await page.findByRole('dialog', undefined, { timeout: 10_000 });
    await waitFor(() => expect(search({ page })).toHaveFocus());
    await user.keyboard('zzz');
    await expect(await page.findByText('No country matches “zzz”.')).toBeInTheDocument();
    await user.keyboard('{Control>}a{/Control}cote');
    await user.click(await page.findByRole('option', { name: /Côte/ }));
    await expect(onChange).toHaveBeenLastCalledWith({ country: '8', number: '07 11 22 33' });
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(number({ canvas })).not.toBeInvalid();
  },
};

/** Tabbing through does not change the number, nor when read-only: nothing becomes unsaved. */
export const PassedThrough: Story = {
  tags: ['!autodocs'],
  args: { value: { country: '1', number: '＋８１ 90 1234 5678' } },
  play: async ({ canvas }) => {
    onChange.mockClear();
    number({ canvas }).focus();
    await person().tab();
    await expect(number({ canvas })).not.toHaveFocus();
    await expect(onChange).not.toHaveBeenCalled();
  },
};
