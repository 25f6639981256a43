import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Form, useForm } from '../form/index.ts';
import { Inline } from '../inline/index.ts';
import {
  Narrow,
  person,
  playComposition,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
  Stateful,
} from '../storybook/index.ts';
import { ComboBox, type ListOption } from './index.ts';
import { chosen, keyboard } from './keyboard.fixtures.ts';
import { cities, media, thousand } from './samples.ts';

const nothing = () => undefined;
const sent = fn();

const meta = {
  title: 'Fields/ComboBox',
  component: ComboBox,
  tags: ['stable'],
  args: { name: 'city', label: 'City', required: true, options: cities, value: '', onChange: chosen },
  argTypes: { description: { control: 'text' }, options: { control: false } },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value}>
      {(current, setCurrent) => (
        <ComboBox
          {...args}
          onChange={(next, option) => {
            setCurrent(next);
            if (option) onChange(next);
            else onChange(next, undefined);
          }}
          value={current}
        />
      )}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Give Japanese names their reading as `keywords`: 京都 is found by きょうと.',
        'Say in the description of an option what tells two of one name apart.',
        'Use `onSearch` for what a server knows; the first few, before typing, are `options`.',
      ],
      dont: [
        'Use it for fewer than ten choices: Select shows them without a keyboard.',
        'Put a choice that means "none" in the list: the clear button does that.',
      ],
      accessibility: [
        "W3C's combobox with list autocomplete: the focus stays in the text, the list is pointed at.",
        'Nothing is chosen by itself and no text is completed under the cursor: an input method would compose into it.',
        'How many options are left, that a search is under way and that it failed is said politely.',
        'A text that is no choice stays, is explained, and keeps the form.',
        'Enter that ends a Japanese word neither chooses nor sends.',
      ],
    },
  },
} satisfies Meta<typeof ComboBox<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const open = async (element: Element | null | undefined) => {
  (element as HTMLElement | null)?.focus();
  await person().keyboard('{ArrowDown}');
  // The list is downloaded on first use.
  await within(document.body).findByRole('listbox', undefined, { timeout: 10_000 });
};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="states">
        <SheetCell label="nothing chosen" width={220}>
          <ComboBox label="City" name="a" onChange={nothing} options={cities} required value="" />
        </SheetCell>
        <SheetCell label="chosen, hover, optional" width={220}>
          <ComboBox data-preview="hover" label="City" name="b" onChange={nothing} options={cities} value="kyoto" />
        </SheetCell>
        <SheetCell label="focus" width={220}>
          <ComboBox data-preview="focus" label="City" name="c" onChange={nothing} options={cities} required value="" />
        </SheetCell>
        <SheetCell label="disabled" width={220}>
          <ComboBox disabled label="City" name="d" onChange={nothing} options={cities} value="kyoto" />
        </SheetCell>
        <SheetCell label="read only" width={220}>
          <ComboBox label="City" name="e" onChange={nothing} options={cities} readOnly value="kyoto" />
        </SheetCell>
      </SheetRow>
      <SheetRow label="words">
        <SheetCell label="error, description" width={260}>
          <ComboBox
            description="Where the work is picked up."
            error="Choose city."
            label="City"
            name="f"
            onChange={nothing}
            options={cities}
            required
            value=""
          />
        </SheetCell>
        <SheetCell label="a value that no option names" width={260}>
          <ComboBox label="Artist" name="g" onChange={nothing} required value="17" valueLabel="Haruka Tanaka" />
        </SheetCell>
        <SheetCell label="Japanese" width={260}>
          <ComboBox
            label="都市"
            name="h"
            onChange={nothing}
            options={[{ value: 'kyoto', label: '京都', description: '京都府' }]}
            required
            value="kyoto"
          />
        </SheetCell>
      </SheetRow>
      <SheetRow label="open, with sections">
        <SheetCell label="the keys are on one, another is chosen" width={300}>
          <div style={{ minHeight: 260, width: '100%' }}>
            <ComboBox label="Medium" name="open" onChange={nothing} options={media} required value="tempera" />
          </div>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = canvas.getByRole('combobox', { name: 'Medium' });
    await open(field);
    await waitFor(() => expect(page.getByRole('option', { name: /Egg/ })).toHaveAttribute('data-active'));
    await person().keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('option', { name: 'Etching' })).toHaveAttribute('data-active'));
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <ComboBox
        description={longTitle}
        error={longTitle}
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        name="a"
        onChange={nothing}
        options={[
          { value: 'long', label: longTitle },
          { value: 'word', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2) },
        ]}
        required
        value="long"
      />
      <ComboBox label="Nothing to choose" name="b" onChange={nothing} options={[]} required value={null} />
      <ComboBox label={longTitle} name="c" onChange={nothing} options={[]} value={null} />
    </Narrow>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await open(canvas.getByRole('combobox', { name: 'Nothing to choose' }));
    await waitFor(() => expect(page.getByText('No options yet.', { ignore: '[aria-live] *' })).toBeVisible());
    await open(canvas.getByRole('combobox', { name: /^Donau/ }));
    const long = await page.findByRole('option', { name: /^The First/ });
    await expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth);
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Opened by mouse, chosen, cleared; a press outside keeps the typed text and shows its error. */
export const Pointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    chosen.mockClear();
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    const field = canvas.getByRole('combobox', { name: 'City' });
    await user.click(field);
    await user.click(await page.findByRole('option', { name: /^Sakai/ }));
    await expect(chosen).toHaveBeenLastCalledWith('sakai');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Sakai');
    const show = canvas.getByRole('button', { name: 'Show choices: City' });
    await user.click(show);
    await expect(await page.findByRole('option', { name: /^Malmö/ })).toHaveAttribute('aria-disabled', 'true');
    page.getByRole('option', { name: /^Malmö/ }).click();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await user.click(show);
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
    await user.click(canvas.getByRole('button', { name: 'Clear: City' }));
    await expect(chosen).toHaveBeenLastCalledWith('', undefined);
    await expect(field).toHaveFocus();
    await user.keyboard('Atlantis');
    await waitFor(() =>
      expect(page.getByText('Nothing matches “Atlantis”.', { ignore: '[aria-live] *' })).toBeVisible(),
    );
    await user.click(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(field).toHaveValue('Atlantis');
    await expect(field).toHaveAccessibleDescription(/“Atlantis” isn’t in the list/);
    await expect((field as HTMLInputElement).validity.customError).toBe(true);
    await user.click(field);
    await user.keyboard('{Control>}a{/Control}ｋｙｏｔｏ');
    await user.click(canvasElement.ownerDocument.body);
    await expect(field).toHaveValue('Kyōto');
    await expect(chosen).toHaveBeenLastCalledWith('kyoto');
    await expect(field).not.toBeInvalid();
  },
};

