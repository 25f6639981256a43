import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseOfList } from '../support/lists.ts';
import { call } from '../support/newcomer.ts';
import { artist, signIn } from '../support/sellers.ts';
import { expect, type Stack, test } from '../support/test.ts';

interface Listed {
  id: string;
  title: string;
  sale_cost: { amount: string; currency: string } | null;
  version: number;
  uses: { prevents_deletion: boolean }[];
}

/** The library as returned by the API. */
async function libraryOf(stack: Stack) {
  const { token } = await call<{ token: string }>(stack, '/sso/signin', { body: { ...artist } });
  const get = <Data>(path: string) => call<{ data: Data }>(stack, `/product/product/${path}`, { token });
  return {
    works: async () => (await get<Listed[]>('list?per_page=200')).data,
    work: async (id: string) => (await get<Listed>(`details/${id}`)).data,
  };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Selected works' });
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select “${title}”`, exact: true });

/** Ten percent more, rounded half up to the cent or the yen. */
const raised = ({ amount, currency }: { amount: string; currency: string }) => {
  const unit = currency === 'JPY' ? 1 : 100;
  return Math.round((Math.round(Number(amount) * unit) * 11) / 10) / unit;
};

test('works selected across pages get the previewed prices, and Undo restores the old ones', async ({
  page,
  startStack,
}) => {
  const stack = await startStack();
  const library = await libraryOf(stack);
  const before = await library.works();
  await signIn(page, artist, `${stack.origin}/art-library`);

  const grid = page.getByRole('list', { name: 'Works' });
  const tiles = grid.getByRole('checkbox');
  await grid.getByRole('listitem').first().hover();
  await tiles.first().check();
  await tiles.nth(2).click({ modifiers: ['Shift'] });
  await expect(bar(page).getByText('3 selected')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  // Other works: those of the previous page were selected.
  await expect(tiles.first()).not.toBeChecked();
  await tiles.first().check();
  await expect(bar(page).getByText('4 selected')).toBeVisible();

  await bar(page).getByRole('button', { name: 'Print labels' }).click();
  await expect(page.getByRole('heading', { name: 'Print labels', level: 1 })).toBeVisible();
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(4);
  await page.reload();
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(4);
  // A reload has cleared the selection: select again.
  await page.goto(`${stack.origin}/art-library`);
  await grid.getByRole('listitem').first().hover();
  await tiles.first().check();
  await tiles.nth(2).click({ modifiers: ['Shift'] });
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(tiles.first()).not.toBeChecked();
  await tiles.first().check();
  await bar(page).getByRole('button', { name: 'Print labels' }).click();
  await page.goBack();
  await expect(bar(page).getByText('4 selected')).toBeVisible();

  await bar(page).getByRole('button', { name: 'Change price' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the price of 4 works' });
  await dialog.getByRole('button', { name: /^Change 4 prices/ }).click();
  await expect(dialog.getByText('Enter a percentage.')).toBeVisible();
  await dialog.getByLabel('Percent', { exact: true }).last().fill('10');
  const preview = dialog.getByRole('grid', { name: 'Preview' });
  await expect(preview.getByRole('row')).toHaveCount(5);
  await expectAccessible(page);
  const confirm = dialog.getByRole('button', { name: /^Change \d prices?$/ });
  await expect(confirm).toBeEnabled();
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/works? updated\./)).toBeVisible();

  const after = await library.works();
  const priceOf = (works: Listed[], id: string) => works.find((work) => work.id === id)?.sale_cost ?? null;
  const changed = before.filter(({ id, sale_cost }) => priceOf(after, id)?.amount !== sale_cost?.amount);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThanOrEqual(4);
  for (const { id, sale_cost } of changed) {
    expect(sale_cost && raised(sale_cost)).toBe(Number(priceOf(after, id)?.amount));
  }

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/changed back\./)).toBeVisible();
  const restored = await library.works();
  for (const { id, sale_cost } of before) expect(priceOf(restored, id)).toEqual(sale_cost);
});

test('a bulk delete keeps works in use and lists them; a CSV export contains every work', async ({
  page,
  startStack,
}) => {
  const stack = await startStack();
  const library = await libraryOf(stack);
  const works = await library.works();
  const details = await Promise.all(works.slice(0, 48).map(({ id }) => library.work(id)));
  const isAlone = ({ title }: Listed) => works.filter((other) => other.title === title).length === 1;
  const isUsed = ({ uses }: Listed) => uses.some((use) => use.prevents_deletion);
  const used = details.find((work) => isUsed(work) && isAlone(work));
  const free = details.find((work) => !isUsed(work) && isAlone(work));
  if (!used || !free) throw new Error('The demo data has no such works.');
  await signIn(page, artist, `${stack.origin}/art-library`);

  // By keyboard: Space selects, Escape clears.
  await box(page, free.title).focus();
  await page.keyboard.press('Space');
  await expect(bar(page).getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await box(page, free.title).focus();
  await page.keyboard.press('Space');
  await box(page, used.title).focus();
  await page.keyboard.press('Space');
  await bar(page).getByRole('button', { name: 'Select all' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page).getByText(`All ${works.length} selected`)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar(page).getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Art library \d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.startsWith('\uFEFFTitle,Title reading,Type,')).toBe(true);
  for (const { id } of works) expect(csv).toContain(id);
  await expect(page.getByText(`${works.length} works exported.`)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await box(page, free.title).check({ force: true });
  await box(page, used.title).check({ force: true });
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete 2 works?' });
  await expect(question.getByRole('link', { name: used.title, exact: true })).toBeVisible();
  // The records that use it are linked.
  await expect(question.getByRole('link', { name: / · / }).first()).toHaveAttribute('href', /-info\//);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete 1 work' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '1' }).first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'What failed, and why' }).getByRole('link').first()).toHaveText(
    used.title,
  );
  await expect(box(page, used.title)).toBeChecked();
  await expect(box(page, free.title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box(page, free.title)).toHaveCount(1);

  // A new query clears the selection, with a message.
  await page.getByRole('searchbox', { name: 'Search the library' }).fill(free.title);
  await expect(page.getByText('Selection cleared')).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('a saved view can be opened after a reload, deleted and restored with Undo', async ({ page, startStack }) => {
  const stack = await startStack();
  await signIn(page, artist, `${stack.origin}/art-library`);
  const views = page.getByRole('navigation', { name: 'Saved views' });
  await page.getByRole('searchbox', { name: 'Search the library' }).fill('a');
  await expect(page).toHaveURL(/search=a/);
  const saveView = async (name: string) => {
    await chooseOfList(page, 'Save as a new view…');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
    await page.keyboard.press('Enter');
  };
  await saveView('With an a');
  await expect(views.getByRole('link', { name: 'With an a' })).toHaveAttribute('aria-current', 'page');
  await page.goto(`${stack.origin}/art-library`);
  await views.getByRole('link', { name: 'With an a' }).click();
  await expect(page).toHaveURL(/search=a/);
  await expectAccessible(page);

  await saveView('with an A');
  await expect(page.getByText('A view with this name already exists.')).toBeVisible();
  await page.keyboard.press('Escape');

  await chooseOfList(page, 'Delete view…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click();
  await expect(views.getByRole('link', { name: 'With an a' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(views.getByRole('link', { name: 'With an a' })).toBeVisible();
});

test('a default view opens with the library, can be moved and can be reset to all works', async ({
  page,
  startStack,
}) => {
  const stack = await startStack();
  await signIn(page, artist, `${stack.origin}/art-library`);
  const views = page.getByRole('navigation', { name: 'Saved views' });
  const named = (name: string) => views.getByRole('link', { name: new RegExp(`^${name}`) });
  const choose = (action: string) => chooseOfList(page, action);
  for (const letter of ['a', 'e']) {
    await page.getByRole('searchbox', { name: 'Search the library' }).fill(letter);
    await expect(page).toHaveURL(new RegExp(`search=${letter}`));
    await choose('Save as a new view…');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(`With an ${letter}`);
    await page.keyboard.press('Enter');
    await expect(named(`With an ${letter}`)).toHaveAttribute('aria-current', 'page');
  }
  await choose('Open this view first');
  await expect(named('With an e')).toContainText('opens first');

  /* By a link and Back past it; by the URL. */
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await page.goto(`${stack.origin}/seller-dashboard`);
  await pages.getByRole('link', { name: 'Library' }).click();
  await expect(page).toHaveURL(/search=e/);
  await expect(named('With an e')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL(/seller-dashboard/);
  await page.goto(`${stack.origin}/art-library`);
  await expect(page).toHaveURL(/search=e/);

  /* The unfiltered list then has its own URL, which survives a reload and Back. */
  await named('All').click();
  await expect(named('All')).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(named('All')).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/seller-profile/);
  await page.goBack();
  await expect(named('All')).toHaveAttribute('aria-current', 'page');

  /* The menu is that of the open view. */
  await named('With an e').click();
  await expect(named('With an e')).toHaveAttribute('aria-current', 'page');
  await choose('Move left');
  await expect(views.getByRole('link')).toHaveText([/^All/, /^With an e/, /^With an a/]);
  await page.reload();
  await expect(views.getByRole('link')).toHaveText([/^All/, /^With an e/, /^With an a/]);

  await named('All').click();
  await expect(named('All')).toHaveAttribute('aria-current', 'page');
  await choose('Open this view first');
  await expect(named('With an e')).not.toContainText('opens first');
  await page.goto(`${stack.origin}/art-library`);
  await expect(named('All')).toHaveAttribute('aria-current', 'page');
  await expect(page).not.toHaveURL(/search=/);
});

test.describe('a failed batch', () => {
  test.use({ expectedConsoleErrors: [/500/] });

  test('stops the bulk action, and Continue updates the remaining works once', async ({ page, startStack }) => {
    const stack = await startStack();
    const library = await libraryOf(stack);
    const before = await library.works();
    await signIn(page, artist, `${stack.origin}/art-library`);
    let isBroken = true;
    let batches = 0;
    await page.route('**/product/product/bulk', async (route) => {
      const { dry_run: isPreview } = route.request().postDataJSON() as { dry_run: boolean };
      if (!isPreview) batches += 1;
      if (isBroken && !isPreview && batches > 1) return route.fulfill({ status: 500, body: '' });
      return route.continue();
    });
    await page.getByRole('list', { name: 'Works' }).getByRole('listitem').first().hover();
    await page.getByRole('list', { name: 'Works' }).getByRole('checkbox').first().check();
    await bar(page)
      .getByRole('button', { name: `Select all ${before.length}` })
      .click();
    await bar(page).getByRole('button', { name: 'Change status' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Not offered' }).check();
    const confirm = dialog.getByRole('button', { name: /^Change \d+ works$/ });
    await expect(dialog.getByText(/works change/)).toBeVisible();
    await confirm.click();
    await expect(page.getByText('Stopped before all works were updated')).toBeVisible();
    await expect(bar(page).getByText(/selected$/)).toBeVisible();
    await expectAccessible(page);
    isBroken = false;
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(/works updated\./)).toBeVisible();
    const after = await library.works();
    const versions = new Map(before.map(({ id, version }) => [id, version]));
    for (const { id, version } of after) expect(version - (versions.get(id) ?? 0)).toBeLessThanOrEqual(1);
  });
});
