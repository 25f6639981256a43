import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
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
import { TagField } from './index.ts';

const nothing = () => undefined;
const onChange = fn();
const materials = ['Oil', 'Gouache', 'Egg tempera', 'Gold leaf', 'Linen', 'Oak panel'];

const field = ({ canvas }: Pick<KeyboardContext, 'canvas'>) => canvas.getByLabelText('Materials');
const remover = ({ canvas }: Pick<KeyboardContext, 'canvas'>, tag: string) =>
  canvas.getByRole('button', { name: `Remove ${tag}` });

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves into the text. The tags before it are one stop of their own.',
    run: async (context) => {
      await context.user.tab();
      await expect(field(context)).toHaveFocus();
    },
  },
  {
    keys: 'Enter, comma, 、',
    does: 'Ends a tag. Enter in an empty field is the form’s.',
    run: async (context) => {
      const { canvas, user } = context;
      await user.keyboard('Oil{Enter}');
      await expect(onChange).toHaveBeenLastCalledWith(['Oil']);
      await user.keyboard('Linen,');
      await expect(onChange).toHaveBeenLastCalledWith(['Oil', 'Linen']);
      await user.keyboard('板、');
      await expect(onChange).toHaveBeenLastCalledWith(['Oil', 'Linen', '板']);
      await expect(field(context)).toHaveValue('');
      await expect(canvas.getByText('Added: 板.')).toBeInTheDocument();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    },
  },
  {
    keys: 'Backspace, in the empty text',
    does: 'Highlights the last tag; once more, removes it and highlights the one before.',
    run: async (context) => {
      const { canvas, user } = context;
      onChange.mockClear();
      await user.keyboard('{Backspace}');
      await expect(remover(context, '板')).toHaveFocus();
      await expect(onChange).not.toHaveBeenCalled();
      await user.keyboard('{Backspace}');
      await expect(onChange).toHaveBeenLastCalledWith(['Oil', 'Linen']);
      await expect(remover(context, 'Linen')).toHaveFocus();
      await expect(canvas.getByText('Removed: 板.')).toBeInTheDocument();
    },
  },
  {
    keys: 'Arrow Left, Arrow Right, Home, End',
    does: 'Go from tag to tag; from the beginning of the text to the last one, and back.',
    run: async (context) => {
      const { user } = context;
      await user.keyboard('{Home}');
      await expect(remover(context, 'Oil')).toHaveFocus();
      await user.keyboard('{ArrowRight}');
      await expect(remover(context, 'Linen')).toHaveFocus();
      await user.keyboard('{ArrowRight}');
      await expect(field(context)).toHaveFocus();
      await user.keyboard('{ArrowLeft}{ArrowLeft}{End}');
      await expect(remover(context, 'Linen')).toHaveFocus();
    },
  },
  {
    keys: 'Delete, Enter, Space',
    does: 'On a tag: removes it and goes on to the next; after the last one, to the text.',
    run: async (context) => {
      const { user } = context;
      await user.keyboard('{Home}{Delete}');
      await expect(remover(context, 'Linen')).toHaveFocus();
      await user.keyboard('{Enter}');
      await expect(onChange).toHaveBeenLastCalledWith([]);
      await expect(field(context)).toHaveFocus();
      await user.keyboard('Ash{Enter}{Backspace} ');
      await expect(onChange).toHaveBeenLastCalledWith([]);
      await expect(field(context)).toHaveFocus();
      await expect(field(context)).toHaveValue('');
    },
  },
  {
    keys: 'any letter, on a tag',
    does: 'Goes to the text and is typed.',
    run: async (context) => {
      const { user } = context;
      await user.keyboard('Oak{Enter}{Backspace}x');
      await expect(field(context)).toHaveFocus();
      await expect(field(context)).toHaveValue('x');
    },
  },
];

