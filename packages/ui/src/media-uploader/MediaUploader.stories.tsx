import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import { longTitle, pictures } from '../artwork/fixtures.ts';
import { Narrow, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { dropsAndPastes, refuses, removing } from './behaviour.fixtures.ts';
import { type MediaItem, MediaUploader, type MediaUploaderProps, useLocalPreviews } from './index.ts';
import { keyboard } from './keyboard.fixtures.ts';

const item = (id: string, name: string, state: MediaItem['state'], more: Partial<MediaItem> = {}): MediaItem => ({
  id,
  name,
  size: 2.1 * 1024 ** 2,
  state,
  ...more,
});

const three = [
  item('front', 'front.jpg', 'done', { preview: pictures.landscape }),
  item('detail', 'detail.jpg', 'done', { preview: pictures.portrait }),
  item('back', 'back.jpg', 'done', { preview: pictures.night }),
];

const everyState = [
  item('cover', 'front.jpg', 'done', { preview: pictures.landscape }),
  item('wide', 'the-whole-plain.jpg', 'uploading', { preview: pictures.veryWide, progress: 0.62 }),
  item('tall', 'scroll.png', 'waiting', { preview: pictures.veryTall }),
  item('failed', 'back.webp', 'failed', {
    preview: pictures.portrait,
    error: 'The connection broke off. Try again.',
  }),
  item('tiff', 'IMG_20260405_093000_with_a_long_name.tiff', 'done', { size: 5.9 * 1024 ** 2 }),
];

const meta = {
  title: 'Media/Media uploader',
  component: MediaUploader,
  tags: ['stable'],
  args: {
    name: 'image_ids',
    label: 'Pictures',
    description: 'The first is the cover. Daylight and a plain wall show a work best.',
    items: three,
    accept: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff'],
    underBytes: 6 * 1024 ** 2,
    maxFiles: 40,
    quota: { used: 2.1 * 1024 ** 3, total: 5 * 1024 ** 3 },
    onAdd: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onReorder: fn(),
  },
  argTypes: { items: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Show the picture at once from the local file: useLocalPreviews.',
        'Say in an item’s error what to do next, not what broke.',
      ],
      dont: [
        'Send files from here: the screen owns the uploads and hands over their progress.',
        'Use it for documents: it shows pictures.',
      ],
      accessibility: [
        'All that dragging does, buttons and arrow keys do, and each move is announced.',
        'Refused files are announced by name with what to do.',
        'When a picture is removed the focus goes to the next one.',
      ],
    },
  },
} satisfies Meta<typeof MediaUploader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen's part: it holds the items, and here it "sends" a file by taking it as sent. */
function Held(props: MediaUploaderProps) {
  const [items, setItems] = useState(props.items);
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const previews = useLocalPreviews(files);
  const shown = useMemo(
    () => items.map((held) => ({ ...held, preview: held.preview ?? previews.get(held.id) })),
    [items, previews],
  );
  const without = (id: string) => setItems((now) => now.filter((other) => other.id !== id));
  return (
    <MediaUploader
      {...props}
      items={shown}
      onAdd={(added) => {
        props.onAdd(added);
        setFiles((now) => new Map([...now, ...added.map((file) => [file.name, file] as const)]));
        setItems((now) => [
          ...now,
          ...added.map(({ name, size }) => ({ id: name, name, size, state: 'done' as const })),
        ]);
      }}
      onCancel={without}
      onRemove={without}
      onReorder={(ids) => {
        props.onReorder(ids);
        setItems((now) => ids.flatMap((id) => now.find((other) => other.id === id) ?? []));
      }}
      onRetry={(id) => {
        props.onRetry(id);
        setItems((now) => now.map((other) => (other.id === id ? { ...other, state: 'waiting' } : other)));
      }}
    />
  );
}

export const Playground: Story = { render: (args) => <Held {...args} /> };

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="every state: cover, uploading, waiting, failed, a file that cannot be shown">
        <SheetCell label="wide" width={1120}>
          <MediaUploader {...args} items={everyState} />
        </SheetCell>
      </SheetRow>
      <SheetRow label="empty; with an error; full; read-only">
        <SheetCell label="empty" width={540}>
          <MediaUploader {...args} items={[]} required />
        </SheetCell>
        <SheetCell label="error" width={540}>
          <MediaUploader {...args} error="Add at least one picture." items={[]} quota={undefined} required />
        </SheetCell>
        <SheetCell label="full" width={540}>
          <MediaUploader {...args} items={three.slice(0, 2)} maxFiles={2} />
        </SheetCell>
        <SheetCell label="read-only" width={540}>
          <MediaUploader {...args} items={three.slice(0, 2)} readOnly />
        </SheetCell>
      </SheetRow>
      <SheetRow label="a phone">
        <SheetCell label="320 px" width={288}>
          <MediaUploader {...args} items={everyState.slice(0, 4)} />
        </SheetCell>
        <SheetCell label="one picture" width={288}>
          <MediaUploader {...args} items={three.slice(0, 1)} />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: (args) => (
    <Narrow>
      <MediaUploader
        {...args}
        error={['Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', longTitle]}
        items={[
          item('a', longTitle, 'failed', { error: longTitle }),
          item('b', '凱風快晴、あるいは赤く染まる山の朝の眺め.jpg', 'uploading', { preview: pictures.broken }),
          item('c', 'c', 'uploading', { progress: 1 }),
        ]}
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        quota={{ used: 6 * 1024 ** 3, total: 5 * 1024 ** 3 }}
      />
    </Narrow>
  ),
};

export const Keyboard: Story = { render: (args) => <Held {...args} />, play: playKeyboard(keyboard) };

export const Refusing: Story = {
  args: { items: [], maxFiles: 3 },
  render: (args) => <Held {...args} />,
  play: refuses,
};

export const DroppingAndPasting: Story = {
  args: { items: [] },
  render: (args) => <Held {...args} />,
  play: dropsAndPastes,
};

export const Removing: Story = { render: (args) => <Held {...args} />, play: removing };
