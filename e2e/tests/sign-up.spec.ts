import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { readDevice } from '../support/device.ts';
import { mailedCode } from '../support/mailbox.ts';
import { newcomer, play } from '../support/newcomer.ts';
import { artist, fillSignIn } from '../support/sellers.ts';
import { enter } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

const password = 'harbour-at-dawn';
const newEmail = () => `newcomer-${Date.now()}@example.com`;

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** A step opens through its URL, a moment after the click: until then the button belongs to the previous step. */
const expectStep = (page: Page, step: string | RegExp) =>
  expect(page.getByRole('heading', { name: step, level: 2 })).toBeFocused();

async function choose(page: Page, label: string, option: string | RegExp) {
  await page.getByRole('main').getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).first().click();
}

async function proveEmail(page: Page, email: string) {
  await field(page, 'Email').fill(email);
  await press(page, 'Send code');
  await expect(field(page, 'Code')).toBeFocused();
  await field(page, 'Code').pressSequentially(await mailedCode(page, email));
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();
}

async function fillBusiness(page: Page) {
  await choose(page, 'Role', 'Photographer');
  await field(page, 'Company name').fill('Morita Studio');
  await choose(page, 'Industry', 'Fine art');
  await choose(page, 'Sub-industry', 'Painting');
  await field(page, 'Mobile').fill('+81 90 1234 5678');
  await field(page, 'Telephone').fill('0848-22-1234');
  await press(page, 'Use telephone for fax');
}

async function fillAddress(page: Page) {
  await field(page, 'Address line 1').fill('2-5 Kubo');
  await page.getByRole('combobox', { name: 'City' }).pressSequentially('onomi');
  await page
    .getByRole('option', { name: /Onomichi/ })
    .first()
    .click();
  await expect(field(page, 'State or prefecture')).toHaveValue(/Hiroshima/);
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Japan');
  await field(page, 'Postal code').fill('７２２ー００４５');
}