const meta = {
  title: 'Fields/TagField',
  component: TagField,
  tags: ['stable'],
  args: { name: 'materials', label: 'Materials', required: true, value: [], onChange },
  argTypes: { description: { control: 'text' } },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={(next) => onChange([...next])}>
      {(current, setCurrent) => <TagField {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Suggest what others have used: one word for one thing.', 'Say how many there may be, and show it.'],
      dont: ['Use it for sentences: TextArea holds them.', 'Use it for one choice: ComboBox.'],
      accessibility: [
        'Tags are a list; each is removed by a button with its name. Adding and removing is said politely.',
        'A word that is refused stays in the text with the reason, and keeps the form.',
        'The 、 and ， of a Japanese keyboard end a tag like a comma; a word being composed is left alone.',
      ],
    },
  },
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { suggestions: materials } };

const some = ['Oil', 'Linen', 'Gold leaf'];

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="states">
        <SheetCell label="empty" width={280}>
          <TagField label="Materials" name="a" onChange={nothing} required value={[]} />
        </SheetCell>
        <SheetCell label="filled, optional" width={280}>
          <TagField label="Materials" name="b" onChange={nothing} value={some} />
        </SheetCell>
        <SheetCell label="focus, of ten" width={280}>
          <TagField
            data-preview="focus"
            label="Materials"
            maxItems={10}
            name="c"
            onChange={nothing}
            required
            value={[...some, 'Oak panel', 'Egg tempera']}
          />
        </SheetCell>
        <SheetCell label="hover; a tag: focus, hover" width={280}>
          <Preview focus="li:first-child button" hover="li:nth-child(2) button">
            <TagField data-preview="hover" label="Materials" name="h" onChange={nothing} required value={some} />
          </Preview>
        </SheetCell>
        <SheetCell label="disabled" width={280}>
          <TagField disabled label="Materials" name="d" onChange={nothing} value={some} />
        </SheetCell>
        <SheetCell label="read only" width={280}>
          <TagField label="Materials" name="e" onChange={nothing} readOnly value={some} />
        </SheetCell>
        <SheetCell label="error, description" width={280}>
          <TagField
            description="What it is made of, as on a label."
            error="Enter materials."
            label="Materials"
            name="f"
            onChange={nothing}
            required
            value={[]}
          />
        </SheetCell>
      </SheetRow>
      <SheetRow label="Japanese; suggestions, open">
        <SheetCell label="Japanese" width={280}>
          <TagField label="素材" name="g" onChange={nothing} required value={['油彩', 'キャンバス', '金箔']} />
        </SheetCell>
        <SheetCell label="suggestions" width={280}>
          <div style={{ minHeight: 260, width: '100%' }}>
            <TagField
              label="Suggested"
              name="open"
              onChange={nothing}
              required
              suggestions={materials}
              value={['Oil', 'Linen']}
            />
          </div>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    canvas.getByRole('combobox', { name: 'Suggested' }).focus();
    await person().keyboard('{ArrowDown}');
    await page.findByRole('listbox', undefined, { timeout: 10_000 });
    await waitFor(() => expect(page.getByRole('option', { name: 'Gouache' })).toHaveAttribute('data-active'));
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <TagField
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        maxItems={3}
        name="a"
        onChange={nothing}
        value={['Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', '黒い大理石の時計'.repeat(4), 'a']}
      />
      <TagField
        description={longTitle}
        error={longTitle}
        label={longTitle}
        name="b"
        onChange={nothing}
        suggestions={[longTitle]}
        value={[longTitle]}
      />
      <TagField label="No tags" name="c" onChange={nothing} value={[]} />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** With a Japanese IME, Enter ends the composition and adds no tag. */
export const Composition: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    onChange.mockClear();
    await playComposition(({ canvas }) => field({ canvas }), {
      undisturbed: () => expect(onChange).not.toHaveBeenCalled(),
    })(context);
    await person().keyboard('{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(['時計']);
  },
};

