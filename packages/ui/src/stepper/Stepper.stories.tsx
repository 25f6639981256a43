import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { type KeyboardRow, Narrow, person, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { type Step, Stepper } from './index.ts';

const moved = fn();
const nothing = () => undefined;

const steps: Step[] = [
  { id: 'services', label: 'Services' },
  { id: 'payment', label: 'Payment' },
  { id: 'shop', label: 'Your shop' },
];
const works: Step[] = [
  { id: 'pictures', label: 'Pictures', note: '4 pictures' },
  { id: 'label', label: 'Title and medium', status: 'error' },
  { id: 'price', label: 'Price' },
  { id: 'frame', label: 'Frame', note: 'Optional' },
  { id: 'shipping', label: 'Packing and shipping' },
  { id: 'review', label: 'Review' },
];
const japanese: Step[] = [
  { id: 'services', label: 'サービスの選択', note: '作品の販売、額装' },
  { id: 'payment', label: 'お支払い方法', status: 'error' },
  { id: 'shop', label: 'ショップ情報' },
];

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab, Shift + Tab',
    does: 'Moves through the steps that were done; the open one and those to do are passed over.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Services Done' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Payment Done' })).toHaveFocus();
      await user.keyboard('{Shift>}{Tab}{/Shift}');
      await expect(canvas.getByRole('button', { name: 'Services Done' })).toHaveFocus();
      await expect(canvas.getAllByRole('button')).toHaveLength(2);
    },
  },
  ...(['Enter', 'Space'] as const).map((keys) => ({
    keys,
    does: 'Goes to the step.',
    run: async ({ user }: Parameters<KeyboardRow['run']>[0]) => {
      moved.mockClear();
      await user.keyboard(keys === 'Enter' ? '{Enter}' : ' ');
      await expect(moved).toHaveBeenLastCalledWith('services');
    },
  })),
];

const meta = {
  title: 'Forms/Stepper',
  component: Stepper,
  tags: ['stable'],
  args: { steps, step: 'shop', onStepChange: moved },
  argTypes: { steps: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Name steps with a noun or two; the verb stands on the button.',
        'Say in the note what was chosen, so that nobody must go back to look.',
        'Begin the document’s title with `useStepPosition`: "Step 2 of 3".',
      ],
      dont: [
        'Use it for two screens that do not belong to one task.',
        'Lead ahead to steps whose beginning is missing: they are never links.',
      ],
      accessibility: [
        'An ordered list in a landmark; the open step has `aria-current="step"`.',
        'That a step is done or needs attention is said in words, not by colour and mark alone.',
        'Where it is narrow, one button says where one is and unfolds the list.',
      ],
    },
  },
} satisfies Meta<typeof Stepper<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const hrefs = steps.map((step) => ({ ...step, href: `#${step.id}` }));

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="at the beginning, in the middle, all done">
        <SheetCell label="first" width={560}>
          <Stepper step="services" label="First" onStepChange={nothing} steps={steps} />
        </SheetCell>
        <SheetCell label="second, the third was done before" width={560}>
          <Stepper
            step="payment"
            label="Second"
            onStepChange={nothing}
            steps={steps.map((step, index) => (index === 2 ? { ...step, status: 'done' } : step))}
          />
        </SheetCell>
        <SheetCell label="all done, links" width={560}>
          <Stepper step={null} label="All done" steps={hrefs} />
        </SheetCell>
        <SheetCell label="hover, focus" width={560}>
          <Stepper step="shop" data-preview-of="hover focus" label="Pointed at" onStepChange={nothing} steps={steps} />
        </SheetCell>
        <SheetCell label="leads nowhere" width={560}>
          <Stepper step="shop" label="Still" steps={steps} />
        </SheetCell>
      </SheetRow>
      <SheetRow label="six steps, with notes and an error">
        <SheetCell label="wide" width={1100}>
          <Stepper step="price" label="A work" onStepChange={nothing} steps={works} />
        </SheetCell>
        <SheetCell label="the open step needs attention" width={1100}>
          <Stepper step="label" label="A work, attention" onStepChange={nothing} steps={works} />
        </SheetCell>
      </SheetRow>
      <SheetRow label="narrow, vertical, in Japanese">
        <SheetCell label="on a phone" width={320}>
          <Stepper step="price" label="On a phone" onStepChange={nothing} steps={works} />
        </SheetCell>
        <SheetCell label="on a phone, all done" width={320}>
          <Stepper step={null} label="On a phone, all done" onStepChange={nothing} steps={steps} />
        </SheetCell>
        <SheetCell label="スマートフォン" width={320}>
          <Stepper step="shop" label="登録" onStepChange={nothing} steps={japanese} />
        </SheetCell>
        <SheetCell label="on a phone, unfolded" width={320}>
          <Stepper step="price" data-unfold="" label="Unfolded" onStepChange={nothing} steps={works} />
        </SheetCell>
        <SheetCell label="vertical" width={240}>
          <Stepper step="price" label="Vertical" onStepChange={nothing} orientation="vertical" steps={works} />
        </SheetCell>
        <SheetCell label="横並び" width={560}>
          <Stepper step="shop" label="登録の手順" onStepChange={nothing} steps={japanese} />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const [hovered, focused] = within(canvasElement.querySelector<HTMLElement>('[data-preview-of]')!).getAllByRole(
      'button',
      { name: /Services|Payment/ },
    );
    hovered!.dataset.preview = 'hover';
    focused!.dataset.preview = 'focus';
    const unfolded = within(canvasElement.querySelector<HTMLElement>('[data-unfold]')!);
    unfolded.getByRole<HTMLButtonElement>('button', { expanded: false }).click();
    await expect(await unfolded.findByRole('button', { expanded: true })).toBeVisible();
  },
};

