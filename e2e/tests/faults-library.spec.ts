import { expectFailuresHandled, failures, headers, type ScreenRequest } from '../support/failing-requests.ts';
import { expectAllFaults, expireSession, isSent } from '../support/faults.ts';
import { newcomer } from '../support/newcomer.ts';
import { payByCard } from '../support/pay.ts';
import { choosePictures, haveArrived, type PictureFile, paint } from '../support/pictures.ts';
import { signIn } from '../support/sellers.ts';
import { expect, type Stack, test } from '../support/test.ts';
import { worksOf } from '../support/works.ts';

test.use({ expectedConsoleErrors: [/Failed to load resource/] });

/** A seller who has signed up and paid, without any records. */
async function paidSeller(stack: Stack) {
  const seller = await newcomer(stack);
  await payByCard(stack, seller);
  return seller;
}

test('library screens show load errors and recover on retry', async ({ page, stack }) => {
  const seller = await paidSeller(stack);
  const works = await worksOf(stack, seller);
  const { id } = await works.add({ title: 'Larches' });
  await works.remove((await works.add({ title: 'Lindens' })).id);
  await signIn(page, seller, '/deleted-list');
  const main = page.getByRole('main');
  const screenRequests: ScreenRequest[] = [
    ['/art-library', '**/product/product/list?**', () => expect(main.getByText('Larches').first()).toBeVisible()],
    ['/deleted-list', '**/deleted-list?**', () => expect(main.getByText('Lindens').first()).toBeVisible()],
    [`/view-art/${id}`, `**/details/${id}`, () => expect(main.getByText('Larches').first()).toBeVisible()],
    [`/view-art/${id}`, '**/product/history/**', () => expect(main.getByText('Added').first()).toBeVisible()],
    [`/edit-art/${id}`, `**/details/${id}`, () => expect(main.getByLabel('Title', { exact: true })).toBeVisible()],
    [`/view-art/${id}/certificate`, `**/details/${id}`, () => expect(main.getByText('Larches').first()).toBeVisible()],
    [`/art-labels?ids=${id}`, `**/details/${id}`, () => expect(main.getByText('Larches').first()).toBeVisible()],
    ['/import-art', '**/product/imports', () => expect(main.locator('input[type=file]')).toBeAttached()],
    ['/disk-quota-transactions', '**/transactions-list-disk?**', () => expect(main.getByRole('grid')).toBeVisible()],
    ['/slack-transactions', '**/transactions-list-slack?**', () => expect(main.getByRole('grid')).toBeVisible()],
  ];
  for (const request of screenRequests) await expectFailuresHandled(page, request);
});