const pressed = fn();

/** A press on a button below the open list must hit: the error is shown only after the press. */
export const LeftByPress: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <div style={{ paddingBlockStart: 400 }}>
          <Button onClick={pressed} size="small">
            Below
          </Button>
        </div>
      </>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    pressed.mockClear();
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    const field = canvas.getByRole('combobox', { name: 'City' });
    await user.click(field);
    await user.keyboard('Atlantis');
    const shut = () => expect(page.queryByRole('listbox')).not.toBeInTheDocument();
    await page.findByText('Nothing matches “Atlantis”.', { ignore: '[aria-live] *' });
    await user.click(canvas.getByRole('button', { name: 'Below' }));
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/“Atlantis” isn’t in the list/));
    await waitFor(shut);
  },
};

/** Text that matches no option is the value; the name of an option selects that option. */
export const AllowsCustom: Story = {
  args: { allowsCustom: true, label: 'Place', name: 'place' },
  play: async ({ canvas, canvasElement }) => {
    chosen.mockClear();
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    const field = canvas.getByRole('combobox', { name: 'Place' });
    await user.click(field);
    await user.keyboard('Atlantis');
    await expect(chosen).toHaveBeenLastCalledWith('Atlantis', undefined);
    await expect(page.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await expect(field).toHaveValue('Atlantis');
    await expect(field).not.toBeInvalid();
    await user.keyboard('{Control>}a{/Control}porto');
    await expect(chosen).toHaveBeenLastCalledWith('porto');
    await user.tab();
    await expect(field).toHaveValue('Porto');
  },
};

const maker: { make: (label: string) => Promise<ListOption> } = { make: () => Promise.reject(new Error()) };

/** Adds the typed text once it is created; a failure is shown and the text is kept. */
export const Creating: Story = {
  args: { label: 'Artist', name: 'artist', options: [], onCreate: (label) => maker.make(label) },
  play: async ({ canvas, canvasElement }) => {
    chosen.mockClear();
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    const field = canvas.getByRole('combobox', { name: 'Artist' });
    maker.make = () => Promise.reject(new Error('no'));
    await user.click(field);
    await user.keyboard('Haruka Tanaka');
    await user.click(await page.findByRole('option', { name: 'Add “Haruka Tanaka”' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/couldn’t add/));
    await expect(field).toHaveValue('Haruka Tanaka');
    const made = Promise.withResolvers<ListOption>();
    maker.make = () => made.promise;
    await user.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByText('Adding…')).toBeInTheDocument();
    made.resolve({ value: '17', label: 'Haruka Tanaka' });
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith('17'));
    await expect(field).toHaveValue('Haruka Tanaka');
    await expect(field).not.toBeInvalid();
  },
};

