import { expect, userEvent, waitFor, within } from 'storybook/test';
import { person, playComposition } from '../storybook/index.ts';
import type { MediaUploaderProps } from './types.ts';

interface Playing {
  canvasElement: HTMLElement;
  args: Pick<MediaUploaderProps, 'onDescribe' | 'onEdit'>;
}

const page = within(document.body);
/** A dialog is downloaded when it first opens. */
const patient = { timeout: 15_000 };

/** A picture of two halves, red on the left and blue on the right. */
async function halves(name: string, type: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 400;
  canvas.height = 200;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#f00';
  context.fillRect(0, 0, 200, 200);
  context.fillStyle = '#00f';
  context.fillRect(200, 0, 200, 200);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return new File([blob as Blob], name, { type });
}

/** Exif orientation 6, as a camera held sideways writes it: "rotate 90° clockwise". */
const onItsSide = [
  [0xff, 0xe1, 0, 34, ...new TextEncoder().encode('Exif'), 0, 0],
  [...new TextEncoder().encode('MM'), 0, 42, 0, 0, 0, 8, 0, 1],
  [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
].flat();

/** The two halves as a sideways photo: upright, red is on top. */
async function photograph(name: string): Promise<File> {
  const bytes = new Uint8Array(await (await halves(name, 'image/jpeg')).arrayBuffer());
  const parts = [bytes.slice(0, 2), new Uint8Array(onItsSide), bytes.slice(2)];
  return new File(parts, name, { type: 'image/jpeg' });
}

/** Its size, and the colour at the middle of its top edge. */
async function looks(file: File) {
  const bitmap = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  const [red = 0, , blue = 0] = context.getImageData(Math.floor(bitmap.width / 2), 2, 1, 1).data;
  return { width: bitmap.width, height: bitmap.height, colour: red > blue ? 'red' : 'blue' };
}

export async function describes({ canvasElement, args }: Playing) {
  const canvas = within(canvasElement);
  const user = person();
  await expect(canvas.getByText('3 of 3 without a description')).toBeVisible();
  const opener = canvas.getByRole('button', { name: 'Add description of front.jpg' });
  await user.click(opener);
  const dialog = await page.findByRole('dialog', { name: 'What does it show?' }, patient);
  await user.click(within(dialog).getByLabelText(/^Description in Japanese/));
  await user.keyboard('壺');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  await expect(args.onDescribe).toHaveBeenCalledWith('front', { en: '', ja: '壺', decorative: false });
  await expect(await canvas.findByText('2 of 3 without a description')).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit description of front.jpg' })).toHaveFocus());

  await user.click(canvas.getByRole('button', { name: 'Add description of back.jpg' }));
  // Escape keeps the text.
  await user.click(within(await page.findByRole('dialog')).getByLabelText(/English/));
  await user.keyboard('The back{Escape}');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  await user.click(canvas.getByRole('button', { name: 'Add description of back.jpg' }));
  const next = within(await page.findByRole('dialog'));
  await expect(next.getByLabelText(/English/)).toHaveValue('The back');
  await user.click(next.getByRole('checkbox'));
  await expect(next.getByLabelText(/English/)).toBeDisabled();
  await user.click(next.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByText('1 of 3 without a description')).toBeVisible();
}

export async function composes({ canvasElement, args: { onDescribe } }: Playing) {
  await playComposition(
    async ({ canvas, user }) => {
      await user.click(canvas.getByRole('button', { name: 'Add description of front.jpg' }));
      const dialog = await page.findByRole('dialog', { name: 'What does it show?' }, patient);
      return within(dialog).getByLabelText(/^Description in Japanese/);
    },
    {
      undisturbed: async () => {
        await expect(page.getByRole('dialog')).toBeInTheDocument();
        await expect(onDescribe).not.toHaveBeenCalled();
      },
      after: async ({ user }) => {
        await user.click(page.getByRole('button', { name: 'Save' }));
        await expect(onDescribe).toHaveBeenCalledWith('front', { en: '', ja: '時計', decorative: false });
      },
    },
  )({ canvasElement });
}

export async function edits({ canvasElement, args }: Playing) {
  const canvas = within(canvasElement);
  const user = person();
  const input = canvasElement.querySelector<HTMLInputElement>('[data-add]') as HTMLInputElement;
  await userEvent.upload(input, [await halves('halves.png', 'image/png'), await halves('a.tiff', 'image/tiff')], {
    applyAccept: false,
  });
  const opener = await canvas.findByRole('button', { name: 'Crop or turn halves.png' });
  await user.click(opener);
  const dialog = within(await page.findByRole('dialog', { name: 'Crop and turn' }, patient));
  await dialog.findByRole('img', { name: 'halves.png' }, patient);
  await waitFor(() => expect(dialog.getByText('400 × 200 px')).toBeVisible(), patient);

  // Rotated to the right, the left half is on top; the bottom edge moves up by keys.
  await user.click(dialog.getByRole('button', { name: 'Turn right' }));
  await expect(await dialog.findByText('200 × 400 px')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('img').getBoundingClientRect().height).toBeGreaterThan(150));
  const handles = dialog.getAllByRole('button', { name: /^Crop edge/ });
  await expect(handles).toHaveLength(8);
  const lower = handles.find((handle) => handle.classList.contains('ord-s')) as HTMLElement;
  lower.focus();
  await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
  await waitFor(() => expect(dialog.queryByText('200 × 400 px')).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(args.onEdit).toHaveBeenCalledTimes(1), patient);
  await waitFor(() => expect(opener).toHaveFocus(), patient);
  const [id, file, edit] = (
    args.onEdit as unknown as { mock: { calls: Parameters<NonNullable<typeof args.onEdit>>[] } }
  ).mock.calls[0] as Parameters<NonNullable<typeof args.onEdit>>;
  await expect([id, file.type, edit.turns]).toEqual(['halves.png', 'image/png', 1]);
  const result = await looks(file);
  await expect(result.width).toBe(200);
  await expect(result.height).toBeLessThan(400);
  await expect(result.colour).toBe('red');
  await expect(canvas.getByText(/^halves.png is now 200 × \d+ px/)).toBeInTheDocument();

  // Edited again from the original: reset restores it.
  await user.click(opener);
  const again = within(await page.findByRole('dialog'));
  await again.findByRole('img', { name: 'halves.png' }, patient);
  await user.click(again.getByRole('button', { name: 'Start over' }));
  await expect(await again.findByText('400 × 200 px')).toBeVisible();
  await user.click(again.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(args.onEdit).toHaveBeenCalledTimes(2));
  await expect(args.onEdit).toHaveBeenLastCalledWith(
    'halves.png',
    expect.any(File),
    expect.objectContaining({ turns: 0 }),
  );
  await waitFor(() => expect(opener).toHaveFocus());
}

