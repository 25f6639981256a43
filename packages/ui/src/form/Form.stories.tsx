import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { DimensionField, type Dimensions } from '../dimension-field/index.ts';
import { Inline } from '../inline/index.ts';
import { NumberField } from '../number-field/index.ts';
import { Select } from '../select/index.ts';
import {
  type KeyboardRow,
  Narrow,
  playComposition,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
} from '../storybook/index.ts';
import { Switch } from '../switch/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { type FieldErrors, Form, useForm } from './index.ts';

const constraints = {
  title: { type: 'string', required: true, minLength: 1, maxLength: 40, pattern: '\\S' },
  category_id: { type: 'string', required: true },
  year: { type: 'integer', nullable: true, minimum: 1000, maximum: 2100 },
  size: { properties: { width: { type: 'number', nullable: true, exclusiveMinimum: 0, maximum: 10000 } } },
  description: { type: 'string', maxLength: 10000 },
};

interface Work {
  title: string;
  category_id: string;
  year: number | null;
  size: Dimensions;
  description: string;
  for_sale: boolean;
  email: string;
}

const blank: Work = {
  title: '',
  category_id: '',
  year: null,
  size: { width: null, height: null, depth: null, unit: 'cm' },
  description: '',
  for_sale: false,
  email: '',
};

/** Mock of the server's response. */
const save = fn<(values: Work) => Promise<FieldErrors | undefined>>();

function WorkForm({ initial = blank, label = 'A work' }: { initial?: Work; label?: string }) {
  const form = useForm<Work>({
    initial,
    constraints,
    messages: { category_id: { required: 'Choose category: buyers look for works by it.' } },
    validate: (values) =>
      values.for_sale && values.email === '' ? { email: 'Enter where buyers reach you.' } : undefined,
  });
  return (
    <Form
      aria-label={label}
      form={form}
      onSubmit={async (values) => {
        const errors = await save(values);
        if (errors) form.setErrors(errors);
        else form.reset(values);
      }}
    >
      <TextField label="Title" {...form.field('title')} />
      <Select label="Category" options={[{ value: 'painting', label: 'Painting' }]} {...form.field('category_id')} />
      <NumberField label="Year" {...form.field('year')} />
      <DimensionField label="Size" {...form.field('size')} />
      <TextArea label="Description" {...form.field('description')} />
      <Switch label="For sale" {...form.field('for_sale')} />
      {form.values.for_sale && <TextField label="Email" type="email" {...form.field('email')} required />}
      <Inline gap={4}>
        <Button emphasis="primary" pending={form.pending} type="submit">
          Save work
        </Button>
        <span>{form.dirty ? 'Not saved' : 'Nothing to save'}</span>
      </Inline>
    </Form>
  );
}

const filled: Work = { ...blank, title: 'Amanita', category_id: 'painting' };

const keyboard: KeyboardRow[] = [
  {
    keys: 'Enter',
    does: 'In a field of one line: sends the form, or goes to the first field that fails.',
    run: async ({ canvas, user }) => {
      save.mockReset();
      await user.tab();
      await user.keyboard('{Enter}');
      await expect(canvas.getByLabelText('Title')).toHaveFocus();
      await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription('Enter title.');
      await expect(canvas.getByRole('alert')).toHaveTextContent('2 issues to fix');
      await expect(save).not.toHaveBeenCalled();
    },
  },
  {
    keys: 'Enter, on a line of the summary',
    does: 'Goes to the field it speaks of.',
    run: async ({ canvas, user }) => {
      canvas.getByRole('link', { name: /Choose category/ }).focus();
      await user.keyboard('{Enter}');
      await expect(canvas.getByRole('combobox', { name: /Category/ })).toHaveFocus();
    },
  },
];

const meta = {
  title: 'Forms/Form',
  component: Form,
  tags: ['stable'],
  args: { form: undefined as never, onSubmit: () => undefined },
  argTypes: { form: { control: false }, onSubmit: { control: false } },
  render: () => <WorkForm />,
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Give it the constraints of the request from the contract: bounds are written once.',
        'Hand a refusal of the server to `setErrors` in the handler; it lands on the fields.',
        'Set `pending` of the submit button from `form.pending`.',
      ],
      dont: ['Disable the submit button until everything is right.', 'Empty the form when the server refuses.'],
      accessibility: [
        'The first failing field gets the focus; several are summed up above, with links.',
        'Enter that ends a Japanese, Chinese or Korean word never sends the form.',
      ],
    },
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const send = { name: 'Save work' };

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="one that was sent too early, one at rest">
        <SheetCell label="refused" width={420}>
          <WorkForm />
        </SheetCell>
        <SheetCell label="at rest" width={420}>
          <WorkForm initial={filled} label="At rest" />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', send);
    if (first) await userEvent.click(first);
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <WorkForm initial={{ ...filled, title: longTitle, description: longTitle }} label={longTitle} />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/**
 * Server errors appear at their fields, dotted names at the field that contains them, the rest above; no input is lost.
 */