interface SearchRequest {
  query: string;
  signal: AbortSignal;
  answer: (options: ListOption[]) => void;
  fail: () => void;
}

/** Search requests, to be answered by the test in any order. */
const requests: SearchRequest[] = [];

/** Searches on a server: late responses are dropped, a failure can be retried, no result is announced. */
export const Searching: Story = {
  args: {
    label: 'Buyer',
    name: 'buyer',
    options: [{ value: '1', label: 'Ivan Shishkin', description: 'Bought last' }],
    onSearch: (query, signal) =>
      new Promise((resolve, reject) => {
        requests.push({ query, signal, answer: resolve, fail: () => reject(new Error('offline')) });
      }),
  },
  play: async ({ canvas, canvasElement }) => {
    requests.length = 0;
    chosen.mockClear();
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    const field = canvas.getByRole('combobox', { name: 'Buyer' });
    const shown = { ignore: '[aria-live] *' };
    await open(field);
    await expect(page.getByRole('option')).toHaveTextContent('Ivan Shishkin');
    await user.keyboard('h');
    await waitFor(() => expect(requests).toHaveLength(1));
    await waitFor(() => expect(page.getByText('Searching…', shown)).toBeVisible());
    await user.keyboard('a');
    await waitFor(() => expect(requests).toHaveLength(2));
    await expect(requests.map(({ query }) => query)).toEqual(['h', 'ha']);
    await expect(requests[0]?.signal.aborted).toBe(true);
    requests[1]?.answer([{ value: '2', label: 'Haruka Tanaka' }]);
    requests[0]?.answer([{ value: '3', label: 'Too late' }]);
    await waitFor(() => expect(page.getByRole('option')).toHaveTextContent('Haruka Tanaka'));
    await user.keyboard('x');
    await waitFor(() => expect(requests).toHaveLength(3));
    requests[2]?.answer([]);
    await waitFor(() => expect(page.getByText('Nothing matches “hax”.', shown)).toBeVisible());
    await user.keyboard('y');
    await waitFor(() => expect(requests).toHaveLength(4));
    requests[3]?.fail();
    await waitFor(() => expect(page.getByText('We couldn’t search.', shown)).toBeVisible());
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(requests).toHaveLength(5));
    await expect(requests[4]?.query).toBe('haxy');
    requests[4]?.answer([{ value: '2', label: 'Haruka Tanaka' }]);
    await waitFor(() => expect(page.getByRole('option')).toHaveTextContent('Haruka Tanaka'));
    await user.keyboard('{ArrowDown}{Enter}');
    await expect(chosen).toHaveBeenLastCalledWith('2');
    await user.tab();
    await expect(field).toHaveValue('Haruka Tanaka');
  },
};

