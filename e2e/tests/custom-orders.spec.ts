import type { Locator, Page } from '@playwright/test';
import { customOrdersOf } from '../support/custom-orders.ts';
import { expectFailuresHandled, type ScreenRequest } from '../support/failing-requests.ts';
import { expectAllFaults, expireSession } from '../support/faults.ts';
import { hold } from '../support/hold.ts';
import { call } from '../support/newcomer.ts';
import { paint } from '../support/pictures.ts';
import { artist, rival, type Seller, signIn } from '../support/sellers.ts';
import { enter, languages, openSignedOut } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import type { Stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

/* A rejected step, a missing order and intentional failures. */
test.use({ expectedConsoleErrors: [/Failed to load resource/] });

async function customOrders(stack: Stack, seller: Seller) {
  const { token } = await call<{ token: string }>(stack, '/sso/signin', { body: seller });
  return customOrdersOf(stack, seller, token);
}

const mainOf = (page: Page) => page.getByRole('main');

/** The fields of a piece in a form for all pieces. */
const rowOf = (part: Locator, { title }: { title: string }) => part.getByRole('group', { name: title, exact: true });

async function offerFor(row: Locator, [price, delivery, insurance]: [string, string, string], completion: string) {
  await row.getByLabel('Price').fill(price);
  await row.getByLabel('Delivery charge').fill(delivery);
  await row.getByLabel('Insurance charge').fill(insurance);
  await row.getByRole('combobox', { name: 'Completion date' }).fill(completion);
}

/** The pressed button may be gone, but the focus must stay in the page for keyboard users. */
const keepsFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);

