import type { Page } from '@playwright/test';
import { type Newcomer, newcomer } from '../support/newcomer.ts';
import { payByCard } from '../support/pay.ts';
import { signIn } from '../support/sellers.ts';
import { field } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, type Stack, test } from '../support/test.ts';

/* The server answers 404 if no file server is saved, and the browser logs it. */
test.use({
  expectedConsoleErrors: [
    /Failed to load resource.*(404.*bucket-details|4(00|22).*(test-payment-gateway|store-client-settings))/,
  ],
});

/** A separate seller for each test. */
async function seller(stack: Stack): Promise<Newcomer> {
  const person = await newcomer(stack);
  await payByCard(stack, person);
  return person;
}

const part = (page: Page, name: string) => page.getByRole('form', { name, exact: true });
const saveOf = (page: Page, name: string) => part(page, name).getByRole('button', { name: /^(Save|保存)/ });
const saved = (page: Page) => page.getByText('Saved.').first();
const key = 'sk_test_4eC39HqLyjWDarjtT1zdp7dc';

test('tests a gateway, enables it with the account password, and never shows its key again', async ({
  page,
  stack,
}) => {
  const person = await seller(stack);
  await signIn(page, person, '/seller-dashboard');
  // From a new seller's set-up list, and through the sidebar.
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'href',
    '/settings/general',
  );
  await page.locator('#set-up').locator('a[href="/settings/general"]').click();
  await expect(page).toHaveURL(/\/settings\/general$/);
  const card = part(page, 'Payment by card');
  const on = page.getByRole('switch', { name: 'Accept card payments' });
  await on.click();
  await saveOf(page, 'Payment by card').click();
  await expect(field(page, 'stripe_api_key')).toHaveAccessibleDescription(/Enter the publishable key/);
  await expect(field(page, 'stripe_api_key')).toBeFocused();

  await field(page, 'stripe_api_key').fill('pk_test_51Nx');
  await field(page, 'stripe_secret_key').fill('sk_test_wrong');
  await card.getByRole('button', { name: 'Test connection' }).click();
  await expect(card.getByRole('alert').filter({ hasText: 'Invalid API Key provided' })).toBeVisible();
  await field(page, 'stripe_secret_key').fill(key);
  await expect(card.getByText('Invalid API Key provided')).toHaveCount(0);
  await card.getByRole('button', { name: 'Test connection' }).dblclick();
  await expect(card.getByText('The card gateway has accepted the secret key.')).toBeVisible();

  await field(page, 'current_password').fill('not mine');
  await saveOf(page, 'Payment by card').click();
  await expect(field(page, 'current_password')).toHaveAccessibleDescription(/This isn’t your password/);
  await expect(field(page, 'stripe_secret_key')).toHaveValue(key);
  await expectSound(page);
  await field(page, 'current_password').fill(person.password);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/store-client-settings')) sent += 1;
  });
  await saveOf(page, 'Payment by card').dblclick();
  await expect(saved(page)).toBeVisible();
  expect(sent).toBe(1);

  await page.reload();
  await expect(field(page, 'kept_secret')).toHaveValue('sk_test_••••••••p7dc');
  await expect(on).toBeChecked();
  await expect(page.locator('body')).not.toContainText(key);
  await card.getByRole('button', { name: 'Test connection' }).click();
  await expect(card.getByText('The card gateway has accepted the secret key.')).toBeVisible();
  // Removing it needs the password, too; then the removal is cancelled.
  await card.getByRole('button', { name: 'Remove key' }).click();
  await expect(card.getByText('The key is removed when you save.')).toBeVisible();
  await expect(field(page, 'current_password')).toBeVisible();
  await card.getByRole('button', { name: 'Keep saved key' }).click();
  await expect(field(page, 'kept_secret')).toBeVisible();
  await expect(saveOf(page, 'Payment by card')).toHaveCount(0);
  await page.goto('/seller-dashboard');
  await expect(page.locator('#set-up')).toBeVisible();
  await expect(page.locator('#set-up').locator('a[href="/settings/general"]')).toHaveCount(0);
});

