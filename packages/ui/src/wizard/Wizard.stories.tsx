import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { useForm } from '../form/index.ts';
import { NumberField } from '../number-field/index.ts';
import { Stack } from '../stack/index.ts';
import { type KeyboardRow, Narrow, person, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { Wizard, type WizardProps, type WizardStep } from './index.ts';

type Id = 'work' | 'price' | 'review';

const finish = fn<() => unknown>();
const moved = fn<(id: Id) => void>();
const save = fn<() => unknown>();
const nothing = () => undefined;

interface OfferProps extends Partial<Omit<WizardProps<Id>, 'steps'>> {
  /** Server errors on finishing, by field of the first step. */
  serverErrors?: Record<string, string> | undefined;
  title?: string;
  /** Name of the second step: two forms on a page need different names. */
  second?: string;
}

/** Three steps: two with forms, the last shows the input. */
function Offer({ step: first = 'work', serverErrors, title = '', second = 'Price', ...rest }: OfferProps) {
  const [step, setStep] = useState<Id>(first);
  const work = useForm({
    initial: { title, note: '' },
    constraints: { title: { type: 'string', required: true, minLength: 1, maxLength: 40 } },
  });
  const price = useForm<{ price: number | null; email: string }>({
    initial: { price: null, email: '' },
    constraints: {
      price: { type: 'number', minimum: 1 },
      email: { type: 'string', required: true, minLength: 1 },
    },
  });
  const steps: WizardStep<Id>[] = [
    {
      id: 'work',
      label: 'The work',
      title: 'What is it called?',
      description: 'As it stands on the label beside it.',
      form: work,
      children: (
        <>
          <TextField label="Title" {...work.field('title')} />
          <TextArea label="Note" {...work.field('note')} />
        </>
      ),
    },
    {
      id: 'price',
      label: second,
      form: price,
      nextLabel: 'Continue to review',
      onNext: () => save(),
      children: (
        <>
          <NumberField label="Price" {...price.field('price')} />
          <TextField label="Email" {...price.field('email')} />
        </>
      ),
    },
    { id: 'review', label: 'Review', note: 'Nothing is sent yet', children: <Text>{work.values.title}</Text> },
  ];
  return (
    <Wizard
      finishLabel="Offer the work"
      {...rest}
      onFinish={() => {
        finish();
        if (serverErrors) work.setErrors(serverErrors);
      }}
      onStepChange={(id) => {
        moved(id);
        setStep(id);
      }}
      step={step}
      steps={steps}
    />
  );
}

const forget = () => {
  for (const mock of [finish, moved, save]) mock.mockReset();
};

const keyboard: KeyboardRow[] = [
  {
    keys: 'Enter, in a field of one line',
    does: 'Checks the step; what is wrong takes the focus.',
    run: async ({ canvas, user }) => {
      forget();
      canvas.getByRole('textbox', { name: /^Title/ }).focus();
      await user.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveAccessibleDescription('Enter title.');
      await expect(moved).not.toHaveBeenCalled();
    },
  },
  {
    keys: 'Enter, in a field of one line, when all is well',
    does: 'Goes on. The focus is on the heading of the new step.',
    run: async ({ canvas, user }) => {
      await user.keyboard('Amanita{Enter}');
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Price Step 2 of 3' })).toHaveFocus());
    },
  },
  {
    keys: 'Tab',
    does: 'From the heading into the first field.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('textbox', { name: /^Price/ })).toHaveFocus();
    },
  },
  {
    keys: 'Enter or Space, on Back',
    does: 'Goes back without a check; what was typed is still there.',
    run: async ({ canvas, user }) => {
      await user.keyboard('1200');
      for (const key of ['{Enter}', ' ']) {
        canvas.getByRole('button', { name: 'Back' }).focus();
        await user.keyboard(key);
        await waitFor(() =>
          expect(canvas.getByRole('heading', { name: 'What is it called? Step 1 of 3' })).toHaveFocus(),
        );
        await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('Amanita');
        if (key === ' ') return;
        canvas.getByRole('textbox', { name: /^Title/ }).focus();
        await user.keyboard('{Enter}');
        await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Price/ })).toHaveValue('1200'));
      }
    },
  },
];

