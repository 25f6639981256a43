import { expectAccessible } from '../support/accessibility.ts';
import { choosePictures, paint } from '../support/pictures.ts';
import { artist, signIn } from '../support/sellers.ts';
import { expect, test } from '../support/test.ts';
import { worksOf } from '../support/works.ts';

// Requests the label of a missing work.
test.use({ expectedConsoleErrors: [/Failed to load resource.*404.*wrk_gone/] });

/** The page sizes of a PDF, in points. */
const pagesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ]);
const a4 = [595, 842];

const longTitle = `Harbour before rain, ${'seen from the breakwater at Onomichi, '.repeat(11)}`.slice(0, 436);

test('prints a bilingual certificate and a label, each on its own paper size', async ({ page, stack }) => {
  const works = await worksOf(stack, artist);
  const work = await works.add({ title: longTitle, artist_name: '森田 花', year: 2024, width: 72.7, height: 53 });
  await signIn(page, artist, `/view-art/${work.id}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Certificate of authenticity' }).click();

  const certificate = page.getByRole('article', { name: 'Certificate of authenticity' });
  await expect(certificate).toContainText(longTitle);
  await expect(certificate).toContainText('an authentic work by 森田 花');
  await expect(certificate).toContainText(`-${work.version}`);
  await page.getByRole('radio', { name: 'Both' }).click();
  await expect(certificate).toContainText('作品証明書');
  await expect(certificate).toContainText('Dimensions / 寸法');
  await expect(page).toHaveURL(/words=both/);
  await expectAccessible(page);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([a4]);

  await page.goto(`/art-labels?ids=${work.id},wrk_gone&paper=a6`);
  await expect(page.getByText('1 work is no longer in your library.')).toBeVisible();
  const label = page.getByRole('article').getByRole('listitem');
  await expect(label).toContainText(longTitle);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([[420, 298]]);
  await page.getByRole('radio', { name: /L7160/ }).click();
  await expectAccessible(page);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([a4]);
  // The label shows the whole title, however long it is.
  expect(await label.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
});

test('steps through the works of a filtered list, and duplicates one with its photo', async ({ page, stack }) => {
  const works = await worksOf(stack, artist);
  const run = `Sequence ${Date.now().toString(36)}`;
  for (const name of ['A', 'B', 'C']) await works.add({ title: `${run} ${name}` });
  await signIn(page, artist);
  await page.goto(`/art-library?search=${encodeURIComponent(run)}&sort=title`);
  await page.getByRole('link', { name: `${run} B` }).click();

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`${run} B`);
  await expect(page.getByText('2 of 3')).toBeVisible();
  await page.getByRole('link', { name: `Next ${run} C` }).click();
  await expect(heading).toHaveText(`${run} C`);
  await expect(page.getByText('3 of 3')).toBeVisible();
  await page.keyboard.press('k');
  await expect(heading).toHaveText(`${run} B`);
  await expect(page.getByRole('link', { name: `Previous ${run} A` })).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await choosePictures(page, [await paint(page, 'front.jpg', ['#274060', '#f2e3c6'])]);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Work saved.').first()).toBeVisible();
  await page.getByRole('link', { name: `Next ${run} C` }).click();
  await expect(heading).toHaveText(`Edit ${run} C`);
  await page.goBack();
  // Until then the link belongs to the other work.
  await expect(heading).toHaveText(`Edit ${run} B`);
  await page.getByRole('link', { name: 'View work' }).click();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('a copy of its photo');
  await expect(dialog).toContainText('Not copied');
  await dialog.getByRole('button', { name: 'Duplicate work' }).dblclick();
  await expect(heading).toHaveText(new RegExp(`^Edit ${run} B`));
  await expect(page.getByRole('group', { name: /Photos/ }).getByRole('listitem')).toHaveCount(1);
  await page.goto(`/art-library?search=${encodeURIComponent(run)}`);
  await expect(page.getByRole('link', { name: run })).toHaveCount(4);
});

test('explains why no work can be added, and links to the renewal', async ({ page }) => {
  let agreement = { status: 'expiried', quota_bytes: 100, used_bytes: 100, free_bytes: 0 };
  await page.route('**/users/profile-details/**', async (route) => {
    const answer = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } });
    await route.fulfill({ response: answer, json: { ...(await answer.json()), dbCurrentActiveAgreement: agreement } });
  });
  await signIn(page, artist);
  const add = page.getByRole('button', { name: 'Add a work' });
  const dialog = page.getByRole('alertdialog');
  /* The summary below the title loads late and shifts its neighbours. */
  await expect(page.getByRole('main').getByText('100 / 100 B')).toBeVisible();
  await add.click();
  await expect(dialog).toContainText('you have no active disk quota subscription');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Renew' }).click();
  await expect(page).toHaveURL(/\/payment-renew$/);

  agreement = { ...agreement, status: 'activated' };
  await page.goto('/art-library');
  await expect(page.getByRole('main').getByText('100 / 100 B')).toBeVisible();
  await add.click();
  await expect(dialog).toContainText('Your storage is full');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('add a work');
  await expect(page.getByRole('option', { name: /Add a work/ })).toContainText('Your storage is full');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/payment-renew$/);
});

test('explains which actions on a work need an active agreement, and links to the renewal', async ({ page, stack }) => {
  const works = await worksOf(stack, artist);
  const work = await works.add({ title: 'Locked for a while' });
  await page.route(`**/details/${work.id}`, async (route) => {
    const answer = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } });
    const body = await answer.json();
    const reason = { code: 'work_no_active_agreement', values: {} };
    const available_actions = body.data.available_actions.map((one: { action: string }) =>
      one.action === 'delete' ? one : { ...one, available: false, reason },
    );
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, available_actions } } });
  });
  await signIn(page, artist, `/view-art/${work.id}`);
  const dialog = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(dialog).toContainText('you have no active disk quota subscription');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete work' }).click();
  await expect(page).toHaveURL(/\/art-library/);
  await page.goto(`/view-art/${work.id}`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog).toContainText('you have no active disk quota subscription');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Renew' }).click();
  await expect(page).toHaveURL(/\/payment-renew$/);
});

test('pages through the history of a work to its beginning', async ({ page, stack }) => {
  const works = await worksOf(stack, artist);
  const { id } = await works.add({ title: 'Many times changed' });
  for (let year = 1960; year < 2010; year += 1) await works.save(id, { title: 'Many times changed', year });
  await signIn(page, artist, `/view-art/${id}`);
  const history = page.getByRole('region', { name: 'History' });
  const entries = history.getByRole('listitem').filter({ hasText: /Edited|Added/ });
  await expect(entries).toHaveCount(20);
  await history.getByRole('button', { name: 'Show earlier' }).click();
  await expect(entries).toHaveCount(40);
  await history.getByRole('button', { name: 'Show earlier' }).press('Enter');
  await expect(entries).toHaveCount(51);
  await expect(entries.last()).toContainText('Added');
  await expect(history.getByRole('button', { name: 'Show earlier' })).toHaveCount(0);
});