test.describe('sign-up', () => {
  // The browser logs a response of 422.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*422/] });

  test('shows field errors at each step, keeps the input, and ends on the first signed-in page', async ({ page }) => {
    const signUps: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/sso\/signup$/.test(request.url())) signUps.push(request.url());
    });
    const email = newEmail();
    await page.goto('/sign-up');
    await expectSound(page);

    await test.step('email verification', async () => {
      await press(page, 'Send code');
      await expect(page.getByText('Enter your email.')).toBeVisible();
      await field(page, 'Email').fill('hana@example');
      await press(page, 'Send code');
      await expect(page.getByText('Enter an email address like name@example.com.')).toBeVisible();
      await field(page, 'Email').fill(email);
      await press(page, 'Send code');
      await press(page, 'Confirm code');
      await expect(page.getByText('Enter the 6-digit code from the email.')).toBeVisible();
      const code = await mailedCode(page, email);
      await field(page, 'Code').fill(code === '000000' ? '111111' : '000000');
      await expect(field(page, 'Code')).toHaveAttribute('aria-invalid', 'true');
      /* The code was requested in this tab: its field is still shown. */
      await page.reload();
      await expect(field(page, 'Email')).toHaveValue(email);
      await expect(field(page, 'Code')).toBeFocused();
      await field(page, 'Code').fill(code);
      await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();
    });

    await test.step('name and password', async () => {
      await press(page, 'Continue');
      for (const error of [
        'Enter your first name.',
        'Enter your last name.',
        'Enter a password.',
        'Enter the password again.',
      ]) {
        await expect(page.getByRole('link', { name: error })).toBeVisible();
      }
      await field(page, 'First name').fill('<Hana> 🎨');
      await field(page, 'Last name').fill('Morita');
      await field(page, 'Password').fill('short');
      await field(page, 'Confirm password').fill(password);
      await press(page, 'Continue');
      await expect(page.getByText(/Password needs at least 6 characters/).last()).toBeVisible();
      await expect(page.getByText('The passwords don’t match.').last()).toBeVisible();
      await expect(field(page, 'First name')).toHaveValue('<Hana> 🎨');
      await field(page, 'Password').fill(password);
      await field(page, 'First name').fill('Hana');
      await expectSound(page);
      await press(page, 'Continue');
    });

    await test.step('business', async () => {
      await expect(page.getByRole('heading', { name: 'Your business' })).toBeFocused();
      await press(page, 'Continue');
      for (const error of [
        'Choose your role.',
        'Enter a company name.',
        'Choose an industry.',
        'Enter a fax number.',
      ]) {
        await expect(page.getByRole('link', { name: error })).toBeVisible();
      }
      await expect(page.getByRole('link', { name: 'Mobile: choose a country code.' })).toBeVisible();
      await fillBusiness(page);
      await field(page, 'Company name').fill('Morita <Studio>');
      await press(page, 'Continue');
      await expect(page.getByText(/Special characters such as/)).toBeVisible();
      await expect(field(page, 'Company name')).toHaveValue('Morita <Studio>');
      await field(page, 'Company name').fill('Morita Studio');
      await expectSound(page);
      await press(page, 'Continue');
      await expectStep(page, 'Business address');
    });

    await test.step('address, completed from the city', async () => {
      await press(page, 'Continue');
      for (const error of ['Enter an address.', 'Choose a city.', 'Enter a postal code.', 'Choose a country.']) {
        await expect(page.getByRole('link', { name: error })).toBeVisible();
      }
      await fillAddress(page);
      await expectSound(page);
    });

    await test.step('a reload and Back keep everything but the password', async () => {
      await page.getByRole('heading', { name: 'Business address' }).click();
      await page.reload();
      await expect(field(page, 'Postal code')).toHaveValue('722-0045');
      await page.goBack();
      await expect(field(page, 'Company name')).toHaveValue('Morita Studio');
      await press(page, 'Continue');
      await expectStep(page, 'Business address');
      await press(page, 'Continue');
    });

    await test.step('agreements', async () => {
      await press(page, 'Create account');
      for (const error of ['Accept the terms to sell here.', 'Accept the return policy to sell here.']) {
        await expect(page.getByRole('link', { name: error })).toBeVisible();
      }
      await press(page, 'Read the terms');
      await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByLabel('I accept the Smart Art terms.').check();
      await page.getByLabel('I accept the return policy.').check();
      await expectSound(page);
      await press(page, 'Create account');
      await expect(field(page, 'Password')).toBeFocused();
      await field(page, 'Password').fill(password);
      await field(page, 'Confirm password').fill(password);
      for (const next of ['Your business', 'Business address', /agree/i]) {
        await press(page, 'Continue');
        await expectStep(page, next);
      }
      await page.getByRole('button', { name: 'Create account' }).dblclick();
    });

    await test.step('services', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Choose your services' })).toBeVisible();
      expect(signUps).toHaveLength(1);
      await page.getByLabel('Paid disk quota').check();
      await page.getByLabel('20 GB').check();
      await page.getByLabel('Mobile and Slack notifications').check();
      /* 20 GB at 2.40 and the notifications at 24.00 a year, plus 10 % tax. */
      await expect(page.getByText('$79.20')).toBeVisible();
      await expectSound(page);
      await page.reload();
      await expect(page.getByText('$79.20')).toBeVisible();
      await page.goto('/art-library');
      await expect(page).toHaveURL(/\/sign-up\/services$/);
      await press(page, 'Continue to payment');
    });

    await test.step('payment by card', async () => {
      await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked();
      await press(page, 'Pay $79.20');
      await expect(page).toHaveURL(/\/sandbox\/checkout\/card\//);
      await press(page, 'Pay');
      await expect(page.getByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible();
      await page.getByRole('link', { name: 'Go to your studio' }).click();
      await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
      await expect(page).not.toHaveURL(/sign-up|success/);
      await page.goto('/sign-up/services');
      await expect(page).not.toHaveURL(/sign-up/);
    });
  });
});