/** During IME composition keys are ignored and no search is sent. */
export const Composition: Story = {
  tags: ['!autodocs'],
  args: { ...Searching.args },
  play: async (context) => {
    requests.length = 0;
    await playComposition(({ canvas }) => canvas.getByRole('combobox', { name: 'Buyer' }), {
      undisturbed: ({ canvas }) =>
        expect(canvas.getByRole('combobox', { name: 'Buyer' })).not.toHaveAttribute(
          'aria-activedescendant',
          expect.stringMatching(/./),
        ),
    })(context);
    await waitFor(() => expect(requests.map(({ query }) => query)).toEqual(['時計']));
    requests[0]?.answer([{ value: '2', label: '時計屋' }]);
    await expect(await within(document.body).findByRole('option', { name: '時計屋' })).toBeVisible();
  },
};

/** For well-known lists: only matches at the start of the label or a keyword. */
export const FromTheStart: Story = {
  args: { match: 'start' },
  play: async ({ canvas, canvasElement }) => {
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    await open(canvas.getByRole('combobox', { name: 'City' }));
    await user.keyboard('ka');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1));
    await expect(page.getByRole('option')).toHaveTextContent('Kanazawa');
    await user.keyboard('{Control>}a{/Control}きょう');
    await waitFor(() => expect(page.getByRole('option')).toHaveTextContent('Kyōto'));
  },
};

/** A thousand options: three hundred are rendered, all can be found. */
export const Thousand: Story = {
  name: '1,000 options',
  args: { label: 'Buyer', name: 'buyer', options: thousand },
  play: async ({ canvas, canvasElement }) => {
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    await open(canvas.getByRole('combobox', { name: 'Buyer' }));
    await expect(page.getAllByRole('option')).toHaveLength(300);
    await waitFor(() =>
      expect(
        page.getByText('Showing 300 of 1,000. Keep typing to narrow them down.', { ignore: '[aria-live] *' }),
      ).toBeVisible(),
    );
    await user.keyboard('{ArrowUp}');
    const last = page.getByRole('option', { name: /^Buyer 299/ });
    await waitFor(() => expect(last).toHaveAttribute('data-active'));
    const box = page.getByRole('listbox').getBoundingClientRect();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom + 1);
    await user.keyboard('gallery 98');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(15));
  },
};

/** In a form: invalid text blocks it, the summary links to the field, a reset clears the text. */
export const InForm: Story = {
  tags: ['!autodocs'],
  render: () => <PlaceForm />,
  play: async ({ canvas }) => {
    const user = person();
    sent.mockClear();
    const field = canvas.getByRole('combobox', { name: 'City' });
    await user.click(field);
    await user.keyboard('Atlantis{Escape}{Enter}');
    await expect(field).toHaveAccessibleDescription(/“Atlantis” isn’t in the list/);
    await expect(field).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
    await user.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(field).toHaveValue('');
    await user.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Choose city.'));
    await expect(field).toHaveFocus();
    await user.keyboard('sakai{Escape}{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ city: 'sakai' }));
  },
};

function PlaceForm() {
  const form = useForm({ initial: { city: '' }, constraints: { city: { type: 'string', required: true } } });
  return (
    <Form aria-label="Place" form={form} onSubmit={sent}>
      <ComboBox label="City" options={cities} {...form.field('city')} />
      <Inline gap={2}>
        <Button emphasis="primary" type="submit">
          Save
        </Button>
        <Button onClick={() => form.reset()}>Start again</Button>
      </Inline>
    </Form>
  );
}
