import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { call, type Newcomer, newcomer, play, receiptsOf } from '../support/newcomer.ts';
import { payByCard } from '../support/pay.ts';
import { fillSignIn } from '../support/sellers.ts';
import { watchSent } from '../support/sent.ts';
import { enter } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, type Stack, test } from '../support/test.ts';

const quota = '20 GB disk quota for 1 year';

/** Texts of a payment. */
const texts = {
  en: {
    pay: /^Pay /,
    wallet: 'Wallet',
    transfer: 'Bank transfer',
    show: 'Show bank details',
    instructions: 'Your bank transfer',
    bannerLink: 'Show bank details',
    due: /^Your agreement will expire on/,
    ended: 'You can’t add works or files until you renew.',
    renew: 'Renew',
    renewal: 'Renew your services',
    size: 'Size',
    fifty: '50 GB disk quota for 1 year',
    unfinished: 'You haven’t finished paying.',
    goOn: 'Continue payment',
    cancelled: 'Payment cancelled',
    again: 'Try again',
    paid: 'Payment received',
    studio: 'Go to your studio',
    pages: 'Pages',
  },
  ja: {
    pay: /を支払う$/,
    wallet: 'ウォレット',
    transfer: '銀行振込',
    show: '振込先を表示する',
    instructions: '銀行振込のご案内',
    bannerLink: '振込先を見る',
    due: /契約は.+に終了します。/,
    ended: '作品ライブラリに作品やファイルを追加できません。',
    renew: '更新する',
    renewal: '契約の更新',
    size: '容量',
    fifty: 'ディスク容量 50 GB（1年分）',
    unfinished: 'お支払いが完了していません。',
    goOn: '支払いを続ける',
    cancelled: 'お支払いは行われませんでした',
    again: 'もう一度試す',
    paid: 'お支払いを確認しました',
    studio: '管理画面へ',
    pages: 'ページ',
  },
} as const;

const languages = ['en', 'ja'] as const;

/** Sets the app's language. */
const speak = (page: Page, language: keyof typeof texts) =>
  page.addInitScript((locale) => localStorage.setItem('locale', locale), language);

/** Signs in and is redirected to the open step of the sign-up. */
async function toPayment(page: Page, seller: Newcomer) {
  await page.goto('/sign-in');
  await fillSignIn(page, seller);
  await expect(page).toHaveURL(/\/sign-up\/payment$/);
  await expect(page.getByText(quota)).toBeVisible();
}

/** The page's title, once it has loaded. */
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function pressPay(page: Page) {
  const button = page.getByRole('button', { name: /^Pay \$/ });
  await button.click();
}

/** The seller's agreement, from the API. */
const agreementOf = async (stack: Stack, { email, token }: Newcomer) =>
  (
    await call<{ data: { status: string; agreement_end_date: string; payment_status: string } }>(
      stack,
      '/product/getUserAgreementSubscriptionData',
      { token, body: { email } },
    )
  ).data;

