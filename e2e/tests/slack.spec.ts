import type { Page } from '@playwright/test';
import { call, type Newcomer, newcomer, play } from '../support/newcomer.ts';
import { payByCard } from '../support/pay.ts';
import { signIn } from '../support/sellers.ts';
import { field } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, type Stack, test } from '../support/test.ts';

/** A separate seller for each test. */
async function seller(stack: Stack): Promise<Newcomer> {
  const person = await newcomer(stack);
  await payByCard(stack, person);
  return person;
}

const address = (end: string) => `https://hooks.slack.com/services/T0000/B0000/${end}`;
const add = (stack: Stack, { token }: Newcomer, slack_channel_name: string, modules: string[], end = 'fine') =>
  call<{ data: { id: string } }>(stack, '/product/slack-webhook/new', {
    token,
    body: { slack_channel_name, webhook_url: address(end), modules },
  });
const main = (page: Page) => page.getByRole('main');
const log = (page: Page) => main(page).getByRole('article');

test.describe('channels', () => {
  // The browser logs error responses.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*((400|422|500).*slack|404.*bucket-details)/] });

  test('adds, tests, corrects, edits and removes a channel', async ({ page, stack }) => {
    const person = await seller(stack);
    await signIn(page, person, '/settings/general');
    await page.getByRole('link', { name: 'Slack', exact: true }).click();
    await expect(page.getByText('No channels yet')).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'Add channel' }).first().click();
    await field(page, 'slack_channel_name').fill('Two Words');
    await main(page).getByRole('button', { name: 'Add channel' }).click();
    await expect(field(page, 'slack_channel_name')).toHaveAccessibleDescription(/without spaces/);
    await expect(field(page, 'slack_channel_name')).toBeFocused();
    await field(page, 'slack_channel_name').fill('#studio-orders');
    await field(page, 'webhook_url').fill('https://evil.example/x');
    await page.getByRole('checkbox', { name: 'Orders', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Forum', exact: true }).check();
    await main(page).getByRole('button', { name: 'Add channel' }).click();
    await expect(field(page, 'webhook_url')).toHaveAccessibleDescription(/Slack webhook URL/);
    // Another tab has already taken the forum module.
    await add(stack, person, 'other', ['forum']);
    await field(page, 'webhook_url').fill(address('gone'));
    await main(page).getByRole('button', { name: 'Add channel' }).click();
    await expect(page.getByText('Module name has already been taken.').first()).toBeVisible();
    await expect(field(page, 'webhook_url')).toHaveValue(address('gone'));
    await page.getByRole('checkbox', { name: 'Forum', exact: true }).uncheck();
    await page.getByRole('checkbox', { name: 'Payments', exact: true }).check();
    await main(page).getByRole('button', { name: 'Add channel' }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: '#studio-orders' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(address('gone'));

    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The test didn’t arrive' })).toContainText('no_service');
    await expect(log(page).first()).toContainText('Given up');
    await expectSound(page);
    await page.getByRole('button', { name: 'Change URL' }).click();
    await field(page, 'webhook_url').fill(address('fine'));
    await page.getByRole('button', { name: 'Save URL' }).click();
    await expect(page.getByText('https://hooks.slack.com/…fine')).toBeVisible();
    await page.getByRole('button', { name: 'Send a test' }).dblclick();
    await expect(log(page)).toHaveCount(2);
    await expect(log(page).first()).toContainText('Delivered');

    await page.getByRole('button', { name: 'Stop sending Payments updates' }).click();
    await expect(page.getByRole('button', { name: 'Stop sending Payments updates' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: /^Forum/ })).toBeDisabled();
    await field(page, 'slack_channel_name').fill('atelier');
    await field(page, 'slack_channel_name').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '#atelier' })).toBeVisible();

    await page.goto('/settings/slack-integration');
    await expect(main(page).getByRole('grid').getByRole('row').filter({ hasText: '#' })).toHaveCount(2);
    await page.getByRole('searchbox', { name: 'Search channels' }).fill('nothing');
    await expect(page.getByText('No data found')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search channels' }).fill('ate');
    await expect(main(page).getByRole('grid').getByRole('row').filter({ hasText: '#' })).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search channels' })).toHaveValue('ate');
    await page.getByRole('link', { name: '#atelier' }).click();
    await page.getByRole('button', { name: 'Remove channel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove channel' }).click();
    await expect(page).toHaveURL(/\/settings\/slack-integration$/);
    await expect(main(page).getByRole('grid').getByRole('row').filter({ hasText: '#' })).toHaveCount(1);
  });

  test('shows an error when a channel fails to load, and retries', async ({ page, stack }) => {
    const person = await seller(stack);
    const { data } = await add(stack, person, 'studio', ['orders']);
    await page.route(`**/slack-webhook/${data.id}`, (route) => route.fulfill({ status: 500, body: '' }));
    await signIn(page, person, `/settings/slack-integration/${data.id}`);
    await expect(page.getByText('We couldn’t load this channel')).toBeVisible();
    await page.unroute(`**/slack-webhook/${data.id}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '#studio' })).toBeVisible();
  });
});

test('retries a failed message by keyboard after the webhook URL is corrected', async ({ page, stack }) => {
  const person = await seller(stack);
  const { data } = await add(stack, person, 'studio', ['forum'], 'gone');
  // The operator closes one of their forums: a notification of the forum module.
  const forum = await call<{ data: { id: string } }>(stack, '/product/store', {
    token: person.token,
    body: { title: 'Darkroom talk', description: 'Papers, chemistry, light.' },
  });
  await play(stack, 'forum.set-status', { forum_id: forum.data.id, status: 'unpublished' });
  await signIn(page, person, `/settings/slack-integration/${data.id}`);
  await expect(log(page).first()).toContainText('Given up');
  await call(stack, '/product/update-slack-webhook-url', {
    token: person.token,
    body: { id: data.id, webhook_url: address('mended') },
  });
  await page.getByRole('button', { name: 'Try again now' }).focus();
  await page.keyboard.press('Enter');
  await expect(log(page).first()).toContainText('Delivered');
  await expect(log(page).first()).toContainText('tried 2 times');
  await expect(page.getByRole('button', { name: 'Try again now' })).toHaveCount(0);
});

test('日本語のチャンネル名で追加でき、送信を止めている間はその旨を知らせる', async ({ page, stack }) => {
  const person = await seller(stack);
  await call(stack, '/product/store-client-settings', {
    token: person.token,
    body: { user_id: person.id, is_slack: false, time_zone: 'Asia/Tokyo' },
  });
  await signIn(page, person, '/settings/slack-integration');
  await page.evaluate(() => Object.assign(localStorage, { locale: 'ja', selectedLanguage: '日本語' }));
  await page.reload();
  await expect(page.getByText('Slackへのお知らせは停止中です')).toBeVisible();
  await page.getByRole('link', { name: 'チャンネルを追加' }).first().click();
  await field(page, 'slack_channel_name').fill('注文のお知らせ');
  await field(page, 'webhook_url').fill(address('fine'));
  await page.getByRole('checkbox', { name: '注文', exact: true }).check();
  await main(page).getByRole('button', { name: 'チャンネルを追加' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '#注文のお知らせ' })).toBeVisible();
  await page.getByRole('button', { name: 'テストを送信' }).click();
  await expect(log(page).first()).toContainText('送信済み');
  await expectSound(page);
});