const hostile: Step[] = [
  { id: 'word', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', note: 'Bauunterbeamtengesellschaft' },
  { id: 'title', label: longTitle, status: 'error' },
  { id: 'empty', label: '支払い', note: 'あなたの作品をご覧になった方がお支払いに使える方法をすべて選んでください' },
];

export const Hostile: Story = {
  render: () => (
    <>
      <Narrow>
        <Stepper step="empty" onStepChange={nothing} orientation="vertical" steps={hostile} />
        <Stepper step="title" label="Narrow" onStepChange={nothing} steps={hostile} />
        <Stepper step="nothing" steps={[]} />
      </Narrow>
      <Stepper step="not among them" label="Wide" onStepChange={nothing} steps={hostile} />
      <Stepper step="word" label="One" steps={hostile.slice(0, 1)} />
    </>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Semantics for screen readers: order, current step, what is done and what is not. */
export const Semantics: Story = {
  tags: ['!autodocs'],
  args: { steps: works, step: 'price' },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('navigation', { name: 'Steps' })).getByRole('list');
    const items = within(list).getAllByRole('listitem');
    await expect(items).toHaveLength(6);
    const open = items.filter((item) => item.hasAttribute('aria-current'));
    await expect(open).toHaveLength(1);
    await expect(open[0]).toHaveAttribute('aria-current', 'step');
    await expect(open[0]).toHaveTextContent('Price');
    await expect(canvas.getByRole('button', { name: 'Pictures Done 4 pictures' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Title and medium Needs attention' })).toBeVisible();
    await expect(within(items[3]!).queryByRole('button')).not.toBeInTheDocument();
  },
};

/** With an `href`, completed steps are links, and no others. */
export const Links: Story = {
  tags: ['!autodocs'],
  args: { steps: hrefs, step: 'payment', onStepChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Services Done' })).toHaveAttribute('href', '#services');
  },
};

function Phone() {
  const [current, setCurrent] = useState('shop');
  return (
    <div style={{ width: 300 }}>
      <Stepper step={current} onStepChange={setCurrent} steps={steps} />
    </div>
  );
}

/** In narrow containers: one line, which expands; choosing a step collapses it. */
export const Folded: Story = {
  render: () => <Phone />,
  play: async ({ canvas }) => {
    const user = person();
    const line = canvas.getByRole('button', { name: 'Step 3 of 3 · Your shop' });
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await user.click(line);
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('list')).toHaveAttribute('id', line.getAttribute('aria-controls'));
    await user.click(canvas.getByRole('button', { name: 'Payment Done' }));
    await expect(canvas.getByRole('button', { name: 'Step 2 of 3 · Payment' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};
