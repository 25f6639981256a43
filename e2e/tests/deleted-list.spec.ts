import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { call } from '../support/newcomer.ts';
import { artist, signIn } from '../support/sellers.ts';
import { enter, languages } from '../support/session.ts';
import { expect, type Stack, test } from '../support/test.ts';

/** Opens a work by title, whatever the library shows first. */
async function openWork(page: Page, title: string) {
  await page.getByRole('searchbox', { name: 'Search the library' }).fill(title);
  await page.getByRole('list', { name: 'Works' }).getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Goes from the library to the deleted works. */
async function openDeleted(page: Page) {
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Deleted works' }).click();
}

interface Listed {
  data: { id: string; title: string }[];
}

/** Titles of works that no order or request uses, from the API. */
async function freeTitles(stack: Stack, count: number): Promise<string[]> {
  const { token } = await call<{ token: string }>(stack, '/sso/signin', { body: { ...artist } });
  const { data: works } = await call<Listed>(stack, '/product/product/list?per_page=60', { token });
  const titles: string[] = [];
  for (const { id, title } of works) {
    const path = `/product/product/details/${id}`;
    const { data } = await call<{ data: { uses: unknown[] } }>(stack, path, { token });
    const isAlone = works.filter((other) => other.title.includes(title)).length === 1;
    if (data.uses.length === 0 && isAlone) titles.push(title);
    if (titles.length === count) break;
  }
  return titles;
}

async function deleteWork(page: Page, title: string) {
  await openWork(page, title);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete work' }).click();
  await expect(page).toHaveURL(/\/art-library(?:\?|$)/);
  await expect(page.getByText(`“${title}” moved to deleted works.`)).toBeVisible();
}

test('Undo restores a work that was just deleted', async ({ page, startStack }) => {
  const stack = await startStack();
  await signIn(page, artist, `${stack.origin}/art-library`);
  const [title = ''] = await freeTitles(stack, 1);
  await deleteWork(page, title);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible();
});

test('deleted works can be searched and restored one by one or together', async ({ page, startStack }) => {
  const stack = await startStack();
  await signIn(page, artist, `${stack.origin}/art-library`);
  const titles = await freeTitles(stack, 3);
  for (const title of titles) await deleteWork(page, title);
  const [first = '', second = '', third = ''] = titles;

  await openDeleted(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Deleted works' })).toBeVisible();
  await expect(page.getByText(/3 works · their photos/)).toBeVisible();
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText(third);
  await expectAccessible(page);

  const search = page.getByRole('searchbox', { name: 'Search deleted works' });
  await search.fill(second);
  await expect(rows).toHaveCount(2);
  await search.fill('no work is called this');
  await expect(page.getByRole('heading', { name: 'No data found' })).toBeVisible();
  await search.fill('');

  // A deleted work's own page has a notice and the same restore button.
  await page.getByRole('link', { name: first }).click();
  await expect(page.getByText('This work has been deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('This work has been deleted')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible();
  // The history lists the events, latest first.
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history.first()).toContainText('Restored');
  await expect(history.nth(1)).toContainText('Deleted');
  await expect(history.last()).toContainText('Added');

  await page.goto(`${stack.origin}/deleted-list`);
  await expect(rows).toHaveCount(3);
  await page.getByRole('checkbox').first().check({ force: true });
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Restore' }).click();
  // Shown for five seconds, even if the list has been refetched.
  await expect(page.getByText('2 works restored to your library.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No deleted works' })).toBeVisible();
});

test('a work with orders cannot be deleted; a dialog names the orders', async ({ page, startStack }) => {
  const stack = await startStack();
  await signIn(page, artist, `${stack.origin}/art-library`);
  await openWork(page, 'Harbour, last light');
  const used = page.getByRole('region', { name: 'Linked to' });
  await expect(used).toContainText('SA-');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /can’t be deleted/ });
  await expect(dialog).toContainText(/SA-\d+/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
});

test.describe('failed requests', () => {
  test.use({ expectedConsoleErrors: [/status of (500|412)/] });

  test('restore, delete and list show an error and can be retried', async ({ page, startStack }) => {
    const stack = await startStack();
    await signIn(page, artist, `${stack.origin}/art-library`);
    const [title = '', other = ''] = await freeTitles(stack, 2);
    await deleteWork(page, title);
    await page.route('**/product/restore/**', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`“${title}” couldn’t be restored.`)).toBeVisible();
    await page.unroute('**/product/restore/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    // Changed elsewhere since it was opened: a message appears, and only the version seen then is deleted.
    await page.goto(`${stack.origin}/art-library`);
    await openWork(page, other);
    await page.route(
      '**/product/product/*',
      (route) =>
        route.request().method() === 'DELETE'
          ? route.continue({ headers: { ...route.request().headers(), 'if-match': '"999"' } })
          : route.fallback(),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete work' }).click();
    await expect(page.getByText('This work was changed on another device.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete work' }).click();
    await expect(page).toHaveURL(/\/art-library(?:\?|$)/);

    await page.route('**/deleted-list?**', (route) => route.fulfill({ status: 500, body: '' }));
    await openDeleted(page);
    await expect(page.getByText('We couldn’t load your deleted works.')).toBeVisible();
    await page.unroute('**/deleted-list?**');
    await page.getByRole('button', { name: 'Try again' }).last().click();
    await expect(page.getByRole('link', { name: other })).toBeVisible();
  });
});

test.describe('on a phone, in Japanese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'ja-JP', hasTouch: true });

  test('削除した作品を元に戻せる', async ({ page, startStack }) => {
    const stack = await startStack();
    await page.goto(`${stack.origin}/sign-in`);
    const { locale, selectedLanguage } = languages.ja;
    await page.evaluate((chosen) => Object.assign(localStorage, chosen), { locale, selectedLanguage });
    await page.goto(`${stack.origin}/deleted-list`);
    await enter(page, artist);
    await expect(page.getByRole('heading', { name: '削除した作品はありません' })).toBeVisible();
    await expectAccessible(page);
    const [title = ''] = await freeTitles(stack, 1);
    await page.goto(`${stack.origin}/art-library`);
    await page.getByRole('searchbox').fill(title);
    await page.getByRole('main').getByRole('link', { name: title }).first().click();
    await page.getByRole('button', { name: '削除', exact: true }).click();
    await page.getByRole('button', { name: '作品を削除' }).click();
    await expect(page.getByText(`「${title}」を削除済みの作品に移しました。`)).toBeVisible();
    await page.goto(`${stack.origin}/deleted-list`);
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: `「${title}」を復元` }).click();
    await expect(page.getByRole('heading', { name: '削除した作品はありません' })).toBeVisible();
  });
});