const meta = {
  title: 'Forms/Wizard',
  component: Wizard<Id>,
  tags: ['stable'],
  args: { steps: [], step: 'work', onStepChange: nothing, onFinish: nothing, finishLabel: 'Offer the work' },
  argTypes: { steps: { control: false }, step: { control: false }, actions: { control: false } },
  render: ({ finishLabel, label, level }) => <Offer finishLabel={finishLabel} label={label} level={level} />,
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Hold `step` in the address: the browser’s Back then leads one step back, and a link opens a step.',
        'Give each step a form of its own, held above the Wizard.',
        'Put a refusal of the server on the form it belongs to: its step opens by itself.',
        'Show what will be sent in the last step, and say on its button what happens.',
      ],
      dont: [
        'Ask twice for the same thing.',
        'Use it for what fits one page.',
        'Hide what the task costs until its end.',
      ],
      accessibility: [
        'A new step’s heading takes the focus and says which of how many it is.',
        'A step with something wrong opens at the field, with the words beside it.',
        'Begin the document’s title with `useStepPosition`.',
      ],
    },
  },
} satisfies Meta<typeof Wizard<Id>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function Japanese() {
  const form = useForm({ initial: { services: false }, constraints: {} });
  return (
    <Wizard
      finishLabel="登録する"
      label="登録"
      onFinish={nothing}
      onStepChange={nothing}
      step="services"
      steps={[
        {
          id: 'services',
          label: 'サービスの選択',
          description: 'あとから変更できます。',
          form,
          children: <Checkbox label="作品を販売する" {...form.field('services')} />,
        },
        { id: 'payment', label: 'お支払い', children: null },
      ]}
    />
  );
}

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="first step; a later one, with actions">
        <SheetCell label="first" width={520}>
          <Offer label="First" />
        </SheetCell>
        <SheetCell label="second" width={520}>
          <Offer actions={<Button emphasis="quiet">Save for later</Button>} label="Second" step="price" />
        </SheetCell>
      </SheetRow>
      <SheetRow label="last step, on a phone, in Japanese">
        <SheetCell label="last" width={520}>
          <Offer label="Last" step="review" title="Amanita" />
        </SheetCell>
        <SheetCell label="on a phone" width={320}>
          <Offer label="On a phone" second="Price and contact" step="price" />
        </SheetCell>
        <SheetCell label="登録" width={520}>
          <Japanese />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Wizard<string>
        actions={<Button emphasis="quiet">Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</Button>}
        finishLabel={longTitle}
        label="Long"
        onFinish={nothing}
        onStepChange={nothing}
        step="two"
        steps={[
          { id: 'one', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', children: null },
          { id: 'two', label: longTitle, description: longTitle, children: longTitle },
        ]}
      />
      <Wizard<string>
        finishLabel="Send"
        label="One"
        onFinish={nothing}
        onStepChange={nothing}
        step="not among them"
        steps={[{ id: 'only', label: 'The only one', children: <Stack>One step</Stack> }]}
      />
      <Wizard<string> finishLabel="Send" onFinish={nothing} onStepChange={nothing} step="none" steps={[]} />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

const next = (canvas: ReturnType<typeof within>) => canvas.getByRole('button', { name: /^Continue|^Offer/ });

/** To the end, and back by the stepper: text that is not a number is kept as typed. */
export const ThereAndBack: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    forget();
    const user = person();
    await expect(canvas.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    await user.type(canvas.getByRole('textbox', { name: /^Title/ }), 'Amanita');
    await user.click(next(canvas));
    await user.type(await canvas.findByRole('textbox', { name: /^Price/ }), 'about 1200');
    // Back does not validate.
    await user.click(canvas.getByRole('button', { name: /The work/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: /What is it called/ })).toHaveFocus());
    await expect(canvas.queryByRole('textbox', { name: /^Price/ })).not.toBeInTheDocument();
    await user.click(next(canvas));
    const price = await canvas.findByRole('textbox', { name: /^Price/ });
    await expect(price).toHaveValue('about 1200');
    await user.click(next(canvas));
    await waitFor(() => expect(price).toHaveFocus());
    await expect(save).not.toHaveBeenCalled();
    await user.clear(price);
    await user.type(price, '1200');
    await user.type(canvas.getByRole('textbox', { name: /^Email/ }), 'haruka@example.com');
    await user.click(next(canvas));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Review Step 3 of 3' })).toHaveFocus());
    await expect(save).toHaveBeenCalledTimes(1);
    await user.click(next(canvas));
    await waitFor(() => expect(finish).toHaveBeenCalledTimes(1));
  },
};

/** Going forward by the stepper validates the current step first. */
export const AheadIsChecked: Story = {
  tags: ['!autodocs'],
  render: () => <Offer step="review" title="Amanita" />,
  play: async ({ canvas }) => {
    forget();
    const user = person();
    await user.click(canvas.getByRole('button', { name: /The work/ }));
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await user.clear(title);
    await user.click(canvas.getByRole('button', { name: /^Price/ }));
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription('Enter title.');
    await expect(moved).not.toHaveBeenCalledWith('price');
    await expect(canvas.getByRole('navigation')).toHaveTextContent('Needs attention');
    await user.type(title, 'Ferry');
    await expect(canvas.getByRole('navigation')).not.toHaveTextContent('Needs attention');
    await user.click(canvas.getByRole('button', { name: /^Price/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Price/ })).toHaveFocus());
  },
};

