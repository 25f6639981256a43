import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import {
  type KeyboardRow,
  Narrow,
  playComposition,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
  Stateful,
} from '../storybook/index.ts';
import { TextField } from './index.ts';

const nothing = () => undefined;

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves into the field.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByLabelText('Title')).toHaveFocus();
    },
  },
  {
    keys: 'any text',
    does: 'Is typed; more than fits is kept and counted.',
    run: async ({ canvas, user }) => {
      await user.keyboard('A Wet Sunday Morning');
      await expect(canvas.getByLabelText('Title')).toHaveValue('A Wet Sunday Morning');
      await expect(canvas.getByText('4 too many')).toBeVisible();
      await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription('4 too many');
    },
  },
];

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  tags: ['stable'],
  args: { name: 'title', label: 'Title', value: '', onChange: nothing, required: true },
  argTypes: { prefix: { control: false }, suffix: { control: false }, description: { control: 'text' } },
  render: ({ value, onChange: _, ...args }) => (
    <Stateful initial={value}>
      {(current, setCurrent) => <TextField {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Name what is asked for in a word or two; explain it in the description, above any error.',
        'Set `autoComplete` where the browser may know the answer.',
      ],
      dont: ['Use the placeholder as a label or for an explanation: it is gone as soon as it is needed.'],
      accessibility: [
        'Label, description, counter and error are tied to the input and read with it.',
        'An optional field says so in words; there is no asterisk to learn.',
      ],
    },
  },
} satisfies Meta<typeof TextField>;

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
          <TextField label="Title" name="a" onChange={nothing} placeholder="Amanita" required value="" />
        </SheetCell>
        <SheetCell label="filled, hover" width={240}>
          <TextField data-preview="hover" label="Title" name="b" onChange={nothing} required value="Amanita" />
        </SheetCell>
        <SheetCell label="focus" width={240}>
          <TextField data-preview="focus" label="Title" name="c" onChange={nothing} required value="Amanita" />
        </SheetCell>
        <SheetCell label="disabled" width={240}>
          <TextField disabled label="Title" name="d" onChange={nothing} required value="Amanita" />
        </SheetCell>
        <SheetCell label="read only" width={240}>
          <TextField label="Title" name="e" onChange={nothing} readOnly value="Amanita" />
        </SheetCell>
      </SheetRow>
      <SheetRow label="words">
        <SheetCell label="optional, description" width={240}>
          <TextField
            description="As it stands on the back, if it does."
            label="Medium"
            name="f"
            onChange={nothing}
            value="Oil on canvas"
          />
        </SheetCell>
        <SheetCell label="error and description" width={240}>
          <TextField
            description="What buyers see first."
            error="Enter title."
            label="Title"
            name="g"
            onChange={nothing}
            required
            value=""
          />
        </SheetCell>
        <SheetCell label="two errors, focus" width={240}>
          <TextField
            data-preview="focus"
            error={['Title is used by another work.', 'Title can have at most 500 characters; this has 512.']}
            label="Title"
            name="h"
            onChange={nothing}
            required
            value="Amanita"
          />
        </SheetCell>
        <SheetCell label="counter, nearly full" width={240}>
          <TextField label="Artist" maxLength={16} name="i" onChange={nothing} value="Ivan Shishkin" />
        </SheetCell>
        <SheetCell label="counter, over" width={240}>
          <TextField label="Artist" maxLength={10} name="j" onChange={nothing} value="Ivan Shishkin" />
        </SheetCell>
      </SheetRow>
      <SheetRow label="prefix and suffix, Japanese">
        <SheetCell label="prefix" width={240}>
          <TextField
            label="Web site"
            name="k"
            onChange={nothing}
            prefix="https://"
            required
            type="url"
            value="atelier.example"
          />
        </SheetCell>
        <SheetCell label="suffix" width={240}>
          <TextField label="Edition" name="l" onChange={nothing} required suffix="of 25" value="7" />
        </SheetCell>
        <SheetCell label="Japanese" width={240}>
          <TextField
            error="作品名を入力してください。"
            label="作品名"
            name="m"
            onChange={nothing}
            value="黒い大理石の時計"
          />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <TextField
        description="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
        error="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft is taken."
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        maxLength={500}
        name="a"
        onChange={nothing}
        value={longTitle}
      />
      <TextField
        description={longTitle}
        error={longTitle}
        label={longTitle}
        name="b"
        onChange={nothing}
        prefix={longTitle}
        suffix={longTitle}
        value="1958"
      />
    </Narrow>
  ),
};

export const Keyboard: Story = { args: { maxLength: 16 }, play: playKeyboard(keyboard) };

/** Typed with a Japanese IME, whose keys the field must ignore. */
export const Composition: Story = {
  tags: ['!autodocs'],
  play: playComposition(({ canvas }) => canvas.getByLabelText('Title')),
};