test.describe('an interrupted sign-up', () => {
  // The browser logs an aborted request and a 401.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*(ERR_FAILED|401)/] });

  test('resumes at the services in another browser, and is paid by wallet', async ({ page, anotherDevice, stack }) => {
    const email = newEmail();
    await page.goto('/sign-up');
    await proveEmail(page, email);
    await field(page, 'First name').fill('Hana');
    await field(page, 'Last name').fill('Morita');
    await field(page, 'Password').fill(password);
    await field(page, 'Confirm password').fill(password);
    await press(page, 'Continue');
    await fillBusiness(page);
    await press(page, 'Continue');
    await fillAddress(page);
    await press(page, 'Continue');
    await page.getByLabel('I accept the Smart Art terms.').check();
    await page.getByLabel('I accept the return policy.').check();

    await test.step('the account is created, but the request to the product is lost', async () => {
      await page.route('**/product/sign-up', (route) => route.abort());
      await press(page, 'Create account');
      await expect(page.getByRole('heading', { level: 1, name: 'Complete your details' })).toBeVisible({
        timeout: 30_000,
      });
      await expect(field(page, 'Company name')).toHaveValue('Morita Studio');
      await expectAccessible(page);
      await page.unroute('**/product/sign-up');
    });

    await test.step('the draft survives a reload, a change of language and an expired session', async () => {
      await press(page, 'Continue');
      await field(page, 'Address line 1').fill('7-1 Tsuchido');
      await page.reload();
      await expect(page.getByText(/Draft restored/)).toBeVisible();
      await expect(field(page, 'Address line 1')).toHaveValue('7-1 Tsuchido');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Language', exact: false }).first().click();
      await page.getByRole('menuitemradio', { name: '日本語' }).click();
      await expect(field(page, '住所1（町名・番地）')).toHaveValue('7-1 Tsuchido');
      await expect(page.getByText('下書きを開きました', { exact: false })).toBeVisible();
      await page.getByRole('button', { name: '言語', exact: false }).first().click();
      await page.getByRole('menuitemradio', { name: 'English' }).click();
      await field(page, 'Address line 1').fill('9-3 Tsuchido');
      await press(page, 'Continue');
      await play(stack, 'accounts.expire-sessions', { email });
      await press(page, 'Send details');
      await expect(page.getByText('Your session has ended.')).toBeVisible();
      await fillSignIn(page, { email, password });
      await expect(page.getByLabel('I accept the Smart Art terms.')).toBeChecked();
      await press(page, 'Back');
      await expect(field(page, 'Address line 1')).toHaveValue('9-3 Tsuchido');
      await press(page, 'Continue');
      await press(page, 'Send details');
      await expect(page.getByRole('heading', { level: 1, name: 'Choose your services' })).toBeVisible();
      expect(JSON.stringify((await readDevice(page)).records)).not.toContain('Tsuchido');
    });

    const elsewhere = await anotherDevice();
    await elsewhere.goto('/sign-in');
    await fillSignIn(elsewhere, { email, password });
    await expect(elsewhere).toHaveURL(/\/sign-up\/services$/);
    await elsewhere.getByLabel('Paid disk quota').check();
    await press(elsewhere, 'Continue to payment');
    await expect(elsewhere).toHaveURL(/\/sign-up\/payment$/);
    await press(elsewhere, 'Sign out');
    await fillSignIn(elsewhere, { email, password });
    await expect(elsewhere).toHaveURL(/\/sign-up\/payment$/);

    await elsewhere.getByRole('radio', { name: 'Wallet' }).check();
    await elsewhere.getByRole('button', { name: /^Pay / }).click();
    await press(elsewhere, 'Approve');
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible();
    await elsewhere.getByRole('link', { name: 'Go to your studio' }).click();
    await expect(elsewhere.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(elsewhere).not.toHaveURL(/sign-up|success/);
  });
});

test.describe('sign-up with an email that has an account', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource.*422/] });

  test('mails no code, and shows a rejection of the last step at the email field', async ({ page }) => {
    await page.goto('/sign-up');
    await field(page, 'Email').fill(artist.email);
    await press(page, 'Send code');
    await expect(field(page, 'Code')).toBeFocused();
    await expect.poll(() => mailedCode(page, artist.email)).toBe('');

    await page.route('**/sso/send-otp', (route) =>
      route.fulfill({
        json: {
          success: true,
          message: '',
          verification_token: 'ver_invented0000000000',
          expires_at: '2099-01-01T00:00:00Z',
        },
      }),
    );
    await field(page, 'Code').fill('123456');
    await field(page, 'First name').fill('Hana');
    await field(page, 'Last name').fill('Morita');
    await field(page, 'Password').fill(password);
    await field(page, 'Confirm password').fill(password);
    await press(page, 'Continue');
    await fillBusiness(page);
    await press(page, 'Continue');
    await fillAddress(page);
    await press(page, 'Continue');
    await page.getByLabel('I accept the Smart Art terms.').check();
    await page.getByLabel('I accept the return policy.').check();
    await press(page, 'Create account');
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Email')).toHaveValue(artist.email);
  });
});

test('keeps the verification token in its tab; another tab restores the draft after a new verification', async ({
  page,
  context,
}) => {
  const email = newEmail();
  await page.goto('/sign-up');
  await proveEmail(page, email);
  await field(page, 'First name').fill('Hana');
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('Hana');
  const { session, records } = await readDevice(page);
  const { token } = JSON.parse(session['sign-up-proof'] ?? '{}') as { token?: string };
  expect(token).toMatch(/^ver_/);
  expect(JSON.stringify(records)).toContain(email);
  expect(JSON.stringify(records)).not.toContain(token);

  const next = await context.newPage();
  await next.goto('/sign-up?step=person');
  await press(next, 'Continue');
  await expect(next.getByRole('heading', { name: 'About you' })).toHaveCount(0);
  await expect(field(next, 'Email')).toHaveValue(email);
  await proveEmail(next, email);
  await expect(field(next, 'First name')).toHaveValue('Hana');

  await test.step('a new visit in the same tab starts without the token', async () => {
    await page.goto('about:blank');
    await page.goto('/sign-up');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    expect((await readDevice(page)).session).toEqual({});
  });
});

