import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import {
  type KeyboardRow,
  Narrow,
  Preview,
  person,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
} from '../storybook/index.ts';
import { FileField, type FileFieldProps, type FileItem } from './index.ts';

const pdf = 'application/pdf';
const document_ = (id: string, name: string, more: Partial<FileItem> = {}): FileItem => ({
  id,
  name,
  size: 1.4 * 1024 ** 2,
  status: 'done',
  ...more,
});
const stored = document_('a', 'certificate.pdf', { href: '#certificate' });
const several = [
  stored,
  document_('b', 'provenance-1923-1987.pdf', { status: 'uploading', progress: 0.62 }),
  document_('c', 'condition-report.docx', { status: 'waiting' }),
  document_('d', 'loan agreement.pdf', { status: 'failed', error: 'The connection broke off. Try again.' }),
];

const file = (name: string, size: number, type = pdf) => new File([new Uint8Array(size)], name, { type });
const inputOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('[data-add]') as HTMLInputElement;

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves through the link, what can be done with each document, then to choosing.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('link', { name: 'certificate.pdf' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByLabelText('Replace certificate.pdf')).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Remove certificate.pdf' })).toHaveFocus();
    },
  },
  {
    keys: 'Enter, Space on a button',
    does: 'Cancels, tries again or removes; the focus goes to the next document, or to choosing.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByText('certificate.pdf')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Remove receipt.pdf' })).toHaveFocus();
      await user.keyboard(' ');
      await waitFor(() => expect(canvas.queryByText('receipt.pdf')).toBeNull());
      await expect(canvas.getByLabelText(/Choose files/)).toHaveFocus();
    },
  },
];

/** A sample screen: it holds the items and "uploads" a file by marking it as done. */
function Stateful(props: FileFieldProps) {
  const [items, setItems] = useState(props.items);
  const change = (id: string, next: FileItem[]) =>
    setItems((now) => now.flatMap((item) => (item.id === id ? next : [item])));
  return (
    <FileField
      {...props}
      items={items}
      onAdd={(files) => {
        props.onAdd(files);
        setItems((now) => [...now, ...files.map(({ name, size }) => document_(name, name, { size }))]);
      }}
      onCancel={(id) => change(id, [])}
      onRemove={(id) => change(id, [])}
      onReplace={(id, { name, size }) => {
        props.onReplace?.(id, file(name, 1));
        change(id, [document_(name, name, { size })]);
      }}
      onRetry={(id) => change(id, [document_(id, `${id}.pdf`)])}
    />
  );
}

const meta = {
  title: 'Fields/FileField',
  component: FileField,
  tags: ['stable'],
  args: {
    name: 'documents',
    label: 'Documents',
    items: [],
    accept: [pdf],
    underBytes: 10 * 1024 ** 2,
    onAdd: fn(),
    onCancel: fn(),
    onRemove: fn(),
    onReplace: fn(),
    onRetry: fn(),
    required: true,
  },
  argTypes: { items: { control: false }, description: { control: 'text' } },
  render: (args) => <Stateful {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: ['Say in the description who reads the document.', 'Say in an item’s error what to do next, not what broke.'],
      dont: ['Send files from here: the screen owns the uploads.', 'Use it for pictures: MediaUploader shows them.'],
      accessibility: [
        'A native file input: what may be sent is read with it, before anything is wrong.',
        'The end of an upload and every refusal are announced by name.',
      ],
    },
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { maxFiles: 5 } };

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="one: empty, error, stored, under way">
        <SheetCell label="empty" width={360}>
          <FileField {...args} description="Buyers see it with the work." label="Certificate" name="a" />
        </SheetCell>
        <SheetCell label="error" width={360}>
          <FileField {...args} error="Choose certificate." label="Certificate" name="b" />
        </SheetCell>
        <SheetCell label="disabled" width={360}>
          <FileField {...args} disabled label="Certificate" name="c" />
        </SheetCell>
        <SheetCell label="stored" width={360}>
          <FileField {...args} items={[stored]} label="Certificate" name="d" />
        </SheetCell>
        <SheetCell label="under way" width={360}>
          <FileField
            {...args}
            items={[document_('u', 'certificate.pdf', { status: 'uploading', progress: 0.3 })]}
            label="Certificate"
            name="e"
          />
        </SheetCell>
        <SheetCell label="read only" width={360}>
          <FileField {...args} items={[stored]} label="Certificate" name="f" readOnly />
        </SheetCell>
      </SheetRow>
      <SheetRow label="several: every state, full, a phone in Japanese">
        <SheetCell label="every state" width={420}>
          <FileField {...args} accept={[pdf, 'image/png']} items={several} maxFiles={8} name="g" />
        </SheetCell>
        <SheetCell label="full" width={320}>
          <FileField {...args} items={[stored, document_('x', 'receipt.pdf')]} maxFiles={2} name="h" />
        </SheetCell>
        <SheetCell label="a phone, Japanese" width={288}>
          <FileField
            {...args}
            items={[
              document_('j', '作品証明書_黒い大理石の時計.pdf', { href: '#j' }),
              document_('k', '契約書.pdf', { status: 'failed' }),
            ]}
            label="書類"
            maxFiles={3}
            name="i"
          />
        </SheetCell>
      </SheetRow>
      <SheetRow label="hover, focus: choosing; replacing">
        {(['hover', 'focus'] as const).map((state) => (
          <SheetCell key={state} label={state} width={360}>
            <Preview {...{ [state]: state === 'hover' ? 'label:has([type=file])' : '[type=file]' }}>
              <FileField {...args} label="Certificate" name={`empty-${state}`} />
            </Preview>
            <Preview {...{ [state]: state === 'hover' ? 'label:has([type=file])' : '[type=file]' }}>
              <FileField {...args} items={[stored]} label="Certificate" name={`stored-${state}`} />
            </Preview>
          </SheetCell>
        ))}
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: (args) => (
    <Narrow>
      <FileField
        {...args}
        description={longTitle}
        error={['Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', longTitle]}
        items={[
          document_('a', `${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(8)}.pdf`, { href: '#a' }),
          document_('b', 'no ending', { status: 'failed', error: longTitle }),
          document_('c', '凱風快晴、あるいは赤く染まる山の朝の眺め.pdf', { status: 'uploading', size: undefined }),
          document_('d', `${longTitle}.pdf`, { href: '#d' }),
        ]}
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        maxFiles={9}
      />
      <FileField {...args} items={[]} label={longTitle} name="none" />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    for (const { parentElement } of canvas.getAllByRole('link'))
      await expect(parentElement?.offsetWidth ?? 0).toBeGreaterThan(40);
  },
};