test('saves the wallet section by keyboard, and keeps the unsaved bank section as a draft', async ({ page, stack }) => {
  await signIn(page, await seller(stack), '/settings/general');
  // Its fields appear with the switch.
  await expect(field(page, 'paypal_url')).toBeHidden();
  await field(page, 'paypal_is_enabled').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(field(page, 'paypal_url')).toBeFocused();
  await page.keyboard.type('https://www.paypal.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const wallet = part(page, 'Payment by wallet');
  await expect(wallet.getByText(/Error loading the wallet payment SDK/)).toBeVisible();
  await field(page, 'paypal_id').fill('AeA1QIZXiflr1');

  await page.getByRole('switch', { name: 'Accept bank transfers' }).click();
  await field(page, 'bank_transfer_account_name').fill('HANA MORITA');
  await field(page, 'bank_transfer_swift_code').fill('konajpjt');
  await expect(field(page, 'bank_transfer_swift_code')).toHaveValue('KONAJPJT');
  await part(page, 'Payment by bank transfer').getByRole('button', { name: 'Test connection' }).click();
  await expect(field(page, 'bank_transfer_bank_name')).toHaveAccessibleDescription(/Required for the test/);
  await expect(field(page, 'bank_transfer_bank_name')).toBeFocused();

  await field(page, 'paypal_id').press('Enter');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Accept wallet payments' })).toBeChecked();
  await expect(field(page, 'paypal_id')).toHaveValue('AeA1QIZXiflr1');
  // The draft of another section is still there.
  await expect(field(page, 'bank_transfer_account_name')).toHaveValue('HANA MORITA');
});

test.describe('failures', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource.*(404.*bucket-details|412|500)/] });

  test('keeps values after a 500 response, and reports a conflict with a save in another tab', async ({
    page,
    context,
    stack,
  }) => {
    await signIn(page, await seller(stack), '/settings/general');
    const reminder = (on: Page) => field(on, 'renewal_reminder_days');
    await expect(reminder(page)).toHaveValue('30');
    const twin = await context.newPage();
    await twin.goto('/settings/general');
    await reminder(page).fill('14');
    await page.route('**/store-client-settings', (route) => route.fulfill({ status: 500, body: '' }));
    await saveOf(page, 'Notifications').click();
    await expect(part(page, 'Notifications').getByText(/went wrong on our side/)).toBeVisible();
    await expect(reminder(page)).toHaveValue('14');
    await page.unroute('**/store-client-settings');

    // A change in another section is no conflict.
    await twin.getByRole('switch', { name: 'Send updates to Slack' }).click();
    await saveOf(twin, 'Notifications').click();
    await expect(saved(twin)).toBeVisible();
    await part(page, 'Notifications')
      .getByRole('button', { name: /^(Save|Try again)/ })
      .click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Send updates to Slack' })).not.toBeChecked();

    await reminder(twin).fill('7');
    await saveOf(twin, 'Notifications').click();
    await expect(part(twin, 'Notifications').getByText(/changed elsewhere/)).toBeVisible();
    await expect(reminder(twin)).toHaveValue('7');
    await part(twin, 'Notifications')
      .getByRole('button', { name: /^(Save|Try again)/ })
      .click();
    await expect(part(twin, 'Notifications').getByText(/changed elsewhere/)).toHaveCount(0);
    await twin.reload();
    await expect(reminder(twin)).toHaveValue('7');
  });

  test('shows an error when settings fail to load, and retries', async ({ page, stack }) => {
    const person = await seller(stack);
    await page.route('**/get-client-settings*', (route) => route.fulfill({ status: 500, body: '' }));
    await signIn(page, person, '/settings/general');
    await expect(page.getByText('We couldn’t load your settings')).toBeVisible();
    await page.unroute('**/get-client-settings*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(part(page, 'Payment by card')).toBeVisible();
  });
});

test.describe('the seller’s own file server', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource.*(404.*bucket-details|400.*client-test-connection)/] });

  test('is tested, saved and removed again', async ({ page, stack }) => {
    await signIn(page, await seller(stack), '/settings/general');
    const server = { endpoint: 'https://s3.sandbox.example', region: 'ap-northeast-1', bucket: 'missing-atelier' };
    const keys = { access_key: 'AKIAHARBOUR', secret_key: 'sandbox-secret' };
    const own = page.getByRole('switch', { name: 'Store new photos on your own server' });
    await own.click();
    for (const [name, text] of Object.entries({ ...server, ...keys })) await field(page, name).fill(text);
    await page.getByRole('form', { name: 'Your file server' }).getByRole('button', { name: 'Test connection' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Connection Failed' })).toContainText('no such bucket');
    await field(page, 'bucket').fill('morita-atelier');
    await page.getByRole('form', { name: 'Your file server' }).getByRole('button', { name: 'Test connection' }).click();
    await expect(page.getByText('Connection Tested Successfully')).toBeVisible();
    await page.getByRole('button', { name: 'Save server' }).dblclick();
    await expect(page.getByText('Server tested and saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('morita-atelier')).toBeVisible();
    await page.getByRole('button', { name: 'Use Smart Art storage' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Use Smart Art storage' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(own).not.toBeChecked();
    await expect(field(page, 'endpoint')).toBeHidden();
  });
});

test('この端末の設定はすぐに反映され、タイムゾーンは日本語で探せる', async ({ page, stack }) => {
  await signIn(page, await seller(stack), '/settings/general');
  await page.getByRole('switch', { name: 'Accept wallet payments' }).click();
  await field(page, 'paypal_id').fill('studio@example.com');
  await page.getByRole('radio', { name: '日本語' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '設定' })).toBeVisible();
  await expect(field(page, 'paypal_id')).toHaveValue('studio@example.com');
  await page.getByRole('radio', { name: 'ダーク' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'ゆったり' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'touch');
  await expectSound(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'touch');
  await expect(page.getByRole('radio', { name: 'ゆったり' })).toBeChecked();

  const zone = page.getByRole('combobox', { name: 'タイムゾーン' });
  // `fill` does not scroll to the field, and the popover closes when the page scrolls.
  await zone.scrollIntoViewIfNeeded();
  await zone.fill('インド標準時');
  await page
    .getByRole('option', { name: /Asia\/(Kolkata|Calcutta)/ })
    .first()
    .click();
  const region = part(page, '通貨・言語・タイムゾーン');
  await region.getByRole('button', { name: /^保存/ }).click();
  await expect(page.getByText('保存しました。').first()).toBeVisible();
  // Enter that ends a composition does not submit.
  await page.getByRole('switch', { name: '銀行振込を受け付ける' }).click();
  const name = field(page, 'bank_transfer_account_name');
  await name.fill('モリタ');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/store-client-settings')) sent += 1;
  });
  await name.evaluate((input) =>
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }),
    ),
  );
  expect(sent).toBe(0);
});
