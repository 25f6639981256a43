import { crowdfundingOf } from '../support/crowdfunding.ts';
import { expectFailuresHandled } from '../support/failing-requests.ts';
import { expireSession } from '../support/faults.ts';
import { call } from '../support/newcomer.ts';
import { paint } from '../support/pictures.ts';
import { artist, rival, type Seller, signIn } from '../support/sellers.ts';
import { enter, languages, openSignedOut } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import type { Stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { worksOf } from '../support/works.ts';

/* Missing requests and intentional failures. */
test.use({ expectedConsoleErrors: [/Failed to load resource/] });

async function crowdfunding(stack: Stack, seller: Seller) {
  const { token } = await call<{ token: string }>(stack, '/sso/signin', { body: seller });
  return crowdfundingOf(stack, token);
}

test('removing a piece from an undecided request keeps its work', async ({ page, stack }) => {
  const requests = await crowdfunding(stack, artist);
  const works = await worksOf(stack, artist);
  const [first, other] = [await works.add({ title: 'Slipway' }), await works.add({ title: 'Slipway, at low water' })];
  await signIn(page, artist, `/view-art/${other.id}`);
  const cover = await paint(page, 'cover.jpg', ['#3d3c1a', '#a8b0d0']);
  const request = await requests.create('Two slipways', [first.id, other.id], cover);
  await page.goto(`/crowdfunding/view-info/${request.id}`);
  const pieces = page.getByRole('region', { name: 'Pieces (2)' });
  await pieces.getByRole('button', { name: 'Remove “Slipway, at low water”' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove “Slipway, at low water” from the request?' });
  await question.getByRole('button', { name: 'Remove' }).click();

  const last = page.getByRole('region', { name: 'Piece' });
  await expect(last.getByText('Slipway', { exact: true })).toBeVisible();
  await expect(question).toBeHidden();
  /* The last piece cannot be removed. */
  await expect(last.getByRole('button', { name: /^Remove “/ })).toHaveCount(0);
  await expect(page.getByText('Piece removed')).toBeVisible();
  expect((await requests.read(request.id)).art_pieces.map(({ title }) => title)).toEqual(['Slipway']);
  await page.goto(`/view-art/${other.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Slipway, at low water' })).toBeVisible();
});

test('a work links to its crowdfunding request; contributions and messages appear without a reload', async ({
  page,
  stack,
}) => {
  const requests = await crowdfunding(stack, artist);
  const works = await worksOf(stack, artist);
  const work = await works.add({ title: 'Ferry at noon' });
  await signIn(page, artist, `/view-art/${work.id}`);
  const cover = await paint(page, 'cover.jpg', ['#1d3c5a', '#d8b070']);
  const request = await requests.create('Twelve views of the ferry', [work.id], cover);
  const main = page.getByRole('main');
  await page.reload();

  /* Why the work cannot be deleted, with a link to the request (001 section 5). */
  await main.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: /can’t be deleted/ });
  await dialog.getByRole('link', { name: /Twelve views of the ferry/ }).click();
  await expect(page).toHaveURL(new RegExp(`/crowdfunding/view-info/${request.id}$`));
  await expect(page).toHaveTitle(/Twelve views of the ferry/);
  await expect(main.getByText('6 months after approval')).toBeVisible();
  await expect(main.getByText('No supporters yet.')).toBeVisible();
  await expectSound(page);

  await requests.other('accept', request);
  await expect(main.getByText('Accepted', { exact: true }).first()).toBeVisible();
  await requests.other('donate', request, { amount: 250 });
  await expect(main.getByRole('region', { name: '1 supporter' })).toContainText('Ada Linden');
  await expect(main.getByRole('region', { name: 'Funds' })).toContainText('$212.50');
  await expect(main.getByText('Cancel request: Supporters have already paid.')).toBeVisible();
  await requests.other('write', request, { message: '完成を楽しみにしています。<b>' });
  const log = main.getByRole('log', { name: 'Conversation with supporters' });
  await expect(log).toContainText('完成を楽しみにしています。<b>');

  /* The typed message survives an expired session and is sent once. */
  const field = main.getByLabel('Message to supporters');
  await field.fill('Thank you.');
  await expireSession(page, '**/crowdfunding-messages', () => main.getByRole('button', { name: 'Send' }).click());
  await expect(field).toHaveValue('Thank you.');
  await field.focus();
  await page.keyboard.press('Control+Enter');
  await expect(log).toContainText('Thank you.');
  await expect(field).toHaveValue('');
  expect((await requests.read(request.id)).messages.map(({ message }) => message)).toEqual([
    '完成を楽しみにしています。<b>',
    'Thank you.',
  ]);
  await main.getByRole('region', { name: 'Piece' }).getByText('Ferry at noon').click();
  await expect(page).toHaveURL(new RegExp(`/view-art/${work.id}`));
});

test('a seller cancels a request with a reason, by keyboard in Japanese', async ({ page, stack }) => {
  const requests = await crowdfunding(stack, rival);
  const works = await worksOf(stack, rival);
  const work = await works.add({ title: 'Slipway' });
  const request = await requests.create('港の連作', [work.id], await paint(page, 'c.jpg', ['#102030', '#807060']));
  const address = `/crowdfunding/view-info/${request.id}`;
  await openSignedOut(page, address, languages.ja);
  await enter(page, rival);
  const main = page.getByRole('main');
  const cancel = main.getByRole('button', { name: 'プロジェクトをキャンセル…' });
  await cancel.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'プロジェクトをキャンセル' });
  await dialog.getByLabel('理由').fill('画布が届きません。');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cancel).toHaveCount(0);
  await expect(main.getByText('画布が届きません。').first()).toBeVisible();
  expect(await requests.read(request.id)).toMatchObject({ status: 'cancelled', reason: '画布が届きません。' });
  await expectSound(page);
});

test('another seller’s request is not found; a request shows load errors and recovers on retry', async ({
  page,
  stack,
}) => {
  const requests = await crowdfunding(stack, rival);
  const works = await worksOf(stack, rival);
  const work = await works.add({ title: 'Mole' });
  const request = await requests.create('Moles', [work.id], await paint(page, 'm.jpg', ['#302010', '#607080']));
  await signIn(page, artist, `/crowdfunding/view-info/${request.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Request not found' }).first()).toBeVisible();
  const own = await crowdfunding(stack, artist);
  const mine = await (await worksOf(stack, artist)).add({ title: 'Beacon' });
  const theirs = await own.create('Beacons', [mine.id], await paint(page, 'b.jpg', ['#203010', '#706080']));
  await expectFailuresHandled(page, [
    `/crowdfunding/view-info/${theirs.id}`,
    `**/crowd-funding/${theirs.id}`,
    () => expect(main.getByText('Beacons').first()).toBeVisible(),
  ]);
});
