import { exhibitionsFor } from '../support/exhibitions.ts';
import { artist, rival, signIn } from '../support/sellers.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';
import { worksOf } from '../support/works.ts';

const price = { amount: '2400.00', currency: 'USD' };

test('an organiser prints the price list, wall labels and checklist of all works', async ({ page, stack }) => {
  const works = await worksOf(stack, artist);
  const exhibitions = await exhibitionsFor(stack, artist);
  const titles = ['Yarrow', 'Aster', 'Meadow at noon'];
  const offered = { for_sale: true, sale_cost: price, return_policy_accepted: true };
  const [yarrow, aster, meadow] = [
    await works.add({ title: 'Yarrow', artist_name: 'Ota Rin', ...offered }),
    await works.add({ title: 'Aster', artist_name: 'Ota Rin', width: 72.7, height: 53, year: 2024 }),
    await works.add({ title: 'Meadow at noon', artist_name: 'Abe Jun', ...offered }),
  ];
  const { id } = await exhibitions.announce('Grass', { work_ids: [yarrow.id, aster.id, meadow.id] });
  await signIn(page, artist, `/exhibitions/view/${id}`);
  await page.getByRole('link', { name: 'Price list and labels' }).click();

  const list = page.getByRole('article', { name: 'Price list' });
  const rows = list.getByRole('row');
  await expect(rows).toHaveCount(titles.length + 1);
  await expect(rows.nth(1)).toContainText('Meadow at noon');
  await expect(rows.nth(1)).toContainText('$2,400.00');
  await expect(rows.nth(2)).toContainText('Aster');
  await expect(rows.nth(2)).toContainText('Not for sale');
  await expect(rows.nth(2)).toContainText('72.7 × 53 cm');
  await page.getByRole('radio', { name: 'By title' }).click();
  await expect(rows.nth(1)).toContainText('Aster');
  await expectSound(page);

  await page.getByRole('radio', { name: 'Wall labels' }).click();
  const label = page.getByRole('article').getByRole('listitem');
  await expect(label).toHaveCount(titles.length);
  await expect(label.first()).toContainText('No. 1');
  await expect(label.first()).toContainText('Not for sale');
  await expect(page.getByRole('img', { name: 'QR code for Aster' })).toBeVisible();
  await expectSound(page);
  for (const size of [/A6/, /L7160/]) {
    await page.getByRole('radio', { name: size }).click();
    for (const one of await label.all()) {
      expect(await one.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
    }
  }
  await page.getByRole('switch', { name: 'With QR codes' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0);

  await page.getByRole('radio', { name: 'Checklist' }).click();
  const checklist = page.getByRole('article', { name: 'Checklist' });
  await page.getByRole('radio', { name: 'Both' }).click();
  await expect(checklist.getByRole('columnheader', { name: 'Arrived / 到着' })).toBeVisible();
  await expectSound(page);
  await page.emulateMedia({ media: 'print' });
  for (const title of titles) await expect(checklist.getByText(title)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('an exhibitor prints only their own works; other sellers cannot print', async ({ page, stack }) => {
  const works = await worksOf(stack, artist);
  const theirs = await exhibitionsFor(stack, rival);
  const own = await exhibitionsFor(stack, artist);
  const hidden = await (await worksOf(stack, rival)).add({ title: 'Of the organiser' });
  const shown = await works.add({ title: 'Of the exhibitor' });
  const { id } = await theirs.announce('Shared wall', { work_ids: [hidden.id] });
  await signIn(page, artist, `/exhibitions/view/${id}/papers`);
  await expect(page.getByText('You can’t print documents for this exhibition')).toBeVisible();

  await own.exhibit(id, [shown.id]);
  await theirs.acceptAll(id);
  await page.reload();
  const rows = page.getByRole('article', { name: 'Price list' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Of the exhibitor');
  await expect(page.getByText('1 of your works')).toBeVisible();
});