/** A task over several pages has one stepper: earlier steps are not links, later ones are counted. */
export const PartOfATask: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Offer
      ahead={[{ id: 'payment', label: 'Payment', note: 'Paid plans only' }]}
      passed={[
        { id: 'email', label: 'Email' },
        { id: 'you', label: 'You' },
      ]}
      step="price"
    />
  ),
  play: async ({ canvas }) => {
    const line = within(canvas.getByRole('navigation'));
    /* In narrow containers the stepper is collapsed. */
    const folded = line.queryByRole('button', { name: 'Step 4 of 6 · Price' });
    if (folded) await person().click(folded);
    await expect(line.getAllByRole('listitem')).toHaveLength(6);
    await expect(line.queryByRole('button', { name: /^(Email|You|Payment)/ })).not.toBeInTheDocument();
    await expect(line.getByRole('button', { name: 'The work Done' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Price Step 4 of 6' })).toBeVisible();
  },
};

/** Finishing validates all steps: an invalid one opens at the field, with its label in the message. */
export const EndChecksAll: Story = {
  tags: ['!autodocs'],
  render: () => <Offer step="review" />,
  play: async ({ canvas }) => {
    forget();
    await person().click(next(canvas));
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription('Enter title.');
    await expect(moved).toHaveBeenCalledTimes(1);
    await expect(finish).not.toHaveBeenCalled();
  },
};

/** A server error on finishing opens the step of the field. */
export const ServerErrors: Story = {
  tags: ['!autodocs'],
  render: () => <Offer serverErrors={{ title: 'There is a work of this title already.' }} />,
  play: async ({ canvas }) => {
    forget();
    const user = person();
    await user.type(canvas.getByRole('textbox', { name: /^Title/ }), 'Amanita');
    await user.click(next(canvas));
    await user.type(await canvas.findByRole('textbox', { name: /^Email/ }), 'haruka@example.com');
    await user.click(next(canvas));
    await canvas.findByRole('heading', { name: /^Review/ });
    await user.click(next(canvas));
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription('There is a work of this title already.');
    await expect(title).toHaveValue('Amanita');
    await expect(moved).toHaveBeenLastCalledWith('work');
  },
};

/** Saving a step blocks everything else: two presses make one request, and Back is disabled. */
export const SavingAStep: Story = {
  tags: ['!autodocs'],
  render: () => <Offer step="price" title="Amanita" />,
  play: async ({ canvas }) => {
    forget();
    const answer = Promise.withResolvers<boolean>();
    save.mockReturnValueOnce(answer.promise);
    const user = person();
    await user.type(canvas.getByRole('textbox', { name: /^Email/ }), 'haruka@example.com');
    await user.dblClick(next(canvas));
    await expect(save).toHaveBeenCalledTimes(1);
    await expect(next(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
    await user.click(canvas.getByRole('button', { name: /The work/ }));
    await expect(moved).not.toHaveBeenCalled();
    // Rejected: the step stays.
    answer.resolve(false);
    await waitFor(() => expect(next(canvas)).not.toHaveAttribute('aria-disabled'));
    await expect(moved).not.toHaveBeenCalled();
    await user.click(next(canvas));
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Review/ })).toHaveFocus());
  },
};

/** The browser's Back changes `step` from outside, even while saving: the wizard must not move forward again. */
export const FromOutside: Story = {
  tags: ['!autodocs'],
  render: function Outside() {
    const [step, setStep] = useState<'one' | 'two' | 'three'>('two');
    return (
      <>
        <Button onClick={() => setStep('one')}>Browser back</Button>
        <Wizard
          finishLabel="Send"
          onFinish={finish}
          onStepChange={setStep}
          step={step}
          steps={[
            { id: 'one', label: 'One', children: null },
            { id: 'two', label: 'Two', children: null, onNext: () => save() },
            { id: 'three', label: 'Three', children: null },
          ]}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    forget();
    const answer = Promise.withResolvers<void>();
    save.mockReturnValueOnce(answer.promise);
    const user = person();
    await user.click(next(canvas));
    await user.click(canvas.getByRole('button', { name: 'Browser back' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^One/ })).toHaveFocus());
    answer.resolve();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Two Done' })).toBeVisible());
    await expect(canvas.getByRole('heading', { name: /^One/ })).toBeVisible();
  },
};

/** An Enter that ends an IME composition does not continue. */
export const Composing: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    forget();
    const title = canvas.getByRole('textbox', { name: /^Title/ });
    await person().type(title, '夜');
    // fireEvent returns false if the event was cancelled.
    await expect(await fireEvent.keyDown(title, { key: 'Enter', isComposing: true })).toBe(false);
    await expect(moved).not.toHaveBeenCalled();
  },
};
