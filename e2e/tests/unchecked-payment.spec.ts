import type { Page } from '@playwright/test';
import { call, type Newcomer, newcomer, play, receiptsOf } from '../support/newcomer.ts';
import { payByCard } from '../support/pay.ts';
import { enter } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, type Stack, test } from '../support/test.ts';

const services = { disk_quota: 'paid', quota_gb: 20, years: 1, notification_service: true, currency: 'USD' };

/** Starts a payment as the app does. @returns the gateway's id */
async function begin(stack: Stack, { email, token }: Newcomer, path: string, method: 'card' | 'wallet') {
  const body = { email, method, ...(path === 'renew_payment' && { services }) };
  const { data } = await call<{ data: { checkout: { id: string } } }>(stack, `/product/${path}`, { token, body });
  return data.checkout.id;
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const unchecked = (page: Page) => page.getByText('We couldn’t check your payment');
const checkAgain = (page: Page) => page.getByRole('button', { name: 'Check again' });
const reject = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.fulfill({ status: 400, json: { success: false, message: 'Invalid API Key provided' } }),
  );

/* While a payment may have succeeded, no page may claim that nothing was charged. */
test.describe('a failing payment gateway', () => {
  // The browser logs error responses.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*(400|404|409|422)/] });

  test('leaves a paid sign-up unconfirmed, until a later check completes it once', async ({ page, stack }) => {
    const seller = await newcomer(stack);
    await play(stack, 'payments.checkout', {
      id: await begin(stack, seller, 'sign-up-payment', 'card'),
      outcome: 'pay',
    });
    const [asking, confirming] = ['**/product/retrive-stripe-data*', '**/product/stripe-payment-success'];
    await reject(page, asking);
    await page.goto('/sign-in');
    await enter(page, seller);
    await expect(unchecked(page)).toBeVisible();
    await expect(page.getByText('Invalid API Key provided')).toBeVisible();
    await expect(page.getByText(/haven’t been charged/)).toHaveCount(0);
    await expectSound(page);

    await page.unroute(asking);
    await reject(page, confirming);
    await checkAgain(page).click();
    await page.waitForResponse(confirming);
    await expect(unchecked(page)).toBeVisible();
    await expect(page.getByText(/haven’t been charged/)).toHaveCount(0);

    await page.unroute(confirming);
    await checkAgain(page).click();
    await expect(title(page, 'Payment received')).toBeVisible();
    expect(await receiptsOf(stack, seller)).toBe(2);
  });

  test('leaves a paid renewal and a cancelled wallet payment unconfirmed, until a later check', async ({
    page,
    stack,
  }) => {
    const seller = await newcomer(stack);
    const signUpSession = await payByCard(stack, seller);
    await page.goto('/sign-in');
    await enter(page, seller);

    await test.step('the cancellation of a wallet payment fails', async () => {
      const order = await begin(stack, seller, 'renew_payment', 'wallet');
      const giving = '**/product/payments/*/cancel';
      await reject(page, giving);
      await page.goto(`/payment-renew-paypal-error?token=${order}`);
      await expect(title(page, 'We couldn’t check your payment')).toBeVisible();
      await page.unroute(giving);
      await checkAgain(page).click();
      await expect(title(page, 'Payment cancelled')).toBeVisible();
    });

    await test.step('a card payment was made and its page left', async () => {
      const session = await begin(stack, seller, 'renew_payment', 'card');
      await play(stack, 'payments.checkout', { id: session, outcome: 'pay' });
      const asking = '**/product/retrive-stripe-renew-payment-data*';
      await reject(page, asking);
      await page.goto('/payment-renew');
      await expect(unchecked(page)).toBeVisible();
      await expect(page.getByText(/haven’t been charged/)).toHaveCount(0);
      await expectSound(page);
      await page.unroute(asking);
      await checkAgain(page).click();
      await expect(title(page, 'Payment received')).toBeVisible();
      expect(await receiptsOf(stack, seller)).toBe(4);
    });

    await test.step('foreign, unknown and missing sessions confirm nothing', async () => {
      const other = await newcomer(stack);
      await payByCard(stack, other);
      const [card, wallet] = ['card', 'wallet'] as const;
      const foreign = { [wallet]: await begin(stack, other, 'renew_payment', wallet), [card]: '' };
      const walletAddress = (name: string) => `/payment-renew-paypal-${name}?token=`;
      for (const token of [foreign.wallet, 'INVENTED']) {
        await page.goto(walletAddress('success') + token);
        await expect(title(page, 'Payment not found')).toBeVisible();
        await page.goto(walletAddress('error') + token);
        await expect(title(page, 'Payment failed')).toBeVisible();
      }
      foreign.card = await begin(stack, other, 'renew_payment', card);
      await play(stack, 'payments.checkout', { id: foreign.card, outcome: 'pay' });
      for (const session of [foreign.card, 'cs_test_invented', 'a%20b%3Cscript%3E']) {
        await page.goto(`/payment-renew-success?session_id=${session}`);
        await expect(title(page, 'Payment not found')).toBeVisible();
      }
      // The seller's own, but of the other purpose or method.
      const [renewal, order] = [
        await begin(stack, seller, 'renew_payment', card),
        await begin(stack, seller, 'renew_payment', wallet),
      ];
      for (const address of [
        `/payment-renew-success?session_id=${signUpSession}`,
        `/payment-renew-success?session_id=${order}`,
        walletAddress('success') + signUpSession,
        walletAddress('success') + renewal,
        `/success?session_id=${renewal}`,
        `/paypal-success?token=${renewal}`,
      ]) {
        await page.goto(address);
        await expect(title(page, 'Payment not found'), address).toBeVisible();
      }
      for (const path of ['/payment-renew-success', '/payment-renew-paypal-success', '/payment-renew-paypal-error']) {
        await page.goto(path);
        await expect(title(page, 'Payment not found')).toBeVisible();
      }
      expect(await receiptsOf(stack, seller)).toBe(4);
      expect(await receiptsOf(stack, other)).toBe(2);
    });
  });
});
