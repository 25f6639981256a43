import process from 'node:process';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { choosePictures, haveArrived, paint } from '../support/pictures.ts';
import { artist, rival, signIn } from '../support/sellers.ts';
import { enter, languages, openSignedOut } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, patience, test } from '../support/test.ts';
import { worksOf } from '../support/works.ts';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const title = (page: Page) => field(page, 'Title');
const bar = (page: Page) => page.getByRole('group', { name: 'Save changes' });
const save = (page: Page) =>
  bar(page)
    .getByRole('button', { name: /^(?!Discard)/ })
    .click();
const isSaved = (page: Page) => expect(page.getByText('Work saved.').first()).toBeVisible();
const photographs = (page: Page) => page.getByRole('group', { name: /Photos/ }).getByRole('listitem');
const conflict = (page: Page) => page.getByRole('region', { name: 'This work was changed elsewhere' });
const waiting = (page: Page) => page.getByRole('status').filter({ hasText: 'Just saved in another tab' });
const adopted = (page: Page) => page.getByRole('status').filter({ hasText: 'Changed in another tab' });
const resolveConflict = (page: Page) => page.getByRole('button', { name: 'Continue with this' }).click();

test('a seller edits a work from its page; the price is kept when the work is no longer for sale', async ({
  page,
  stack,
}) => {
  const works = await worksOf(stack, artist);
  const cost = { amount: '2400.00', currency: 'USD' };
  const work = await works.add({ title: 'Harbour before rain', for_sale: true, sale_cost: cost });
  await signIn(page, artist, `/view-art/${work.id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Harbour before rain' })).toBeVisible();
  await expect(title(page)).toHaveValue('Harbour before rain');
  await expect(page.getByRole('textbox', { name: /^Price/ })).toHaveValue(/2,?400/);
  await expectAccessible(page);

  await title(page).fill('港、雨の前 — “Harbour” <b>');
  await page.getByRole('switch', { name: 'For sale' }).uncheck({ force: true });
  await choosePictures(page, [await paint(page, 'front.jpg', ['#274060', '#f2e3c6'])]);
  await haveArrived(page);
  await page.keyboard.press('Control+s');
  await isSaved(page);
  expect(await works.read(work.id)).toMatchObject({
    title: '港、雨の前 — “Harbour” <b>',
    for_sale: false,
    sale_cost: cost,
    images: [{ file_name: 'front.jpg' }],
    version: work.version + 1,
  });
  await page.reload();
  await expect(title(page)).toHaveValue('港、雨の前 — “Harbour” <b>');
  await expect(photographs(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Discard draft' })).toHaveCount(0);
  await page.getByRole('link', { name: 'View work' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('港、雨の前 — “Harbour” <b>');
});

test('removing a saved photo takes effect only with the next save', async ({ page, stack }) => {
  const works = await worksOf(stack, artist);
  const work = await works.add({ title: 'Two views' });
  await signIn(page, artist, `/edit-art/${work.id}`);
  await choosePictures(page, [
    await paint(page, 'one.jpg', ['#274060', '#f2e3c6']),
    await paint(page, 'two.jpg', ['#b3361f', '#f7f4ee']),
  ]);
  await haveArrived(page);
  await save(page);
  await isSaved(page);
  let removed = 0;
  page.on('request', (request) => {
    if (request.url().includes('remove-images-files')) removed += 1;
  });
  await page.getByRole('button', { name: 'Remove one.jpg' }).click();
  await expect(photographs(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(photographs(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove one.jpg' }).click();
  expect((await works.read(work.id)).images).toHaveLength(2);
  await save(page);
  await expect
    .poll(async () => (await works.read(work.id)).images.map((image) => image.file_name))
    .toEqual(['two.jpg']);
  expect(removed).toBe(0);
});

/** EDIT_ROUNDS=100 is for occasional manual runs; a backend test always runs a hundred. */
const rounds = Number(process.env.EDIT_ROUNDS ?? 4);

test.describe('concurrent edits', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource.*(412|422|500|503|ERR_)/] });

  test('two devices save one work repeatedly at the same time, and no update is lost', async ({
    page,
    anotherDevice,
    stack,
  }) => {
    test.setTimeout(patience + rounds * 15_000);
    const works = await worksOf(stack, artist);
    const work = await works.add({ title: 'Ferry' });
    const address = `/edit-art/${work.id}`;
    const twin = await anotherDevice();
    await signIn(page, artist, address);
    await signIn(twin, artist, address);
    const sides = [
      { at: page, name: 'Title' },
      { at: twin, name: 'Medium' },
    ];
    for (let round = 1; round <= rounds; round += 1) {
      // Each side changes its own field, and every other round both change the description.
      const isContested = round % 2 === 0;
      for (const { at, name } of sides) {
        await field(at, name).fill(`${name} ${round}`);
        if (isContested) await field(at, 'Description').fill(`By ${name}, round ${round}`);
      }
      await Promise.all(sides.map(({ at }) => save(at)));
      for (const { at } of sides) {
        // The side that saves second resolves the conflict, keeping what was typed.
        await expect(async () => {
          if (await conflict(at).isVisible()) {
            const own = conflict(at).getByRole('radio', { name: /^Yours/ });
            for (const radio of await own.all()) await radio.check({ force: true });
            await resolveConflict(at);
            await save(at);
          }
          await expect(conflict(at)).toBeHidden();
          await expect(bar(at).getByRole('button')).toHaveCount(0, { timeout: 3000 });
        }).toPass();
      }
      const saved = await works.read(work.id);
      expect(saved).toMatchObject({ title: `Title ${round}`, medium: `Medium ${round}`, version: 1 + round * 2 });
      if (isContested) expect(saved.description).toMatch(new RegExp(`^By (?:Title|Medium), round ${round}$`));
    }

    // Without typed changes, the other's save is applied at once, and the focus is kept.
    for (const { at } of sides) {
      await expect(title(at)).toHaveValue(`Title ${rounds}`);
      await expect(field(at, 'Medium')).toHaveValue(`Medium ${rounds}`);
    }
    await field(page, 'Medium').focus();
    await title(twin).fill('Ferry, last state');
    await save(twin);
    await expect(title(page)).toHaveValue('Ferry, last state');
    await expect(field(page, 'Medium')).toBeFocused();
    await expect(adopted(page)).toContainText('Title');
    await adopted(page).getByRole('button', { name: 'Review changes' }).click();
    await expect(page.getByRole('region', { name: 'Changed elsewhere and updated here' })).toContainText('last state');
    await expectAccessible(page);
    // A tab gets no notice of its own save.
    await expect(adopted(twin)).toHaveCount(0);
    await adopted(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(adopted(page)).toHaveCount(0);
  });

  test('a conflict offers the other version of each field and does not overwrite typed values', async ({
    page,
    stack,
  }) => {
    const works = await worksOf(stack, artist);
    const work = await works.add({ title: 'Quay', description: 'Grey water.' });
    await signIn(page, artist, `/edit-art/${work.id}`);
    await title(page).fill('Quay at noon');
    await field(page, 'Description').fill('Grey water, no wind.');
    await works.save(work.id, { title: 'Quay at dusk', description: 'Grey water.', medium: 'Gouache' });
    // The notice appears before anything is sent, and changes nothing in the form.
    await expect(waiting(page)).toContainText('Changed: Medium, Title.');
    await expect(field(page, 'Description')).toBeFocused();
    await expect(title(page)).toHaveValue('Quay at noon');
    await expect(field(page, 'Medium')).toHaveValue('Oil on canvas');
    await expectAccessible(page);
    await save(page);
    await expect(conflict(page)).toBeFocused();
    await expect(conflict(page)).toContainText('Gouache');
    await expect(conflict(page).getByRole('radio')).toHaveCount(2);
    await expect(title(page)).toHaveValue('Quay at noon');
    await expectAccessible(page);
    await expectSound(page);
    await conflict(page)
      .getByRole('radio', { name: /^Saved elsewhere/ })
      .check({ force: true });
    await resolveConflict(page);
    await expect(title(page)).toHaveValue('Quay at dusk');
    await save(page);
    await isSaved(page);
    expect(await works.read(work.id)).toMatchObject({
      title: 'Quay at dusk',
      medium: 'Gouache',
      description: 'Grey water, no wind.',
    });
  });

  test('a draft of an older version causes a conflict with the newer one', async ({ page, stack }) => {
    const works = await worksOf(stack, artist);
    const work = await works.add({ title: 'Lighthouse' });
    await signIn(page, artist, `/edit-art/${work.id}`);
    await title(page).fill('Lighthouse, second state');
    await expect(page.getByText('Saved on this device')).toBeVisible();
    // No confirmation, and the draft is restored.
    await page.getByRole('link', { name: 'View work' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lighthouse', exact: true })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(title(page)).toHaveValue('Lighthouse, second state');
    await expect(page.getByRole('button', { name: 'Discard draft' })).toBeVisible();

    await works.save(work.id, { title: 'Lighthouse', medium: 'Etching' });
    await page.reload();
    await expect(conflict(page)).toContainText('Etching');
    await resolveConflict(page);
    await expect(title(page)).toHaveValue('Lighthouse, second state');
    await expect(field(page, 'Medium')).toHaveValue('Etching');
    await save(page);
    await isSaved(page);
    expect(await works.read(work.id)).toMatchObject({ title: 'Lighthouse, second state', medium: 'Etching' });
    await page.reload();
    await expect(title(page)).toHaveValue('Lighthouse, second state');
    await expect(page.getByRole('button', { name: 'Discard draft' })).toHaveCount(0);
    // Reverted by hand, no draft remains.
    await title(page).fill('Other');
    await title(page).fill('Lighthouse, second state');
    await expect(bar(page).getByRole('button')).toHaveCount(0);
  });

  test('field errors, an empty 500, an HTML 503 and a lost connection keep the typed values', async ({
    page,
    context,
    stack,
  }) => {
    const works = await worksOf(stack, artist);
    const work = await works.add({ title: 'Storm' });
    await signIn(page, artist, `/edit-art/${work.id}`);
    const typed = 'Storm over the 瀬戸内海 👩🏽‍🎨';
    await title(page).fill(typed);
    const saves = '**/product/product/create/**';
    const faults = [
      { status: 500, body: '' },
      { status: 503, contentType: 'text/html', body: '<h1>Away</h1>' },
    ];
    for (const fault of faults) {
      await page.route(saves, (route) => route.fulfill(fault));
      await save(page);
      await expect(page.getByText('The work wasn’t saved.')).toBeVisible();
      await expect(title(page)).toHaveValue(typed);
      await page.unroute(saves);
    }
    await page.route(saves, (route) =>
      route.fulfill({
        status: 422,
        json: { success: false, message: 'No', errors: { title: ['Another title, please.'], depth: ['Too deep.'] } },
      }),
    );
    await save(page);
    await expect(page.getByText('Another title, please.').first()).toBeVisible();
    await expect(page.getByText('Too deep.').first()).toBeVisible();
    await expect(title(page)).toBeFocused();
    await page.unroute(saves);
    await context.setOffline(true);
    await save(page);
    await expect(page.getByText('The work wasn’t saved.')).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(title(page)).toHaveValue(typed);

    // Saved, but the response was lost: no conflict with one's own save.
    await page.route(saves, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await save(page);
    await expect(page.getByText('The work wasn’t saved.')).toBeVisible();
    await page.unroute(saves);
    await title(page).fill(`${typed}, later`);
    await save(page);
    await isSaved(page);
    await expect(conflict(page)).toHaveCount(0);
    expect((await works.read(work.id)).title).toBe(`${typed}, later`);
  });
});

test.describe('missing work', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource.*(404|409|422)/] });

  test('a deleted work shows a message; deletion during editing keeps the typed values', async ({ page, stack }) => {
    const works = await worksOf(stack, artist);
    const work = await works.add({ title: 'Gone' });
    await signIn(page, artist, `/edit-art/${work.id}`);
    await title(page).fill('Gone, and typed on');
    await works.remove(work.id);
    await save(page);
    await expect(page.getByText('This work has been deleted.')).toBeVisible();
    await expect(title(page)).toHaveValue('Gone, and typed on');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This work has been deleted' })).toBeVisible();
    await expect(title(page)).toHaveCount(0);
  });

  test('another seller’s work is not shown', async ({ page, stack }) => {
    const work = await (await worksOf(stack, rival)).add({ title: 'Foreign' });
    await signIn(page, artist, `/edit-art/${work.id}`);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /library/i })
        .first(),
    ).toBeVisible();
    await expect(page.getByText('Foreign')).toHaveCount(0);
    await expect(title(page)).toHaveCount(0);
  });
});

test.describe('in Japanese', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource.*412/] });

  test('resolves a conflict on a phone', async ({ page, stack }) => {
    const works = await worksOf(stack, artist);
    const work = await works.add({ title: '港' });
    await page.setViewportSize({ width: 390, height: 844 });
    await openSignedOut(page, `/edit-art/${work.id}`, languages.ja);
    await enter(page, artist);
    await expect(page.getByRole('heading', { level: 1, name: '「港」を編集' })).toBeVisible();
    await field(page, '作品名').fill('港、夜');
    await works.save(work.id, { title: '港、朝' });
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByText('この作品は、編集中にほかの場所で変更されました').first()).toBeVisible();
    await expectSound(page);
    await page.getByRole('radio', { name: /^自分の入力/ }).check({ force: true });
    await page.getByRole('button', { name: 'この内容で続ける' }).click();
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByText('作品を保存しました。').first()).toBeVisible();
    expect((await works.read(work.id)).title).toBe('港、夜');
  });
});