test('pays for a sign-up by card, resumes after leaving the gateway, and charges once', async ({ page, stack }) => {
  const seller = await newcomer(stack);
  await toPayment(page, seller);
  await expect(page.getByText('$79.20').first()).toBeVisible();
  await expectSound(page);

  // The payment method survives a reload.
  const transfer = page.getByRole('radio', { name: /Bank transfer/ });
  await transfer.check();
  await page.reload();
  await expect(page.getByText(/Draft restored/)).toBeVisible();
  await expect(transfer).toBeChecked();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByRole('radio', { name: /Card/ })).toBeChecked();

  // A double click starts one payment.
  await page.getByRole('button', { name: 'Pay $79.20' }).dblclick();
  await expect(page).toHaveURL(/\/sandbox\/checkout\/card\//);
  const sessionId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  // Back without paying: nothing is lost, and the same gateway page can be continued.
  await page.goBack();
  await expect(page.getByText('You haven’t finished paying.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue payment' }).click();
  await expect(page).toHaveURL(new RegExp(`/${sessionId}$`));

  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(title(page, 'Payment received')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/success\\?session_id=${sessionId}$`));
  await expect(page.getByRole('link', { name: /^View receipt R-\d{4}-\w+$/ })).toHaveCount(2);
  await expectSound(page);

  const twin = await page.context().newPage();
  await Promise.all([page.reload(), twin.goto(page.url())]);
  await expect(title(page, 'Payment received')).toBeVisible();
  await expect(title(twin, 'Payment received')).toBeVisible();
  expect(await receiptsOf(stack, seller)).toBe(2);
  await twin.close();

  await page.getByRole('link', { name: 'Go to your studio' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page).not.toHaveURL(/sign-up|success/);
});

test('charges and activates a payment once when two tabs confirm it at the same time', async ({
  page,
  context,
  stack,
}) => {
  const seller = await newcomer(stack);
  const twin = await context.newPage();
  await toPayment(page, seller);
  const services = { disk_quota: 'paid', quota_gb: 20, years: 1, notification_service: true, currency: 'USD' };
  const ways = [
    { begin: 'sign-up-payment', method: 'wallet', back: '/paypal-success?token=', charge: /capture-wallet-payment$/ },
    {
      begin: 'renew_payment',
      method: 'wallet',
      back: '/payment-renew-paypal-success?token=',
      charge: /capture-wallet-payment$/,
    },
    {
      begin: 'renew_payment',
      method: 'card',
      back: '/payment-renew-success?session_id=',
      charge: /stripe-renew-payment-success$/,
    },
  ];
  const years: number[] = [];
  for (const [index, { begin, method, back, charge }] of ways.entries()) {
    const { data } = await call<{ data: { checkout: { id: string } } }>(stack, `/product/${begin}`, {
      token: seller.token,
      body: { email: seller.email, method, ...(begin === 'renew_payment' && { services }) },
    });
    await play(stack, 'payments.checkout', { id: data.checkout.id, outcome: 'pay' });
    const requests = await Promise.all([hold(page, charge), hold(twin, charge)]);
    await Promise.all([page.goto(back + data.checkout.id), twin.goto(back + data.checkout.id)]);
    await Promise.all(requests.map((calls) => calls.has(charge)));
    expect((await Promise.all(requests.map((calls) => calls.release()))).flat()).toEqual([200, 200]);
    for (const tab of [page, twin]) await expect(title(tab, 'Payment received')).toBeVisible();
    expect(await receiptsOf(stack, seller)).toBe(2 * (index + 1));
    const { status, agreement_end_date } = await agreementOf(stack, seller);
    expect(status).toBe('activated');
    years.push(Number(agreement_end_date.slice(0, 4)));
  }
  // One year per payment.
  const [first = 0] = years;
  expect(years).toEqual([first, first + 1, first + 2]);
});

test('opens the bank transfer instructions, even if a refetch completes before the payment response', async ({
  page,
  stack,
}) => {
  await toPayment(page, await newcomer(stack));
  await page.route('**/product/sign-up-payment', async (route) => {
    const answer = await route.fetch();
    const news = page.waitForResponse('**/product/getUsersRenewalData*');
    /* The user returns to the page much later. */
    await page.evaluate(() => {
      const later = Date.now() + 3_600_000;
      Date.now = () => later;
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await (await news).json()).toMatchObject({ data: { purpose: 'renewal' } });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await route.fulfill({ response: answer });
  });
  const sent = watchSent(page, /\/product\/sign-up-payment$/);
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await page.getByRole('button', { name: 'Show bank details' }).dblclick();
  await expect(title(page, 'Your bank transfer')).toBeVisible();
  await expect(page).toHaveURL(/\/payment$/);
  expect(sent).toHaveLength(1);
});

test.describe('failed payments', () => {
  // The browser logs error responses.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*(400|404|409|422|500)/] });

  test('cancels, declines, retries and approves a wallet payment; foreign sessions are not found', async ({
    page,
    stack,
  }) => {
    const seller = await newcomer(stack);
    await toPayment(page, seller);
    const toWallet = async () => {
      await page.getByRole('radio', { name: 'Wallet' }).check();
      await pressPay(page);
      await expect(page).toHaveURL(/\/sandbox\/checkout\/wallet\//);
    };
    await toWallet();
    await page.getByRole('button', { name: 'Cancel and go back' }).click();
    await expect(title(page, 'Payment cancelled')).toBeVisible();
    await expectSound(page);
    await page.reload();
    await expect(title(page, 'Payment failed')).toBeVisible();

    await page.getByRole('link', { name: 'Try again' }).click();
    await toWallet();
    await page.getByRole('button', { name: /decline when charged/ }).click();
    await expect(page).toHaveURL(/\/paypal-success/);
    await expect(title(page, 'Payment failed')).toBeVisible();
    expect(await agreementOf(stack, seller)).toBeNull();

    await page.getByRole('link', { name: 'Try again' }).click();
    await toWallet();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(title(page, 'Payment received')).toBeVisible();
    await page.reload();
    await expect(title(page, 'Payment received')).toBeVisible();
    expect(await receiptsOf(stack, seller)).toBe(2);

    // Another seller's session, an unknown one, and a malformed one.
    const other = await newcomer(stack);
    const { data: begun } = await call<{ data: { checkout: { id: string } } }>(stack, '/product/sign-up-payment', {
      token: other.token,
      body: { email: other.email, method: 'card' },
    });
    await play(stack, 'payments.checkout', { id: begun.checkout.id, outcome: 'pay' });
    for (const id of [begun.checkout.id, 'cs_test_invented', 'a%20b%3Cscript%3E']) {
      await page.goto(`/success?session_id=${id}`);
      await expect(title(page, 'Payment not found')).toBeVisible();
    }
    expect(await agreementOf(stack, other)).toBeNull();
    await page.goto('/paypal-success?token=INVENTED');
    await expect(title(page, 'Payment not found')).toBeVisible();
    await expectSound(page);
  });

  test('shows server and field errors, and keeps the chosen payment method', async ({ page, stack }) => {
    const seller = await newcomer(stack);
    await toPayment(page, seller);
    const wallet = page.getByRole('radio', { name: 'Wallet' });
    await wallet.check();
    const answers = [
      { status: 500, body: '' },
      {
        status: 422,
        contentType: 'application/json',
        body: JSON.stringify({ message: 'Refused', errors: { email: ['This is not your email address.'] } }),
      },
      {
        status: 400,
        contentType: 'application/json',
        body: JSON.stringify({ message: 'Error in pay-online or wallet settings, contact administrator' }),
      },
    ];
    let next = answers[0];
    await page.route('**/product/sign-up-payment', (route) => route.fulfill(next ?? { status: 500, body: '' }));
    await pressPay(page);
    await expect(page.getByText('Something went wrong (Try after some time)')).toBeVisible();
    next = answers[1];
    await pressPay(page);
    await expect(page.getByText('This is not your email address.')).toBeVisible();
    next = answers[2];
    await pressPay(page);
    await expect(page.getByText('Error in pay-online or wallet settings, contact administrator')).toBeVisible();
    await expect(wallet).toBeChecked();
    await expectSound(page);
  });
});

test('resumes an unfinished card payment of a sign-up (ja)', async ({ page, stack }) => {
  const text = texts.ja;
  const seller = await newcomer(stack, { currency: 'JPY' });
  await speak(page, 'ja');
  await page.goto('/sign-in');
  await enter(page, seller);
  await page.getByRole('button', { name: text.pay }).dblclick();
  await expect(page).toHaveURL(/\/sandbox\/checkout\/card\//);
  await page.goBack();
  await expect(page.getByText(text.unfinished)).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: text.goOn }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(title(page, text.paid)).toBeVisible();
  expect(await receiptsOf(stack, seller)).toBe(2);
  await expectSound(page);
  await page.getByRole('link', { name: text.studio }).click();
  await expect(page.getByRole('navigation', { name: text.pages })).toBeVisible();
});

for (const language of languages) {
  const text = texts[language];

  test(`grants access before a bank transfer, shows instructions, and confirms its arrival (${language})`, async ({
    page,
    stack,
  }) => {
    const seller = await newcomer(stack, { currency: language === 'ja' ? 'JPY' : 'USD' });
    await speak(page, language);
    await page.goto('/sign-in');
    await enter(page, seller);
    await expect(page).toHaveURL(/\/sign-up\/payment$/);
    await page.getByRole('radio', { name: text.transfer }).check();
    await expectSound(page);
    await page.getByRole('button', { name: text.show }).click();
    await expect(title(page, text.instructions)).toBeVisible();
    await expect(page).toHaveURL(/\/payment$/);
    const reference = await page.getByText(/^SA-\w+$/).textContent();
    await expect(page.getByText(text.due)).toBeVisible();
    await expectSound(page);

    // Returning shows the same instructions, also through the banner of another screen.
    await page.goto('/art-library');
    await page.getByRole('link', { name: text.bannerLink }).click();
    await expect(page.getByText(reference ?? '', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user_agreement_data'))).toBe('{"status":"expiried"}');

    await play(stack, 'payments.confirm-transfer', { reference });
    await expect(title(page, text.paid)).toBeVisible();
    await expect(page.getByText(text.due)).toBeHidden();
    expect(await receiptsOf(stack, seller)).toBe(2);
  });

  test(`renews an expired agreement by card, by wallet and by bank transfer (${language})`, async ({
    page,
    startStack,
  }) => {
    // It moves the clock by years, so it needs a separate system.
    const stack = await startStack();
    const seller = await newcomer(stack);
    await payByCard(stack, seller);

    const stored = () => page.evaluate(() => localStorage.getItem('user_agreement_data'));
    const banner = page.getByText(text.ended);
    const payIt = () => page.getByRole('button', { name: text.pay }).click();
    await speak(page, language);
    /** More than a year later: signs in and follows the banner. */
    const afterItsEnd = async () => {
      await page.goto(`${stack.origin}/sandbox`);
      await page.evaluate(() => localStorage.clear());
      await call(stack, '/sandbox/clock', { body: { shift: '400d' } });
      await page.goto(`${stack.origin}/sign-in`);
      await enter(page, seller);
      await expect(banner).toBeVisible();
      await expect.poll(stored).toBe('{"status":"expiried"}');
      await page.getByRole('link', { name: text.renew, exact: true }).click();
      await expect(title(page, text.renewal)).toBeVisible();
    };
    const expectActive = async () => {
      await expect(title(page, text.paid)).toBeVisible();
      await expect(banner).toBeHidden();
      await expect.poll(stored).toBe('{"status":"activated"}');
    };

    await afterItsEnd();
    await expectSound(page);
    await page.getByRole('combobox', { name: text.size, exact: true }).click();
    await page.getByRole('option', { name: '50 GB' }).click();
    await expect(page.getByText(text.fifty)).toBeVisible();
    await payIt();
    await expect(page.getByRole('strong').filter({ hasText: '$158.40' })).toBeVisible();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/\/payment-renew-success\?session_id=/);
    await expectActive();
    await page.reload();
    await expectActive();

    await afterItsEnd();
    await page.getByRole('radio', { name: text.wallet }).check();
    await payIt();
    await page.getByRole('button', { name: 'Cancel and go back' }).click();
    await expect(page).toHaveURL(/\/payment-renew-paypal-error/);
    await expect(title(page, text.cancelled)).toBeVisible();
    await page.getByRole('link', { name: text.again }).click();
    await page.getByRole('radio', { name: text.wallet }).check();
    await payIt();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page).toHaveURL(/\/payment-renew-paypal-success/);
    await expectActive();

    await afterItsEnd();
    await page.getByRole('radio', { name: text.transfer }).check();
    const sent = watchSent(page, /\/product\/renew_payment$/);
    await page.getByRole('button', { name: text.show }).dblclick();
    await expect(title(page, text.instructions)).toBeVisible();
    expect(sent).toHaveLength(1);
    const reference = await page.getByText(/^SA-\w+$/).textContent();
    await expectSound(page);
    await play(stack, 'payments.confirm-transfer', { reference });
    await expectActive();
  });
}

test.describe('a session that expires on the renewal page', () => {
  // The browser logs a response of 401.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*401/] });

  test('returns to the page with its choices after sign-in', async ({ page, stack }) => {
    const seller = await newcomer(stack);
    await payByCard(stack, seller);
    await page.goto('/sign-in?next=%2Fpayment-renew');
    await enter(page, seller);
    const size = page.getByRole('combobox', { name: texts.en.size, exact: true });
    await size.click();
    await page.getByRole('option', { name: '50 GB' }).click();
    await page.getByRole('radio', { name: texts.en.wallet }).check();
    await play(stack, 'accounts.expire-sessions', { email: seller.email });
    await expect(page).toHaveURL(/\/sign-in\?next=%2Fpayment-renew$/);
    await enter(page, seller);
    await expect(page).toHaveURL(/\/payment-renew$/);
    await expect(size).toContainText('50 GB');
    await expect(page.getByRole('radio', { name: texts.en.wallet })).toBeChecked();
  });
});
