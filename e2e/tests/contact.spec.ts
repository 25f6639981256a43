import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { tabTo } from '../support/keys.ts';
import { approach } from '../support/sections.ts';
import { watchSent } from '../support/sent.ts';
import { expect, test } from '../support/test.ts';

const languages = {
  en: {
    send: 'Send message',
    /** The messages of the nine field errors, in order (001 section 5). */
    checks: {
      firstname: 'The name field is required.',
      lastname: 'The last name field is required.',
      email: 'The email field is required.',
      emailFormat: 'Invalid Email: enter an address such as name@example.com.',
      phoneCode: 'The phone code field is required.',
      contactNumber: 'The contact number field is required.',
      company: 'The company field is required.',
      message: 'The message field is required.',
      captcha: 'Please click on the checkbox.',
    },
    code: 'Country code',
    japan: /^Japan/,
    robot: 'I am not a robot',
    sent: 'Your message was sent successfully.',
    noNumber: 'Enter a phone number of this country, in digits.',
  },
  ja: {
    send: 'メッセージを送る',
    checks: {
      firstname: '名は必須です。',
      lastname: '姓は必須です。',
      email: 'メールアドレスは必須です。',
      emailFormat: 'name@example.com のような形式でメールアドレスを入力してください。',
      phoneCode: '国番号は必須です。',
      contactNumber: '電話番号は必須です。',
      company: '会社名は必須です。',
      message: 'メッセージは必須です。',
      captcha: 'チェックボックスをクリックしてください。',
    },
    code: '国番号',
    japan: /^日本/,
    robot: '私はロボットではありません',
    sent: 'メッセージを送信しました。',
    noNumber: 'この国の電話番号を数字で入力してください。',
  },
} as const;

type Locale = keyof typeof languages;
type Check = keyof (typeof languages)[Locale]['checks'];

/** Opens the form on the home page in a language. */
async function openForm(page: Page, locale: Locale) {
  await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
  await page.goto('/');
  await approach(page, 'contact', languages[locale].send);
  return partsOf(page, locale);
}

/** The form's parts. */
function partsOf(page: Page, locale: Locale) {
  const texts = languages[locale];
  const form = page.locator('#contact form');
  return {
    texts,
    form,
    field: (name: string) => form.locator(`[name="${name}"]`),
    robot: form.getByLabel(texts.robot),
    send: form.getByRole('button', { name: texts.send }),
    errorOf: (check: Check) => form.getByText(texts.checks[check], { exact: true }).last(),
  };
}

const typed = {
  firstname: 'Anna <b>',
  lastname: 'Weber 😀',
  email: 'anna@example.com',
  phone: '+81 90 1234 5678',
  company: 'Galerie',
  message: 'Do you ship to Berlin?',
};