test('a custom order is offered, paid, made, shipped and delivered', async ({ page, stack }) => {
  const orders = await customOrders(stack, artist);
  const order = await orders.place('Two views of the quay', { pieces: '2', budget: '600', description: 'In blue.' });
  const [first, second] = order.art_pieces;
  if (!first || !second) throw new Error('expected an order with two pieces');
  await signIn(page, artist, '/buy-orders');
  const main = mainOf(page);
  /* The tabs mark the orders that need action. */
  const kinds = main.getByRole('navigation', { name: 'Orders' });
  await kinds.getByRole('link', { name: /^Custom .*needs? your attention$/ }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Custom orders' })).toBeVisible();
  await main.getByText(/^Needs action/).click();
  await main.getByLabel('Search number, work or buyer').fill(order.number);
  const row = main.getByRole('row').filter({ hasText: order.number });
  await expect(row).toContainText('No offer yet');
  await row.getByText('Two views of the quay').click();
  await expect(page).toHaveURL(new RegExp(`/custom-orders-info/${order.id}$`));
  await expect(main.getByRole('region', { name: 'The brief' })).toContainText('$600.00');
  await expect(main.getByText('Stage')).toBeVisible();
  await expectSound(page);

  /* The offer for both: missing values have field errors, and typed ones survive a reload. */
  const offer = main.getByRole('region', { name: 'Your offer', exact: true });
  const accept = offer.getByRole('button', { name: 'Accept order', exact: true });
  await accept.click();
  await expect(rowOf(offer, first).getByLabel('Price')).toBeFocused();
  await expect(offer.getByText(`Enter a price for ${second.title}.`).first()).toBeVisible();
  await offerFor(rowOf(offer, first), ['400', '15', '5'], '20/02/2099');
  await offerFor(rowOf(offer, second), ['180', '15', '5'], '');
  await expect(offer.getByText('Your offer is $20.00 above Emma Larsen’s budget.')).toBeVisible();
  await expect(offer).toContainText('$550.40');
  await page.reload();
  await expect(rowOf(offer, second).getByLabel('Delivery charge')).toHaveValue('15.00');
  await offer.getByRole('button', { name: 'Save for later' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect((await orders.read(order.id)).amounts.total.amount).toBe('620.00');
  await expectSound(page);

  /* Values saved elsewhere in the meantime are not overwritten without a warning, and nothing typed is lost. */
  await rowOf(offer, second).getByRole('combobox', { name: 'Completion date' }).fill('21/02/2099');
  await orders.offer(second);
  await accept.click();
  await expect(offer.getByRole('alert')).toContainText(`${second.title} wasn’t saved.`);
  await expect(rowOf(offer, second).getByLabel('Price')).toHaveValue('180.00');
  await expect(offer).toContainText('has 10 days to pay $620.00');
  await accept.dblclick();
  await expect(main.getByRole('region', { name: 'Waiting for payment' })).toContainText('has until');
  await keepsFocus(page);
  const offered = await orders.read(order.id);
  expect(offered.amounts.total.amount).toBe('620.00');
  expect(offered.timeline.map(({ event }) => event)).toEqual(['placed', 'artist_accepted']);

  /* Both pieces are started and reported at once. */
  await orders.buyer('pay', order);
  await expect(main.getByRole('region', { name: 'Work on the pieces' })).toBeVisible();
  await main.getByRole('region', { name: 'Start work' }).getByRole('button', { name: 'Start work' }).dblclick();
  const progress = main.getByRole('region', { name: 'Share progress' });
  await expect(rowOf(progress, second)).toBeVisible();
  await keepsFocus(page);
  const share = progress.getByRole('button', { name: 'Share progress' });
  await rowOf(progress, first).getByLabel('Progress', { exact: true }).fill('101');
  await share.click();
  await expect(rowOf(progress, first).getByLabel('Progress', { exact: true })).toHaveAccessibleDescription(/100/);
  await rowOf(progress, first).getByLabel('Progress', { exact: true }).fill('60');
  await rowOf(progress, second).getByLabel('Progress', { exact: true }).fill('40');
  await progress.getByLabel('Note').fill('下塗りが乾きました。');
  await share.click();
  await expect(main.getByText('0 of 2 completed. Work in progress: 50%.')).toBeVisible();
  expect((await orders.piece(second.id)).timeline.map(({ note }) => note)).toContain('下塗りが乾きました。');
  await expectSound(page);

  /* Comments are on the page of each piece. */
  await rowOf(progress, first).getByRole('link', { name: first.title }).click();
  await expect(main.getByText('Agreed with the buyer. These amounts can’t be changed.')).toBeVisible();
  await main.getByLabel('Comment', { exact: true }).fill('May the sky stay so?\n<b>Grey</b>');
  await page.keyboard.press('Control+Enter');
  const log = main.getByRole('log', { name: 'Comments' });
  await expect(log).toContainText('<b>Grey</b>');
  await expect(main.getByLabel('Comment', { exact: true })).toHaveValue('');
  await orders.comment(first, 'Yes, please.');
  await expect(log).toContainText('Yes, please.');
  await main.getByRole('link', { name: 'Next piece' }).click();
  await expect(page).toHaveURL(new RegExp(`/pieces/${second.id}$`));
  await main.getByRole('link', { name: 'Back to order' }).click();

  /* Completed with photographs, shipped in one parcel, delivered with one photograph. */
  const complete = main.getByRole('region', { name: 'Mark as completed' });
  const finish = complete.getByRole('button', { name: 'Mark as completed' });
  await finish.click();
  await expect(complete.getByText('Choose a photo.').first()).toBeVisible();
  const show = async (piece: { title: string }, colors: [string, string]) =>
    rowOf(complete, piece)
      .locator('input[type=file]')
      .first()
      .setInputFiles(await paint(page, 'quay.jpg', colors));
  await show(first, ['#204060', '#a0b0c0']);
  await show(second, ['#406020', '#c0a0b0']);
  await finish.click();
  // Each piece is a request: the form stays until the last response.
  await expect(complete).toHaveCount(0);

  const ship = main.getByRole('region', { name: 'Mark as shipped' });
  await expect(ship.getByRole('checkbox', { name: first.title })).toBeChecked();
  await ship.getByRole('combobox', { name: 'Courier company' }).fill('Yamato');
  await ship.getByLabel('Tracking number').fill('4402-1187');
  await ship.getByLabel('Tracking URL').fill('https://track.example.com/4402');
  await ship.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(ship).toHaveCount(0);
  const deliver = main.getByRole('region', { name: 'Mark as delivered' });
  await deliver.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(deliver.getByText('Choose a photo of the delivery.').first()).toBeVisible();
  await deliver
    .locator('input[name=delivery_image]')
    .setInputFiles(await paint(page, 'wall.jpg', ['#604020', '#c0b0a0']));
  await deliver.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(deliver).toHaveCount(0);
  await expect(main.getByRole('region', { name: 'Delivered' })).toBeVisible();
  await expectSound(page);
  const made = await orders.piece(first.id);
  expect(made).toMatchObject({ status: 'delivered', images: [{ kind: 'completed' }, { kind: 'delivery' }] });
  expect(made.comments.map(({ comment }) => comment)).toEqual(['May the sky stay so?\n<b>Grey</b>', 'Yes, please.']);
  expect((await orders.piece(second.id)).status).toBe('delivered');
  await main.getByRole('link', { name: 'Documents' }).click();
  await main.getByRole('radio', { name: 'Invoice' }).check();
  const invoice = main.getByRole('article', { name: 'Invoice' });
  await expect(invoice.getByRole('row', { name: /^Total/ })).toContainText('$620.00');
  await expect(main.getByRole('radio')).toHaveCount(5);
});

test('by keyboard in Japanese: a seller applies for an auctioned order and declines it with a reason', async ({
  page,
  stack,
}) => {
  const orders = await customOrders(stack, artist);
  const order = await orders.place('夕方の港', { auction: 'true', language: 'ja', currency: 'JPY' });
  const [piece] = order.art_pieces;
  if (!piece) throw new Error('expected an order with a piece');
  const yen = (amount: string) => ({ amount, currency: 'JPY' });
  await orders.offer(piece, { normal_cost: yen('372000'), delivery_charge: yen('6000'), insurance_charge: yen('0') });
  await openSignedOut(page, `/custom-orders-info/${order.id}`, languages.ja);
  await enter(page, artist);
  const main = mainOf(page);
  const apply = main.getByRole('button', { name: 'この見積もりで応募', exact: true });
  await apply.focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('region', { name: '購入者の選定待ち' })).toBeVisible();
  await orders.buyer('accept-artist', order);
  await expect(main.getByRole('region', { name: '支払い待ち' })).toBeVisible();
  const decline = main.getByRole('button', { name: '注文を断る…' });
  await decline.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '注文を断る' });
  await dialog.getByLabel('理由').fill('今年は手が空きません。');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('region', { name: 'お断り済み' })).toBeVisible();
  await expect(main.getByText('今年は手が空きません。').first()).toBeVisible();
  await expectSound(page);
});

