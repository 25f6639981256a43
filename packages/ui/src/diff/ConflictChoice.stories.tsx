import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import {
  type KeyboardRow,
  Narrow,
  Preview,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
  Stateful,
} from '../storybook/index.ts';
import { fields, japanese } from './fixtures.ts';
import { ConflictChoice } from './index.ts';

const decided = fn();
const nothing = () => undefined;

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the buttons for all fields, then to each field: one stop a field.',
    run: async ({ canvas, user }) => {
      for (const name of ['Keep all yours', 'Take all theirs']) {
        await user.tab();
        await expect(canvas.getByRole('button', { name })).toHaveFocus();
      }
      await user.tab();
      await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
    },
  },
  {
    keys: 'Space',
    does: 'Keeps the version with the focus.',
    run: async ({ canvas, user }) => {
      await user.keyboard(' ');
      await expect(decided).toHaveBeenLastCalledWith({ title: 'yours' });
      await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 decided');
    },
  },
  {
    keys: 'Arrow keys',
    does: 'Take the other version.',
    run: async ({ canvas, user }) => {
      for (const [to, back] of [
        ['{ArrowRight}', '{ArrowLeft}'],
        ['{ArrowDown}', '{ArrowUp}'],
      ] as const) {
        await user.keyboard(to);
        await expect(decided).toHaveBeenLastCalledWith({ title: 'theirs' });
        await expect(canvas.getAllByRole('radio')[1]).toHaveFocus();
        await user.keyboard(back);
        await expect(decided).toHaveBeenLastCalledWith({ title: 'yours' });
      }
    },
  },
  {
    keys: 'Enter on "Take all theirs"',
    does: 'Decides every field.',
    run: async ({ canvas, user }) => {
      canvas.getByRole('button', { name: 'Take all theirs' }).focus();
      await user.keyboard('{Enter}');
      await expect(decided).toHaveBeenLastCalledWith({ title: 'theirs', description: 'theirs', price: 'theirs' });
      await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3 decided');
    },
  },
];

const meta = {
  title: 'Forms/ConflictChoice',
  component: ConflictChoice,
  tags: ['stable'],
  args: { fields: fields.slice(0, 3), value: {}, onChange: decided },
  argTypes: { fields: { control: false }, value: { control: false } },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={onChange}>
      {(current, setCurrent) => <ConflictChoice {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Show it when saving was refused because the record had changed (412).',
        'Name the other person where it is known.',
      ],
      dont: ['Decide for the person.', 'Close it before what was typed is saved or copied.'],
      accessibility: ['A group of native radios a field, named by the field.', 'How many are decided is announced.'],
    },
  },
} satisfies Meta<typeof ConflictChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="nothing decided; decided; disabled; Japanese; narrow; alike">
        <SheetCell label="partly decided" width={640}>
          <ConflictChoice
            fields={fields}
            onChange={nothing}
            theirs="Haruka Tanaka’s"
            value={{ title: 'theirs', price: 'yours' }}
          />
        </SheetCell>
        <SheetCell label="disabled" width={440}>
          <ConflictChoice disabled fields={fields.slice(2, 4)} onChange={nothing} value={{ price: 'yours' }} />
        </SheetCell>
        <SheetCell label="Japanese" width={560}>
          <ConflictChoice fields={japanese} onChange={nothing} value={{ title: 'yours' }} />
        </SheetCell>
        <SheetCell label="narrow, one" width={300}>
          <ConflictChoice fields={fields.slice(0, 1)} onChange={nothing} value={{}} />
        </SheetCell>
        <SheetCell label="alike" width={300}>
          <ConflictChoice fields={fields.slice(6)} onChange={nothing} value={{}} />
        </SheetCell>
        <SheetCell label="hover, focus" width={440}>
          <Preview focus="label:last-of-type input" hover="label">
            <ConflictChoice fields={fields.slice(2, 3)} onChange={nothing} value={{}} />
          </Preview>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <ConflictChoice
        fields={[
          { kind: 'text', id: 'a', label: longTitle, before: longTitle, after: '' },
          {
            kind: 'value',
            id: 'b',
            label: '価格',
            before: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
            after: null,
          },
        ]}
        onChange={nothing}
        theirs="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        value={{}}
      />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