test('frame availability can be retried after each failure; optional requests fail silently', async ({
  page,
  stack,
}) => {
  const seller = await paidSeller(stack);
  const works = await worksOf(stack, seller);
  const frame = { frame_vendor_id: 'ven_kura', frame_material_id: 'mat_oak' };
  const { id } = await works.add({ title: 'Oaks', ...frame, width: 72.7, height: 53, size_unit: 'cm' });
  await works.add({ title: 'Elms' });
  await signIn(page, seller, `/view-art/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Elms/ })).toBeVisible();
  for (const { what, answer } of failures) {
    await test.step(`neighbours: ${what}`, async () => {
      await page.route('**/product/neighbours/**', answer);
      await page.reload();
      await expect(main.getByText('Added').first()).toBeVisible();
      await expect(main.getByRole('link', { name: /Elms/ })).toHaveCount(0);
      await expect(main.getByRole('alert')).toHaveCount(0);
      await page.unroute('**/product/neighbours/**');
    });
  }

  const check = '**/product/checkFrameAvailabilityForArt';
  let at = 0;
  await page.route(check, (route) => failures[at]?.answer(route));
  await page.goto(`/edit-art/${id}`);
  await main.getByRole('button', { name: /^Frame/ }).click();
  for (const { what, message } of failures) {
    await test.step(`frame vendor: ${what}`, async () => {
      await expect(main.getByText(message).first()).toBeVisible();
      at += 1;
      if (at === failures.length) await page.unroute(check);
      await main.getByRole('button', { name: 'Try again' }).click();
    });
  }
  await expect(main.getByText(/9 in stock|in stock/).first()).toBeVisible();

  /* A photograph whose comparison failed is still usable. */
  await page.route('**/product/similar/**', (route) => route.fulfill({ status: 500, body: '', headers }));
  await choosePictures(page, [await paint(page, 'oaks.jpg', ['#2a4060', '#f2e3c6'])]);
  await haveArrived(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await works.read(id)).images.length).toBe(1);
});

test('a work is duplicated, deleted and restored once despite failed requests', async ({ page, stack }) => {
  const seller = await paidSeller(stack);
  const works = await worksOf(stack, seller);
  const { id } = await works.add({ title: 'Rowans' });
  // A backend without change polling: otherwise the change whose response was lost would be noticed, closing its
  // dialog.
  await page.route('**/product/changes', (route) =>
    route.fulfill({ status: 404, json: { success: false, message: '' } }),
  );
  await signIn(page, seller, `/view-art/${id}`);
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: /^Duplicate/ });
  const openDuplicate = async () => {
    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: /^Duplicate/ }).click();
  };
  await openDuplicate();
  await expireSession(page, '**/product/duplicate/**', () => confirm.click());
  await openDuplicate();
  const stays = () => expect(dialog).toBeVisible();
  await expectAllFaults(page, {
    call: '**/product/duplicate/**',
    press: () => confirm.click(),
    keeps: stays,
    at: dialog,
  });
  await confirm.click();
  await expect(page).toHaveURL(/\/edit-art\//);
  await page.goto('/art-library');
  await expect(page.getByText(/^2\sworks/).first()).toBeVisible();

  await page.goto(`/view-art/${id}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const remove = dialog.getByRole('button', { name: 'Delete work' });
  await expectAllFaults(page, {
    call: `**/product/product/${id}`,
    press: () => remove.click(),
    keeps: stays,
    at: dialog,
  });
  await remove.click();
  await expect(page).toHaveURL(/\/art-library/);

  await page.goto(`/view-art/${id}`);
  const main = page.getByRole('main');
  const restore = main.getByRole('button', { name: 'Restore' });
  await expectAllFaults(page, {
    call: '**/product/restore/**',
    press: () => restore.click(),
    keeps: () => expect(restore).toBeVisible(),
    at: main,
  });
  await restore.click();
  await expect(restore).toHaveCount(0);
  expect(await works.read(id)).toMatchObject({ title: 'Rowans' });
});

test('a sheet is imported once despite lost responses, and row edits survive failed requests', async ({
  page,
  stack,
}) => {
  const seller = await paidSeller(stack);
  await signIn(page, seller, '/import-art');
  const main = page.getByRole('main');
  const again = main.getByRole('button', { name: /^Try again/ });
  const sheet = {
    name: 'works.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Title;Category;Year\nHills;Painting;soon\nLake;Painting;later\n'),
  };

  // It was created but the response was lost: the next attempt continues with the same import.
  const created: string[] = [];
  await page.route('**/product/imports', async (route) => {
    if (!isSent(route)) return route.fallback();
    created.push((await (await route.fetch()).json()).data.id);
    await route.abort();
  });
  await page.locator('input[type=file]').first().setInputFiles(sheet);
  await expect(again).toBeVisible();
  await page.unroute('**/product/imports');
  // Its rows do not arrive. After a reload the file is chosen again, and the previous import is replaced, known or not.
  await page.route('**/product/imports/*/rows', (route) =>
    isSent(route) ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
  const begun = page.waitForResponse(
    (answer) => answer.url().endsWith('/product/imports') && answer.request().method() === 'POST',
  );
  await again.click();
  created.push((await (await begun).json()).data.id);
  expect(new Set(created).size).toBe(1);
  await expect(again).toBeVisible();
  await page.unroute('**/product/imports/*/rows');
  await page.reload();
  await expect(main.getByText(/works\.csv/).first()).toBeVisible();
  let isLost = false;
  await page.route('**/product/imports/*', async (route) => {
    if (route.request().method() !== 'DELETE' || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await page.locator('input[type=file]').first().setInputFiles(sheet);
  await again.click();
  await main.getByRole('button', { name: 'Check all rows' }).click();
  const hills = main.getByRole('row', { name: /Hills/ });
  await expect(hills).toBeVisible();
  /* Not while a request is pending: it could be held for ever. */
  await page.unroute('**/product/imports/*');

  await hills.getByRole('button').first().click();
  const row = page.getByRole('form', { name: /2/ });
  const year = row.getByRole('textbox', { name: 'Year' });
  await year.fill('2020');
  await expectAllFaults(page, {
    call: '**/product/imports/*/rows/*',
    press: () => year.press('Enter'),
    keeps: () => expect(year).toHaveValue('2020'),
    at: row,
  });

  // A refetch that fails removes nothing from the screen.
  await page.route(/\/product\/imports(?:\/imp_\w+)?$/, (route) =>
    isSent(route) ? route.fallback() : route.fulfill({ status: 500, body: '', headers }),
  );
  await year.press('Enter');
  const next = page.getByRole('form', { name: /3/ }).getByRole('textbox', { name: 'Year' });
  await next.fill('2021');
  await expect(main.getByText('We couldn’t load your imports')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await again.first().click();
  await expect(main.getByText('We couldn’t load your imports')).toHaveCount(0);
  await expect(next).toHaveValue('2021');
  await next.press('Enter');
  await expect(main.getByText('2 rows are ready')).toBeVisible();
  await main.getByRole('button', { name: 'Import 2 works' }).click();
  await expect(main.getByText('2 works are in your library')).toBeVisible();
});

test('photo uploads and an import resume after the backend is killed', async ({ page, stack }) => {
  const seller = await paidSeller(stack);
  await signIn(page, seller, '/add-art');
  await page.getByLabel('Title', { exact: true }).fill('Poplars');
  await page.getByRole('combobox', { name: /^Category/ }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  const pictures: PictureFile[] = [];
  for (const name of ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg'])
    pictures.push(await paint(page, name, [`#${pictures.length}a4060`, '#f2e3c6'], { width: 800, height: 600 }));
  let sent = 0;
  const killed = Promise.withResolvers<void>();
  await page.route('**/product/product/update-images-files', async (route) => {
    sent += 1;
    if (sent === 2) killed.resolve(await stack.kill());
    await route.continue();
  });
  await choosePictures(page, pictures);
  await killed.promise;
  await stack.start();
  const again = page.getByRole('button', { name: /^Try .*again/ });
  await expect(async () => {
    if (await again.first().isVisible()) await again.first().click();
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 1000 });
    await expect(again).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Save work' }).click();
  await expect(page).toHaveURL(/\/view-art\//);
  const works = await worksOf(stack, seller);
  const work = await works.read(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  expect(work.images.map(({ file_name }) => file_name)).toEqual(pictures.map(({ name }) => name));

  const count = 400;
  const rows = Array.from({ length: count }, (_, index) => `Poplar ${index},Painting`);
  await page.goto('/import-art');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'many.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Title,Category\n${rows.join('\n')}\n`),
    });
  await page.getByRole('button', { name: 'Check all rows' }).click();
  // As soon as it has started: twenty batches remain.
  const begun = page.waitForResponse(/\/product\/imports\/[^/]+\/start$/);
  await page.getByRole('button', { name: `Import ${count} works` }).click();
  await begun;
  await stack.kill();
  await stack.start();
  await expect(page.getByText(`${count} works are in your library`)).toBeVisible({ timeout: 40_000 });
  await page.goto('/art-library');
  await expect(page.getByText(new RegExp(`^${count + 1}\\sworks`)).first()).toBeVisible();
});