export const Keyboard: Story = {
  args: { items: [stored, document_('r', 'receipt.pdf')], maxFiles: 4 },
  play: playKeyboard(keyboard),
};

/** Rejected files are listed with a fix, with exact bytes where needed; the others are accepted. */
export const Refused: Story = {
  tags: ['!autodocs'],
  args: { maxFiles: 2, underBytes: 2048 },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(
      inputOf(canvasElement),
      [file('a.pdf', 2047), file('b.pdf', 2048), file('c.zip', 10, 'application/zip'), file('d.pdf', 0)],
      { applyAccept: false },
    );
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
    await expect(canvas.getByText('a.pdf')).toBeVisible();
    await expect(canvas.getByText(/^File size too large: b.pdf is 2 kB \(2,048 bytes\)/)).toBeVisible();
    await expect(canvas.getByText(/^Invalid extension: c.zip\./)).toBeVisible();
    await expect(canvas.getByText(/^d.pdf is empty/)).toBeVisible();
    await userEvent.upload(inputOf(canvasElement), [file('e.pdf', 10), file('f.pdf', 10)]);
    await expect(await canvas.findByText(/^f.pdf wasn’t added/)).toBeVisible();
    await expect(inputOf(canvasElement)).toBeDisabled();
  },
};

function carrying(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const each of files) data.items.add(each);
  return data;
}

/** Dropped files are accepted, pasted ones only while the focus is inside; a paste elsewhere is ignored. */
export const DroppedAndPasted: Story = {
  tags: ['!autodocs'],
  args: { maxFiles: 3 },
  play: async ({ canvas, canvasElement, args }) => {
    const zone = canvas.getByText('or drop or paste them here');
    const drop = { dataTransfer: carrying(file('dropped.pdf', 10)), bubbles: true, cancelable: true };
    await fireEvent(zone, new DragEvent('dragenter', drop));
    await expect(await canvas.findByText('Drop to add')).toBeVisible();
    await fireEvent(zone, new DragEvent('drop', drop));
    await expect(await canvas.findByText('dropped.pdf')).toBeVisible();
    const paste = (name: string) =>
      new ClipboardEvent('paste', { clipboardData: carrying(file(name, 10)), bubbles: true, cancelable: true });
    await fireEvent(document.body, paste('elsewhere.pdf'));
    await fireEvent(inputOf(canvasElement), paste('pasted.pdf'));
    await expect(await canvas.findByText('pasted.pdf')).toBeVisible();
    await expect(canvas.queryByText('elsewhere.pdf')).toBeNull();
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
  },
};

/** A document is replaced without removing it first; a rejected file changes nothing. */
export const Replaced: Story = {
  tags: ['!autodocs'],
  args: { items: [stored] },
  play: async ({ canvas, args }) => {
    const replace = canvas.getByLabelText('Replace certificate.pdf');
    await userEvent.upload(replace, file('c.zip', 10, 'application/zip'), { applyAccept: false });
    await expect(await canvas.findByText(/^Invalid extension: c.zip\./)).toBeVisible();
    await expect(args.onReplace).not.toHaveBeenCalled();
    await userEvent.upload(canvas.getByLabelText('Replace certificate.pdf'), file('new.pdf', 10));
    await expect(await canvas.findByText('new.pdf')).toBeVisible();
    await expect(canvas.queryByText(/^c.zip/)).toBeNull();
  },
};

function Uploading(props: FileFieldProps) {
  const [status, setStatus] = useState<FileItem['status']>('uploading');
  return (
    <>
      <FileField {...props} items={[document_('a', 'certificate.pdf', { status, progress: 0.5 })]} />
      <button onClick={() => setStatus('done')} type="button">
        End
      </button>
    </>
  );
}

/** The end of an upload is announced politely, once. */
export const Announced: Story = {
  tags: ['!autodocs'],
  render: (args) => <Uploading {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload of certificate.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '0.5',
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await person().click(canvas.getByRole('button', { name: 'End' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('certificate.pdf uploaded.');
  },
};
