import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { choosePictures, haveArrived, type PictureFile, paint } from '../support/pictures.ts';
import { rival, signIn } from '../support/sellers.ts';
import { expect, test } from '../support/test.ts';
import { worksOf } from '../support/works.ts';

const sending = '**/product/product/update-images-files';
const photographs = (page: Page) => page.getByRole('group', { name: /Photos/ }).getByRole('listitem');

/** Number of files saved on the device for pending uploads. */
const storedFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('photographs-to-send');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('files').objectStore('files').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

async function paintForty(page: Page): Promise<PictureFile[]> {
  const pictures: PictureFile[] = [];
  for (let number = 1; number <= 40; number += 1) {
    const name = `${String(number).padStart(2, '0')}.jpg`;
    const hue = (shift: number) => `hsl(${(number * 9 + shift) % 360} 60% 45%)`;
    pictures.push(await paint(page, name, [hue(0), hue(120)], { width: 160, height: 120 }));
  }
  return pictures;
}

/** Fills in the required fields besides photographs. */
async function fillIn(page: Page, title: string) {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('combobox', { name: /^Category/ }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
}

test.use({ expectedConsoleErrors: [/Failed to load resource/] });

test('uploads forty photographs once each, through a lost connection, a lost response and a reload', async ({
  page,
  context,
  stack,
}) => {
  const works = await worksOf(stack, rival);
  const usedBefore = await works.usedBytes();
  await signIn(page, rival, '/add-art');
  const pictures = await paintForty(page);
  const names = pictures.map(({ name }) => name);

  let isOnline = false;
  let isHeld = true;
  let sent = 0;
  const held = Promise.withResolvers<void>();
  await page.route(sending, async (route) => {
    if (!isOnline) return route.abort('internetdisconnected');
    sent += 1;
    if (sent === 1) {
      // The upload succeeds, but its response is lost.
      await route.fetch();
      return route.abort('connectionreset');
    }
    if (sent > 12 && isHeld) {
      await held.promise;
      return route.abort().catch(() => {});
    }
    return route.continue();
  });

  // The list of categories and its popup load late: open it before going offline.
  await page.getByRole('combobox', { name: /^Category/ }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
  await context.setOffline(true);
  await choosePictures(page, pictures);
  await expect(photographs(page)).toHaveCount(40);
  await expect(page.getByText('40 pictures to upload', { exact: false })).toBeVisible();
  await expect(page.getByText('You’re offline. Uploads continue', { exact: false })).toBeVisible();
  await fillIn(page, 'Forty views of the harbour');
  await expectAccessible(page);
  await expect.poll(() => storedFiles(page)).toBe(40);

  // Online again: uploading resumes automatically, and stops in the middle.
  isOnline = true;
  await context.setOffline(false);
  await expect.poll(() => sent, { timeout: 20_000 }).toBeGreaterThan(12);
  await expect(page.getByText('You’re offline. Uploads continue', { exact: false })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add description of 02.jpg' }).click();
  const describing = page.getByRole('dialog');
  // Its styles failed to load while offline, and load with the retry.
  await expect(describing.getByRole('heading')).toHaveCSS('font-family', /Newsreader/);
  await expect(describing.getByRole('checkbox')).toHaveCount(0);
  await describing.getByLabel('Description in English').fill('The harbour from the north');
  await describing.getByLabel('Description in Japanese').fill('北から見た港');
  await describing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();

  // No confirmation before leaving: nothing would be lost.
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.accept();
  });
  await page.reload();
  held.resolve();
  isHeld = false;
  await expect(page.getByText('Draft restored', { exact: false })).toBeVisible();
  await expect(photographs(page)).toHaveCount(40);
  await haveArrived(page);
  expect(dialogs).toBe(0);
  await expect(photographs(page).nth(0)).toContainText('01.jpg');
  await expect(photographs(page).nth(39)).toContainText('40.jpg');

  await page.getByRole('button', { name: 'Save work' }).click();
  await expect(page).toHaveURL(/\/view-art\//);
  const work = await works.read(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  expect(work.images.map(({ file_name }) => file_name)).toEqual(names);
  expect(work.images[1]?.alt_text).toEqual({ en: 'The harbour from the north', ja: '北から見た港' });
  // No photograph is stored twice.
  const bytes = work.images.reduce((sum, image) => sum + image.bytes, 0);
  expect(await works.usedBytes()).toBe(usedBefore + bytes);
  await expect.poll(() => storedFiles(page)).toBe(0);
});

test('warns about similar and duplicate photographs, retries failed uploads, and rejects files over quota', async ({
  page,
  context,
  stack,
}) => {
  const works = await worksOf(stack, rival);
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(request.url().replace(/.*\/|-.*/g, '')));
  await signIn(page, rival, '/add-art');
  const colours: [string, string] = ['#7b1fa2', '#e6ee9c'];
  const picture = await paint(page, 'study.jpg', colours, { width: 900, height: 600 });
  const work = await works.hang('Violet hills', picture);

  // The same picture, smaller.
  await choosePictures(page, [await paint(page, 'again.jpg', colours, { width: 450, height: 300 })]);
  await expect(photographs(page).first()).toContainText('Looks like this work in your library: Violet hills');
  const link = page.getByRole('link', { name: /^Violet hills/ });
  await expect(link).toHaveAttribute('href', `/view-art/${work.id}`);
  await expect(link).toHaveAttribute('target', '_blank');
  await expectAccessible(page);
  await works.remove(work.id);
  await page.getByRole('button', { name: 'Remove again.jpg' }).click();
  await choosePictures(page, [picture]);
  await expect(photographs(page).first()).toContainText('Looks like this deleted work: Violet hills');
  await choosePictures(page, [{ ...picture, name: 'copy.jpg' }]);
  await expect(photographs(page).nth(1)).toContainText('Same file as photo 1.');
  await page.getByRole('button', { name: 'Remove copy.jpg' }).click();

  // Its dialogs load before going offline.
  await expect.poll(() => fetched).toEqual(expect.arrayContaining(['AltDialog', 'CropDialog']));
  await context.setOffline(true);
  for (const opener of ['Add description of study.jpg', 'Crop or turn study.jpg']) {
    await page.getByRole('button', { name: opener }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Remove study.jpg' }).click();

  // The server fails: one retry sends all failed photographs again.
  await page.route(sending, (route) => route.fulfill({ status: 500, body: '' }));
  const two = [
    await paint(page, 'one.jpg', ['#004d40', '#ffecb3'], { width: 300, height: 400 }),
    await paint(page, 'two.jpg', ['#bf360c', '#e1f5fe'], { width: 300, height: 400 }),
  ];
  await choosePictures(page, two);
  await expect(page.getByRole('button', { name: 'Retry all 2' })).toBeVisible();
  await page.unroute(sending);
  await page.getByRole('button', { name: 'Retry all 2' }).click();
  await haveArrived(page);
  await expect(page.getByRole('button', { name: /Try .*again/ })).toHaveCount(0);

  // A rotated photograph is uploaded again, and the server deletes the previous one.
  const removal = page.waitForRequest('**/product/product/remove-images-files');
  const arrives = page.waitForResponse(sending);
  await page.getByRole('button', { name: 'Crop or turn two.jpg' }).click();
  const turning = page.getByRole('dialog');
  await turning.getByRole('button', { name: 'Turn right' }).click();
  await turning.getByRole('button', { name: 'Save' }).click();
  await removal;
  const { images } = (await (await arrives).json()) as { images: { width: number; height: number }[] };
  expect(images[0]).toMatchObject({ width: 400, height: 300 });
  await haveArrived(page);

  // Space for one more: the other is rejected before it is sent.
  const [fits, doesNot] = two.map((file, index) => ({ ...file, name: index === 0 ? 'fits.jpg' : 'does-not.jpg' }));
  await page.route('**/product/users/profile-details/**', async (route) => {
    try {
      const answer = await route.fetch();
      if (!answer.ok() || answer.status() === 304) return await route.fulfill({ response: answer });
      const profile = await answer.json();
      profile.dbCurrentActiveAgreement.free_bytes = (fits?.buffer.length ?? 0) + 100;
      await route.fulfill({ response: answer, json: profile });
    } catch {
      // The requesting page has been closed.
    }
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/\skB of .+\sMB left/).first()).toBeVisible();
  await expect(photographs(page)).toHaveCount(2);
  await choosePictures(
    page,
    [fits, doesNot].flatMap((file) => file ?? []),
  );
  await expect(page.getByText(/does-not\.jpg needs .* of disk quota left/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove fits.jpg' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove does-not.jpg' })).toHaveCount(0);
});