for (const locale of ['en', 'ja'] as const) {
  test(`the contact form shows its nine field errors in order and keeps its values over a reload (${locale})`, async ({
    page,
  }) => {
    const { texts, form, field, robot, send, errorOf } = await openForm(page, locale);
    const all = Object.keys(texts.checks).filter((check) => check !== 'emailFormat') as Check[];
    /** Submits and expects the errors of all checks from the given one on. */
    const expectFailing = async (first: Check) => {
      await send.click();
      const failing = all.slice(all.indexOf(first));
      for (const check of all) {
        if (failing.includes(check)) await expect(errorOf(check)).toBeVisible();
        else await expect(errorOf(check)).toHaveCount(0);
      }
    };

    await test.step('shows all errors for an empty form', async () => {
      await expectFailing('firstname');
      await expect(field('firstname')).toBeFocused();
    });

    await test.step('clears an error on blur and on change', async () => {
      await field('company').focus();
      await page.keyboard.press('Tab');
      await expect(errorOf('company')).toHaveCount(0);
      await expect(errorOf('message')).toBeVisible();
      await field('firstname').fill(typed.firstname);
      await expect(errorOf('firstname')).toHaveCount(0);
    });

    await test.step('focuses the first invalid field', async () => {
      await expectFailing('lastname');
      await expect(field('lastname')).toBeFocused();
      await field('lastname').fill(typed.lastname);
      await expectFailing('email');
      await expect(field('email')).toBeFocused();
      await field('email').fill('anna@example');
      await expectFailing('phoneCode');
      await expect(errorOf('emailFormat')).toBeVisible();
      await expect(field('email')).toBeFocused();
      await field('email').fill(typed.email);
      await expect(errorOf('emailFormat')).toHaveCount(0);
      await form.getByRole('button', { name: texts.code }).click();
      await page.getByRole('option', { name: texts.japan }).click();
      await expectFailing('contactNumber');
      await expect(field('phone')).toBeFocused();
      await field('phone').fill('90 1234 5678');
      await expectFailing('company');
      await expect(field('company')).toBeFocused();
      await field('company').fill(typed.company);
      await expectFailing('message');
      await expect(field('message')).toBeFocused();
      await field('message').fill(typed.message);
      await expectFailing('captcha');
    });

    await test.step('clears the captcha error on blur and on change', async () => {
      await tabTo(page, send);
      await expect(errorOf('captcha')).toHaveCount(0);
      await expectFailing('captcha');
      await robot.check();
      await expect(errorOf('captcha')).toHaveCount(0);
    });

    await page.reload();
    await approach(page, 'contact', texts.send);
    await expect(field('message')).toHaveValue(typed.message);
    await expect(field('phone')).toHaveValue(/^90 ?1234 ?5678$/);
  });
}