export const ServerErrors: Story = {
  tags: ['!autodocs'],
  render: () => <WorkForm initial={filled} />,
  play: async ({ canvas }) => {
    save.mockReset();
    save.mockResolvedValueOnce({
      'size.unit': ['The unit is not known.'],
      width: ['Width is too much for the wall.'],
      year: 'Year is in the future.',
      'tenant.quota': ['The disk quota is used up.'],
    });
    await userEvent.type(canvas.getByLabelText(/Description/), 'Typed before it was sent');
    await userEvent.click(canvas.getByRole('button', send));
    await waitFor(() => expect(canvas.getByLabelText('Year')).toHaveFocus());
    await expect(canvas.getByLabelText('Year')).toHaveAccessibleDescription('Year is in the future.');
    await expect(canvas.getByLabelText('Width')).toBeInvalid();
    await expect(canvas.getByRole('group', { name: /Size/ })).toHaveAccessibleDescription('The unit is not known.');
    await expect(canvas.getByText('The disk quota is used up.')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('4 issues to fix');
    await expect(canvas.getByLabelText(/Description/)).toHaveValue('Typed before it was sent');
    await userEvent.keyboard('1879');
    await expect(canvas.getByLabelText('Year')).not.toBeInvalid();
    await expect(canvas.queryByRole('link', { name: 'Year is in the future.' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', send));
    await waitFor(() => expect(canvas.getByText('Nothing to save')).toBeVisible());
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(save).toHaveBeenCalledTimes(2);
  },
};

/** Two presses and Enter while the first is pending: one request. */
export const DoubleSubmit: Story = {
  tags: ['!autodocs'],
  render: () => <WorkForm initial={filled} />,
  play: async ({ canvas }) => {
    save.mockReset();
    const answer = Promise.withResolvers<undefined>();
    save.mockReturnValueOnce(answer.promise);
    const button = canvas.getByRole('button', send);
    await userEvent.dblClick(button);
    await userEvent.type(canvas.getByLabelText('Title'), '{Enter}');
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'A work' });
    form.requestSubmit();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(save).toHaveBeenCalledTimes(1);
    answer.resolve(undefined);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  },
};

/** An Enter that ends an IME composition must not reach the browser, which would submit the form. */
export const Composing: Story = {
  tags: ['!autodocs'],
  render: () => <WorkForm initial={filled} />,
  play: async ({ canvas }) => {
    save.mockReset();
    const title = canvas.getByLabelText('Title');
    title.focus();
    await fireEvent.compositionStart(title);
    // fireEvent returns false if the event was cancelled.
    await expect(await fireEvent.keyDown(title, { key: 'Enter', isComposing: true })).toBe(false);
    await expect(await fireEvent.keyDown(title, { key: 'Enter', keyCode: 229 })).toBe(false);
    await expect(await fireEvent.keyDown(title, { key: 'Enter', keyCode: 13 })).toBe(true);
    await fireEvent.compositionEnd(title);
    await expect(save).not.toHaveBeenCalled();
  },
};

/** Text that is not a number blocks the form and is not cleared; a field that unmounts removes its error. */
export const Unreadable: Story = {
  tags: ['!autodocs'],
  render: () => <WorkForm initial={filled} />,
  play: async ({ canvas }) => {
    save.mockReset();
    await userEvent.type(canvas.getByLabelText('Year'), 'about 1879');
    await userEvent.click(canvas.getByLabelText('For sale'));
    await userEvent.click(canvas.getByRole('button', send));
    await expect(canvas.getByLabelText('Year')).toHaveFocus();
    await expect(canvas.getByLabelText('Year')).toHaveValue('about 1879');
    await expect(canvas.getByRole('link', { name: 'Enter where buyers reach you.' })).toBeVisible();
    await expect(save).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByLabelText('For sale'));
    await expect(canvas.queryByRole('link', { name: 'Enter where buyers reach you.' })).not.toBeInTheDocument();
  },
};

/** IME composition in a field; the first Enter afterwards submits again. */
export const Composition: Story = {
  tags: ['!autodocs'],
  render: () => <WorkForm initial={{ ...filled, title: '' }} />,
  play: playComposition(
    ({ canvas }) => {
      save.mockReset();
      return canvas.getByLabelText('Title');
    },
    {
      undisturbed: () => expect(save).not.toHaveBeenCalled(),
      after: async ({ user }) => {
        await user.keyboard('{Enter}');
        await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
      },
    },
  ),
};
