import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Form, useForm } from '../form/index.ts';
import {
  type KeyboardContext,
  type KeyboardRow,
  Narrow,
  Preview,
  person,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
  Stateful,
} from '../storybook/index.ts';
import { StarRatingField } from './index.ts';

const nothing = () => undefined;
const changed = fn();
const meanings = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

const star = ({ canvas }: Pick<KeyboardContext, 'canvas'>, count: number) =>
  canvas.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` });
const chosen = async (context: KeyboardContext, count: number) => {
  await waitFor(() => expect(star(context, count)).toBeChecked());
  await expect(star(context, count)).toHaveFocus();
};

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the chosen star; while none is chosen to the first, without choosing it.',
    run: async (context) => {
      await context.user.tab();
      await expect(star(context, 1)).toHaveFocus();
      await expect(star(context, 1)).not.toBeChecked();
    },
  },
  {
    keys: 'Space',
    does: 'Chooses the star that has the focus.',
    run: async (context) => {
      await context.user.keyboard(' ');
      await chosen(context, 1);
    },
  },
  {
    keys: 'Arrow right, Arrow down',
    does: 'Chooses the next star; after the last the first.',
    run: async (context) => {
      await context.user.keyboard('{ArrowRight}');
      await chosen(context, 2);
      await context.user.keyboard('{ArrowDown}');
      await chosen(context, 3);
      await context.user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
      await chosen(context, 1);
    },
  },
  {
    keys: 'Arrow left, Arrow up',
    does: 'Chooses the star before; before the first the last.',
    run: async (context) => {
      await context.user.keyboard('{ArrowLeft}');
      await chosen(context, 5);
      await context.user.keyboard('{ArrowUp}');
      await chosen(context, 4);
    },
  },
  {
    keys: 'Tab, Shift + Tab',
    does: 'Leaves to what clears it, and comes back to the chosen star: one stop.',
    run: async (context) => {
      await context.user.tab();
      await expect(context.canvas.getByRole('button', { name: 'Clear Your rating' })).toHaveFocus();
      await context.user.keyboard('{Shift>}{Tab}{/Shift}');
      await chosen(context, 4);
    },
  },
  {
    keys: 'Delete, Backspace',
    does: 'Clears the rating where it is not required.',
    run: async (context) => {
      await context.user.keyboard('{Delete}');
      await waitFor(() => expect(star(context, 4)).not.toBeChecked());
      await expect(star(context, 1)).toHaveFocus();
      await expect(changed).toHaveBeenLastCalledWith(null);
      await context.user.keyboard(' ');
      await chosen(context, 1);
      await context.user.keyboard('{Backspace}');
      await waitFor(() => expect(star(context, 1)).not.toBeChecked());
      await expect(changed).toHaveBeenLastCalledWith(null);
    },
  },
];

const meta = {
  title: 'Fields/StarRatingField',
  component: StarRatingField,
  tags: ['stable'],
  args: { name: 'star', label: 'Your rating', value: null, onChange: nothing },
  argTypes: { description: { control: 'text' } },
  render: ({ value, onChange: _, ...args }) => (
    <Stateful initial={value} onChange={changed}>
      {(current, setCurrent) => <StarRatingField {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Say what the stars mean with `meanings` where people read them differently.'],
      dont: ['Start with a value: a rating that nobody gave looks like one.'],
      accessibility: [
        'A radio group named by its label; each star is a radio button of at least 36 px, 44 px by touch.',
        'Pointing shows, pressing gives: nothing changes by passing over it.',
      ],
    },
  },
} satisfies Meta<typeof StarRatingField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => {
    const common = { name: 'star', label: 'Your rating', onChange: nothing };
    return (
      <Sheet>
        <SheetRow label="states">
          <SheetCell label="none, required" width={240}>
            <StarRatingField {...common} name="a" required value={null} />
          </SheetCell>
          <SheetCell label="three, optional: can be cleared" width={320}>
            <StarRatingField {...common} name="b" value={3} />
          </SheetCell>
          <SheetCell label="five, required" width={240}>
            <StarRatingField {...common} name="c" required value={5} />
          </SheetCell>
          <SheetCell label="pointing at four of two" width={240}>
            <Preview hover="[data-star='4']">
              <StarRatingField {...common} name="d" required value={2} />
            </Preview>
          </SheetCell>
          <SheetCell label="pressing the third" width={240}>
            <Preview pressed="[data-star='3']">
              <StarRatingField {...common} name="k" required value={3} />
            </Preview>
          </SheetCell>
          <SheetCell label="focus" width={240}>
            <StarRatingField {...common} data-preview="focus" name="e" required value={2} />
          </SheetCell>
        </SheetRow>
        <SheetRow label="disabled, read-only, with meanings, error and description, Japanese">
          <SheetCell label="disabled" width={240}>
            <StarRatingField {...common} disabled name="f" value={2} />
          </SheetCell>
          <SheetCell label="read-only" width={240}>
            <StarRatingField {...common} meanings={meanings} name="g" readOnly value={4} />
          </SheetCell>
          <SheetCell label="meanings" width={280}>
            <StarRatingField {...common} meanings={meanings} name="h" required value={4} />
          </SheetCell>
          <SheetCell label="error" width={240}>
            <StarRatingField
              {...common}
              description="It stands beside your words."
              error="Choose your rating."
              name="i"
              required
              value={null}
            />
          </SheetCell>
          <SheetCell label="Japanese" width={320}>
            <StarRatingField
              label="評価"
              meanings={['不満', 'やや不満', '普通', '満足', 'とても満足']}
              name="j"
              onChange={nothing}
              value={5}
            />
          </SheetCell>
        </SheetRow>
      </Sheet>
    );
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <StarRatingField
        description="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        error="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        meanings={['Unter aller Kanone', 'B', 'C', 'Außerordentlichzufriedenstellend', 'E']}
        name="star"
        onChange={nothing}
        value={4}
      />
      <StarRatingField
        description={longTitle}
        error={longTitle}
        label={longTitle}
        meanings={['Poor', 'Fair', 'Good', 'Very good', longTitle]}
        name="title"
        onChange={nothing}
        value={5}
      />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Hovering changes nothing; pressing does; the button clears and leaves the focus on the stars. */
export const PointingAndClearing: Story = {
  play: async ({ canvas }) => {
    const user = person();
    changed.mockClear();
    await user.hover(star({ canvas }, 4));
    await expect(await canvas.findByText('4 of 5')).toBeVisible();
    await expect(changed).not.toHaveBeenCalled();
    await user.hover(canvas.getByText('Your rating'));
    await waitFor(() => expect(canvas.queryByText('4 of 5')).toBeNull());
    await user.click(star({ canvas }, 4));
    await waitFor(() => expect(changed).toHaveBeenCalledWith(4));
    await user.click(canvas.getByRole('button', { name: 'Clear Your rating' }));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(null));
    await expect(star({ canvas }, 1)).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const sent = fn();

function Review() {
  const form = useForm<{ star: number | null }>({
    initial: { star: null },
    constraints: { star: { required: true, type: 'integer', minimum: 1, maximum: 5 } },
  });
  return (
    <Form form={form} onSubmit={(values) => sent(values)}>
      <StarRatingField label="Your rating" {...form.field('star')} />
      <Button type="submit">Send</Button>
    </Form>
  );
}

/** In a form: a missing value shows an error that links to the stars, and the number is submitted. */
export const InForm: Story = {
  render: () => <Review />,
  play: async ({ canvas }) => {
    const user = person();
    await user.click(canvas.getByRole('button', { name: 'Send' }));
    const group = await canvas.findByRole('radiogroup', { name: 'Your rating' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('Choose your rating.'));
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAttribute('aria-required', 'true');
    await waitFor(() => expect(star({ canvas }, 1)).toHaveFocus());
    await user.keyboard(' ');
    await user.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ star: 1 }));
  },
};