/** Preview, crop and sent file are upright, however the camera was held. */
export async function upright({ canvasElement, args }: Playing) {
  const canvas = within(canvasElement);
  const user = person();
  const input = canvasElement.querySelector<HTMLInputElement>('[data-add]') as HTMLInputElement;
  await userEvent.upload(input, await photograph('side.jpg'));
  const preview = await canvas.findByRole<HTMLImageElement>('img', { name: 'side.jpg' });
  await waitFor(() => expect([preview.naturalWidth, preview.naturalHeight]).toEqual([200, 400]));

  await user.click(canvas.getByRole('button', { name: 'Crop or turn side.jpg' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Crop and turn' }, patient));
  await dialog.findByText('200 × 400 px', {}, patient);
  const proof = await dialog.findByRole<HTMLImageElement>('img', { name: 'side.jpg' }, patient);
  await waitFor(() => expect([proof.naturalWidth, proof.naturalHeight]).toEqual([200, 400]));
  await waitFor(() => expect(proof.getBoundingClientRect().height).toBeGreaterThan(150));
  const lower = dialog
    .getAllByRole('button', { name: /^Crop edge/ })
    .find((handle) => handle.classList.contains('ord-s')) as HTMLElement;
  lower.focus();
  await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
  await waitFor(() => expect(dialog.queryByText('200 × 400 px')).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const { mock } = args.onEdit as unknown as { mock: { calls: [string, File][] } };
  await waitFor(() => expect(mock.calls).toHaveLength(1), patient);
  const result = await looks(mock.calls[0]?.[1] as File);
  await expect(result.width).toBe(200);
  await expect(result.height).toBeLessThan(400);
  await expect(result.colour).toBe('red');
}
