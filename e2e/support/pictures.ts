import { expect, type Page } from '@playwright/test';

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A JPEG painted by the browser: two colours that meet on a diagonal, so that each picture is different. */
export async function paint(page: Page, name: string, colors: [string, string], size = { width: 1200, height: 900 }) {
  const base64 = await page.evaluate(
    ([[from, to], { width, height }]) => {
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser has no 2D canvas context.');
      const gradient = context.createLinearGradient(0, 0, width, height);
      gradient.addColorStop(0, from);
      gradient.addColorStop(1, to);
      context.fillStyle = gradient;
      context.fillRect(0, 0, width, height);
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    [colors, size] as const,
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') } satisfies PictureFile;
}

/** Chooses files through the file chooser. */
export async function choosePictures(page: Page, files: string | PictureFile[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByText('Choose pictures').click();
  await (await choosing).setFiles(files);
}

/** Waits for all uploads. The backend scales each photograph to several sizes, which takes longer than other calls. */
export const haveArrived = (page: Page): Promise<void> =>
  expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