const paste = (element: HTMLElement, text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  return fireEvent(element, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

/** A pasted list becomes tags, without duplicates, up to the limit; the rest stays with a message. */
export const Pasting: Story = {
  tags: ['!autodocs'],
  args: { maxItems: 4, value: ['Oil'] },
  play: async ({ canvas, canvasElement }) => {
    onChange.mockClear();
    const user = person();
    await paste(field({ canvas }), 'Linen\nOIL、Gold leaf');
    await expect(onChange).toHaveBeenLastCalledWith(['Oil', 'Linen', 'Gold leaf']);
    await expect(canvas.getByText('Already added: Oil.')).toBeVisible();
    await paste(field({ canvas }), 'Oak panel, Wax');
    await expect(onChange).toHaveBeenLastCalledWith(['Oil', 'Linen', 'Gold leaf', 'Oak panel']);
    await expect(field({ canvas })).toHaveValue('Wax');
    await expect(field({ canvas })).toHaveAccessibleDescription(/up to 4/);
    await expect((field({ canvas }) as HTMLInputElement).validity.customError).toBe(true);
    await user.click(remover({ canvas }, 'Linen'));
    await expect(canvas.getByText('3 of 4')).toBeVisible();
    await user.click(field({ canvas }));
    await user.keyboard('{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(['Oil', 'Gold leaf', 'Oak panel', 'Wax']);
    await expect((field({ canvas }) as HTMLInputElement).validity.customError).toBe(false);
    await user.click(canvasElement.ownerDocument.body);
  },
};

/** A duplicate is not added: it is announced, and highlighted. A stored list may contain duplicates. */
export const Twice: Story = {
  tags: ['!autodocs'],
  args: { value: ['Oil', 'Linen', 'Oil'] },
  play: async ({ canvas }) => {
    onChange.mockClear();
    const user = person();
    await user.click(field({ canvas }));
    await user.keyboard('ＬＩＮＥＮ{Enter}');
    await expect(onChange).not.toHaveBeenCalled();
    await expect(await canvas.findByText('Already added: Linen.')).toBeVisible();
    await expect(canvas.getByText('Linen').closest('li')).toHaveAttribute('data-twice');
    await user.keyboard('w');
    await expect(canvas.getByText('Linen').closest('li')).not.toHaveAttribute('data-twice');
    await user.click(canvas.getAllByRole('button', { name: 'Remove Oil' })[1] as HTMLElement);
    await expect(onChange).toHaveBeenLastCalledWith(['Oil', 'Linen']);
  },
};

const saved = fn();

/**
 * Pressing something below, while suggestions cover it and a word is unfinished: the word is added, and the press
 * works.
 */
export const LeftByPress: Story = {
  tags: ['!autodocs'],
  args: { suggestions: materials },
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          saved();
        }}
      >
        <Story />
        <div style={{ paddingBlockStart: 400 }}>
          <Button type="submit">Save</Button>
        </div>
      </form>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    onChange.mockClear();
    saved.mockClear();
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    await user.click(field({ canvas }));
    await user.keyboard('Go');
    await page.findByRole('option', { name: 'Gouache' }, { timeout: 10_000 });
    await user.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    await expect(onChange).toHaveBeenLastCalledWith(['Go']);
    await expect(onChange.mock.invocationCallOrder[0]).toBeLessThan(saved.mock.invocationCallOrder[0] as number);
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

/** Chosen from suggestions; with `onlySuggested`, from nothing else. Blur ends the word. */
export const Suggestions: Story = {
  args: { suggestions: materials, onlySuggested: true },
  play: async ({ canvas, canvasElement }) => {
    onChange.mockClear();
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    await user.click(field({ canvas }));
    await user.keyboard('gou');
    await page.findByRole('option', { name: 'Gouache' }, { timeout: 10_000 });
    await expect(field({ canvas })).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(['Gouache']);
    await user.keyboard('l');
    await user.click(await page.findByRole('option', { name: 'Linen' }));
    await expect(onChange).toHaveBeenLastCalledWith(['Gouache', 'Linen']);
    await expect(field({ canvas })).toHaveFocus();
    await user.keyboard('plastic{Escape}{Enter}');
    await expect(field({ canvas })).toHaveAccessibleDescription(/Not found: plastic/);
    await expect(field({ canvas })).toHaveValue('plastic');
    await user.keyboard('{Control>}a{/Control}gold LEAF');
    await user.click(canvasElement.ownerDocument.body);
    await expect(onChange).toHaveBeenLastCalledWith(['Gouache', 'Linen', 'Gold leaf']);
  },
};
