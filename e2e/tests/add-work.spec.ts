import { expectAccessible } from '../support/accessibility.ts';
import { choosePictures, haveArrived, paint } from '../support/pictures.ts';
import { artist, signIn } from '../support/sellers.ts';
import { expect, test } from '../support/test.ts';

// The backend stops in the middle, and the page keeps polling: it gets a 502, a 503 or a network error.
test.use({
  expectedConsoleErrors: [/Failed to load resource: (net::ERR_|the server responded with a status of 50[23])/],
});

test('a new work with photos survives a reload, a restart and a kill of the backend', async ({ page, startStack }) => {
  const stack = await startStack();
  await signIn(page, artist, `${stack.origin}/art-library`);
  await page.getByRole('link', { name: 'Add a work' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add a work' })).toBeVisible();

  const pictures = [
    await paint(page, 'detail.jpg', ['#274060', '#f2e3c6'], { width: 900, height: 900 }),
    await paint(page, 'front.jpg', ['#b3361f', '#f7f4ee'], { width: 1600, height: 1000 }),
    await paint(page, 'back.jpg', ['#1d1a16', '#cfc7b6'], { width: 800, height: 1200 }),
  ];
  await choosePictures(page, pictures);
  const photographs = page.getByRole('group', { name: /Photos/ }).getByRole('listitem');
  await expect(photographs).toHaveCount(3);
  await haveArrived(page);
  await page.getByRole('button', { name: 'Make front.jpg the cover' }).click();
  await expect(photographs.first()).toContainText('front.jpg');
  await page.getByRole('button', { name: 'Remove back.jpg' }).click();
  await expect(photographs).toHaveCount(2);

  // Missing values are reported before anything is lost.
  await page.getByRole('button', { name: 'Save work' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await expect(photographs).toHaveCount(2);

  const title = 'Ferry, 夜の港 — “last” crossing 🌊 <> >';
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('radio', { name: 'Photo' }).check({ force: true });
  // Typing filters the options.
  for (const [name, typed, found] of [
    [/^Category/, 'scape', 'Landscape'],
    [/^Sub-category/, 'coast', 'Sea and coast'],
  ] as const) {
    await page.getByRole('combobox', { name }).fill(typed);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(found);
    await page.getByRole('listbox').getByRole('option').click();
    await expect(page.getByRole('combobox', { name })).toHaveValue(found);
  }
  await page.getByLabel(/^Year/).fill('２０２４');
  await page.getByLabel(/^Medium/).fill('Silver gelatin print');
  await page.getByRole('textbox', { name: 'Width' }).fill('72.7');
  await page.getByRole('textbox', { name: 'Height' }).fill('53');
  await page.getByLabel(/^Description/).fill('Taken from the stern.\n\n船尾から。');
  await page.getByRole('switch', { name: 'For sale' }).check({ force: true });
  await page.getByRole('textbox', { name: /^Price/ }).fill('2400');
  await expect(page.getByText('$2,112.00')).toBeVisible();
  await expectAccessible(page);

  // A double click still creates one work.
  await page.getByRole('button', { name: 'Save work' }).dblclick();
  await expect(page).toHaveURL(/\/view-art\//);
  const work = new URL(page.url()).pathname;
  const expectComplete = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('$2,400.00').first()).toBeVisible();
    await expect(page.getByText(/72\.7\s×\s53\scm/).first()).toBeVisible();
    await expect(page.getByText('船尾から。')).toBeVisible();
    const cover = page.getByRole('main').getByRole('img').first();
    await expect(cover).toBeVisible();
    // The cover is the picture that was moved to the front: 16 by 10.
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => (image.naturalWidth / image.naturalHeight).toFixed(1)))
      .toBe('1.6');
  };
  await expectComplete();
  await expectAccessible(page);

  await page.reload();
  await expectComplete();
  await stack.restart();
  await page.reload();
  await expectComplete();
  await stack.kill();
  await stack.start();
  await page.goto(`${stack.origin}/art-library`);
  const tiles = page.getByRole('list', { name: 'Works' }).getByRole('link');
  await expect(tiles.first()).toContainText('夜の港');
  await expect(page.getByText(title)).toHaveCount(1);
  await page.goto(stack.origin + work);
  await expectComplete();
});

test('a work can be added by keyboard', async ({ page }) => {
  await signIn(page, artist);
  const picture = await paint(page, 'study.jpg', ['#2f6b4a', '#f8ecd2']);
  const { keyboard } = page;
  /** Presses Tab until the element with this name has the focus. */
  const tabTo = async (
    role: 'button' | 'combobox' | 'link' | 'textbox' | 'radio' | 'switch',
    name: string | RegExp,
  ) => {
    const control = page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name });
    // Tab would pass an element that has not rendered yet.
    await expect(control.first()).toBeAttached();
    for (let presses = 0; presses < 80; presses += 1) {
      if ((await control.count()) > 0 && (await control.first().evaluate((node) => node === document.activeElement)))
        return;
      await keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach the ${role} ${name}.`);
  };

  await tabTo('link', 'Add a work');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Add a work' })).toBeFocused();
  const choosing = page.waitForEvent('filechooser');
  await tabTo('button', /Choose pictures/);
  await keyboard.press('Enter');
  await (await choosing).setFiles([picture]);
  await tabTo('switch', 'For sale');
  await keyboard.press('Space');
  await tabTo('textbox', /^Price/);
  await keyboard.type('180.50');
  await tabTo('textbox', 'Title');
  await keyboard.type('Study by lamplight');
  await tabTo('radio', 'Art');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Photo' })).toBeChecked();
  await keyboard.press('ArrowLeft');
  await tabTo('combobox', /^Category/);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
  // Enter in a single-line field saves.
  await tabTo('textbox', /^Artist/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/view-art\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Study by lamplight' })).toBeVisible();
  await expect(page.getByText('$180.50').first()).toBeVisible();
});