test.describe('contact form with rejected input', () => {
  // The browser logs responses of 400 and 422.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*4(00|22)/] });

  test('sends the message after a failed captcha, an expired captcha and an invalid phone number', async ({ page }) => {
    const { texts, field, robot, send, errorOf } = await openForm(page, 'en');
    for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
    const verification = '**/recapcha-verification';

    await test.step('the backend rejects the captcha', async () => {
      await page.route(verification, (route) =>
        route.continue({ postData: JSON.stringify({ response: 'a-machine', type: 'seller' }) }),
      );
      await robot.click();
      await expect(page.getByText('Invalid reCAPTCHA')).toBeVisible();
      await expect(robot).not.toBeChecked();
      await send.click();
      await expect(errorOf('captcha')).toBeVisible();
      await page.unroute(verification);
      await robot.click();
      await expect(robot).toBeChecked();
      await expect(errorOf('captcha')).toHaveCount(0);
      await robot.uncheck();
    });

    await test.step('the captcha expires', async () => {
      await page.route(verification, async (route) => {
        const answer = await route.fetch();
        const expires_at = new Date(Date.now() + 300).toISOString();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), expires_at } });
      });
      // The check expires after a moment.
      await robot.click();
      await expect(page.getByText('The check has expired. Please click on the checkbox again.')).toBeVisible();
      await expect(robot).not.toBeChecked();
      await page.unroute(verification);
    });

    await test.step('the phone number is invalid for its country', async () => {
      await field('phone').fill('12345');
      await robot.check();
      await send.click();
      await expect(page.getByText(texts.noNumber).last()).toBeVisible();
      await expect(field('phone')).toBeFocused();
      await field('phone').fill(typed.phone);
    });

    await send.click();
    await expect(page.getByText(texts.sent)).toBeVisible();
  });

  test('shows a phone number error in Japanese and sends once on a double click (ja)', async ({ page }) => {
    const { texts, field, robot, send } = await openForm(page, 'ja');
    for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
    await field('phone').fill('12345');
    await robot.check();
    await send.click();
    await expect(page.getByText(texts.noNumber).last()).toBeVisible();
    await expect(field('phone')).toBeFocused();
    await field('phone').fill(typed.phone);
    const sent = watchSent(page, /contact-us$/);
    await send.dblclick();
    await expect(page.getByText(texts.sent)).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

test('switching the language keeps the values of the contact form', async ({ page }) => {
  await page.goto('/');
  await approach(page, 'contact', languages.en.send);
  const { field } = partsOf(page, 'en');
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  for (const [menu, language, locale] of [
    ['Language', '日本語', 'ja'],
    ['言語', 'English', 'en'],
  ] as const) {
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: menu, exact: false }).first().click();
    await page.getByRole('menuitemradio', { name: language }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await approach(page, 'contact', languages[locale].send);
    for (const [name, text] of Object.entries(typed)) {
      await expect(field(name)).toHaveValue(name === 'phone' ? /^90 ?1234 ?5678$/ : text);
    }
    const { form, texts } = partsOf(page, locale);
    await expect(form.getByRole('button', { name: texts.code })).toHaveAccessibleName(/Japan|日本/);
  }
});

/** The contact messages listed by the sandbox, newest first. */
async function storedMessages(page: Page) {
  const answer = await page.request.get('/sandbox/visitors', { headers: { Accept: 'application/json' } });
  const { messages } = (await answer.json()) as { messages: { id: string; notified_at: string | null }[] };
  return messages;
}

test('a contact message notifies the super admin, is confirmed after one second and clears the form', async ({
  page,
}) => {
  await page.clock.install();
  const { texts, field, robot, send } = await openForm(page, 'en');
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  const verified = page.waitForResponse(/recapcha-verification$/);
  await robot.check();
  await verified;

  const sending = page.waitForResponse(/contact-us$/);
  const notifying = page.waitForRequest(/bell\/notify\/records$/);
  await page.clock.pauseAt(Date.now() + 60_000);
  await send.click();
  const { superadmin_id, contact_id } = await (await sending).json();
  const notification = await notifying;
  expect(notification.postDataJSON()).toEqual({
    from_user_id: 0,
    to_user_id: superadmin_id,
    message: 'You have a message from Anna <b> Weber 😀.',
    seen: 0,
    link: `/contact-us/reply/${contact_id}`,
    type: 'Contact Us',
    product_code: 'SMART-ART',
  });
  expect((await notification.response())?.status()).toBe(201);
  const [newest] = await storedMessages(page);
  expect(newest).toMatchObject({ id: contact_id, notified_at: expect.any(String) });

  // 001 section 9: 1000 ms.
  await page.clock.runFor(999);
  await expect(field('message')).toHaveValue(typed.message);
  await expect(page.getByText(texts.sent)).toHaveCount(0);
  await page.clock.resume();
  await expect(page.getByText(texts.sent)).toBeVisible();
  for (const name of Object.keys(typed)) await expect(field(name)).toHaveValue('');
  await expect(robot).not.toBeChecked();
});

test.describe('contact form when the notification fails', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource.*404.*notify/] });

  test('sends the message and logs a warning (ja)', async ({ page }) => {
    const { texts, field, robot, send } = await openForm(page, 'ja');
    for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
    await page.route('**/bell/notify/records', (route) =>
      route.fulfill({ status: 404, json: { message: 'Record not found' } }),
    );
    const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
    await robot.check();
    await send.click();
    await expect(page.getByText(texts.sent)).toBeVisible();
    expect((await logged).text()).toContain('ApiError');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(field('message')).toHaveValue('');
    const [newest] = await storedMessages(page);
    expect(newest?.notified_at).toBeNull();
  });
});

test.describe('contact form when country codes fail to load', () => {
  // The browser logs a response of 503.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*503/] });

  test('retries loading them and keeps the values typed meanwhile', async ({ page }) => {
    let failures = 0;
    await page.route('**/sso/phone-code', (route) => {
      failures += 1;
      return route.fulfill({ status: 503, json: { success: false, message: 'Not now' } });
    });
    const { form, field, send, errorOf } = await openForm(page, 'en');
    const loading = 'Loading country codes…';
    await expect(field('phone')).toHaveAccessibleDescription(loading);
    await field('phone').fill(typed.phone);
    await field('company').fill(typed.company);
    await send.click();
    await expect(errorOf('phoneCode')).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => failures).toBeGreaterThan(2);
    await page.unroute('**/sso/phone-code');
    await expect(field('phone')).toHaveValue('90 1234 5678');
    await expect(form.getByRole('button', { name: /Japan/ })).toBeVisible();
    await expect(form.getByText(loading)).toHaveCount(0);
    await expect(field('company')).toHaveValue(typed.company);
  });
});