test('a seller confirms a bank transfer, cancels the order and records the refund with a receipt', async ({
  page,
  stack,
}) => {
  const orders = await customOrders(stack, rival);
  const order = await orders.place('A painted door');
  const [piece] = order.art_pieces;
  if (!piece) throw new Error('expected an order with a piece');
  await orders.offer(piece);
  await orders.report(piece, 'artist_accepted');
  await orders.buyer('transfer', order);
  await signIn(page, rival, `/custom-orders-info/${order.id}`);
  const main = mainOf(page);
  await main
    .getByRole('region', { name: 'Confirm bank transfer' })
    .getByRole('button', { name: 'Confirm bank transfer', exact: true })
    .click();
  await expect(main.getByRole('region', { name: 'Work on the pieces' })).toBeVisible();
  await main.getByRole('button', { name: 'Cancel order…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel order' });
  await dialog.getByLabel('Reason').fill('The studio is flooded.');
  await dialog.getByRole('button', { name: 'Cancel order', exact: true }).click();
  await expect(main.getByRole('region', { name: 'Record refund' })).toBeVisible();
  /* In the list of cancelled orders it opens the same page, with its pieces and remaining steps. */
  await page.goto('/cancelled-order-list');
  await main.getByRole('row').filter({ hasText: order.number }).getByText('A painted door').click();
  await expect(page).toHaveURL(/\/cancelled-order\/view\//);
  await expect(main.getByRole('region', { name: '1 piece' })).toContainText('A painted door');
  const refund = main.getByRole('region', { name: 'Record refund' });
  await refund.getByLabel('Reference number').fill('MUFG 9917');
  const pdf = { name: 'transfer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  await refund.locator('input[type=file]').first().setInputFiles(pdf);
  await refund.getByRole('button', { name: 'Record refund' }).click();
  await expect(main.getByRole('link', { name: /transfer\.pdf/ })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Cancelled' })).toContainText('There’s nothing left to do.');
});

test('a concurrent offer causes a conflict; a comment and a progress report are sent once despite failures', async ({
  page,
  stack,
}) => {
  const orders = await customOrders(stack, rival);
  const order = await orders.place('A cloud study');
  const [piece] = order.art_pieces;
  if (!piece) throw new Error('expected an order with a piece');
  await orders.offer(piece);
  await signIn(page, rival, `/custom-orders-info/${order.id}/pieces/${piece.id}`);
  const main = mainOf(page);
  const cost = main.getByLabel('Price', { exact: true });
  await cost.fill('2500');
  await expect(main.getByText('You receive', { exact: true })).toBeVisible();
  await orders.offer(piece, { normal_cost: { amount: '2600.00', currency: 'USD' } });
  const save = main.getByRole('button', { name: 'Save offer' });
  await save.click();
  await expect(main.getByRole('alert')).toContainText('This has changed.');
  await expect(cost).toHaveValue('2,500.00');
  await save.click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await orders.report(piece, 'artist_accepted');
  await orders.buyer('pay', order);
  await orders.report(piece, 'in_progress');

  /* Without polling updates, the form stays open and a report is submitted again after each failure. */
  const percent = main.getByRole('region', { name: 'Share progress' }).getByLabel('Progress', { exact: true });
  await percent.fill('35');
  const polling = await hold(page, /\/product\/changes$/);
  const share = main.getByRole('button', { name: 'Share progress' });
  const status = '**/update-art-piece-status';
  await expectAllFaults(page, {
    call: status,
    press: () => share.click(),
    keeps: () => expect(percent).toHaveValue('35'),
    at: main,
  });
  await share.click();
  await expect(main.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuetext', '35%');
  await polling.release();
  const comment = main.getByLabel('Comment', { exact: true });
  await comment.fill('Half typed');
  await expireSession(page, '**/add-comment', () => main.getByRole('button', { name: 'Send' }).click());
  await expect(comment).toHaveValue('Half typed');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main.getByRole('log', { name: 'Comments' })).toContainText('Half typed');
  const { comments, timeline } = await orders.piece(piece.id);
  expect(comments).toHaveLength(1);
  expect(timeline.filter(({ event }) => event === 'report_progress')).toHaveLength(1);
});

test('custom order screens show load errors and recover on retry; missing orders and pieces are not found', async ({
  page,
  stack,
}) => {
  const orders = await customOrders(stack, rival);
  const order = await orders.place('A copper beech');
  const [piece] = order.art_pieces;
  if (!piece) throw new Error('expected an order with a piece');
  await signIn(page, rival, '/seller-profile');
  const main = mainOf(page);
  const shows = (text: string) => () => expect(main.getByText(text).first()).toBeVisible();
  const screenRequests: ScreenRequest[] = [
    ['/custom-orders', '**/custom-orders-list-seller?**', shows(order.number)],
    [`/custom-orders-info/${order.id}`, `**/orders-custom-details/${order.id}`, shows('A copper beech')],
    [
      `/custom-orders-info/${order.id}/pieces/${piece.id}`,
      `**/get-art-peice-data/${piece.id}`,
      shows('A copper beech'),
    ],
  ];
  for (const request of screenRequests) await expectFailuresHandled(page, request);
  const other = await customOrders(stack, artist);
  const theirs = await other.place('Not yours');
  await page.goto(`/custom-orders-info/${theirs.id}`);
  await expect(main.getByRole('heading', { name: 'Order not found' }).first()).toBeVisible();
  const elsewhere = await orders.place('An ash');
  await page.goto(`/custom-orders-info/${elsewhere.id}/pieces/${piece.id}`);
  await expect(main.getByRole('heading', { name: 'Piece not found' }).first()).toBeVisible();
  await page.goto(`/custom-orders-info/${order.id}/pieces/${theirs.art_pieces[0]?.id}`);
  await expect(main.getByRole('heading', { name: 'Piece not found' }).first()).toBeVisible();
  await main.getByRole('link', { name: 'Back to order' }).click();
  await expect(page).toHaveURL(new RegExp(`/custom-orders-info/${order.id}$`));
});