/** Fills in the steps in Japanese. */
const inJapanese = {
  async business(page: Page) {
    await choose(page, '職種', 'アーティスト');
    await field(page, '会社名・屋号').fill('森田工房');
    await choose(page, '業種', /./);
    await choose(page, '業種の詳細', /./);
    await field(page, '携帯電話').fill('０９０ー１２３４ー５６７８');
    await field(page, '電話').fill('0848-22-1234');
    await press(page, '電話の番号をFAXにも使う');
  },
  async address(page: Page) {
    await field(page, '郵便番号').fill('722-0045');
    await page.getByRole('combobox', { name: '市区町村' }).fill('尾道市');
    await field(page, '都道府県・州').fill('広島県');
    await field(page, '住所1（町名・番地）').fill('久保2-5');
  },
  async agree(page: Page) {
    await page.getByLabel('利用規約に同意します。').check();
    await page.getByLabel('返品ポリシーに同意します。').check();
  },
};

test('日本語で登録し、有料の容量を選んで銀行振込で始める', async ({ page }) => {
  const email = newEmail();
  await page.goto('/sign-up');
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Language', exact: false }).first().click();
  await page.getByRole('menuitemradio', { name: '日本語' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'アトリエを開く' })).toBeVisible();
  await expect(field(page, 'メールアドレス')).toHaveValue(email);
  await expectSound(page);
  await press(page, '確認コードを送る');
  await field(page, '確認コード').fill(await mailedCode(page, email));

  await field(page, '姓').fill('森田');
  await field(page, '名').fill('はな');
  /* The Enter that ends a composition must not submit. */
  const sends = await field(page, '名').evaluate((input) =>
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    ),
  );
  expect(sends).toBe(false);
  await field(page, 'パスワード').fill(password);
  await field(page, 'パスワード（確認用）').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '事業について' })).toBeVisible();
  await inJapanese.business(page);
  await expectSound(page);
  await press(page, '次へ');
  await inJapanese.address(page);
  await press(page, '次へ');
  await inJapanese.agree(page);
  await expectSound(page);
  await press(page, 'アカウントを作成');
  await expect(page.getByRole('heading', { level: 1, name: 'サービスを選ぶ' })).toBeVisible();
  await expectSound(page);
  await page.getByLabel('有料ディスク容量').check();
  await page.getByRole('button', { name: 'お支払いへ進む' }).dblclick();
  await expect(page).toHaveURL(/\/sign-up\/payment$/);
  await page.getByRole('radio', { name: '銀行振込' }).check();
  await page.getByRole('button', { name: '振込先を表示する' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: '銀行振込のご案内' })).toBeVisible();
  await expect(page).toHaveURL(/\/payment$/);
  await expect(page.getByRole('navigation', { name: 'ページ' })).toBeVisible();
});

test('登録を途中でやめ、別のブラウザーで続きから進めて、ウォレットで支払う', async ({ page, anotherDevice, stack }) => {
  const person = await newcomer(stack, { step: 0 });
  await page.addInitScript(() => localStorage.setItem('locale', 'ja'));
  await page.goto('/sign-in');
  await enter(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'お客様情報の入力' })).toBeVisible();
  await inJapanese.business(page);
  await press(page, '次へ');
  await inJapanese.address(page);
  await page.reload();
  await expect(field(page, '住所1（町名・番地）')).toHaveValue('久保2-5');
  await press(page, '次へ');
  await inJapanese.agree(page);
  await page.getByRole('button', { name: '情報を送信', exact: true }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'サービスを選ぶ' })).toBeVisible();

  const elsewhere = await anotherDevice();
  await elsewhere.addInitScript(() => localStorage.setItem('locale', 'ja'));
  await elsewhere.goto('/sign-in');
  await enter(elsewhere, person);
  await expect(elsewhere).toHaveURL(/\/sign-up\/services$/);
  await elsewhere.getByLabel('有料ディスク容量').check();
  await press(elsewhere, 'お支払いへ進む');
  await expect(elsewhere).toHaveURL(/\/sign-up\/payment$/);
  await press(elsewhere, 'サインアウト');
  await enter(elsewhere, person);
  await expect(elsewhere).toHaveURL(/\/sign-up\/payment$/);
  const payByWallet = async () => {
    await elsewhere.getByRole('radio', { name: 'ウォレット' }).check();
    await elsewhere.getByRole('button', { name: /を支払う$/ }).click();
  };
  await payByWallet();
  await press(elsewhere, 'Cancel and go back');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'お支払いは行われませんでした' })).toBeVisible();
  await elsewhere.getByRole('link', { name: 'もう一度試す' }).click();
  await payByWallet();
  await press(elsewhere, 'Approve');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'お支払いを確認しました' })).toBeVisible();
  await elsewhere.getByRole('link', { name: '管理画面へ' }).click();
  await expect(elsewhere.getByRole('navigation', { name: 'ページ' })).toBeVisible();
});
