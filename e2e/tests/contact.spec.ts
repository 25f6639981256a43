import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { tabTo } from '../support/keys.ts';
import { approach } from '../support/sections.ts';
import { watchSent } from '../support/sent.ts';
import { expect, test } from '../support/test.ts';

const languages = {
  en: {
    send: 'Send message',
    /** The messages of the nine checks, in order (001 section 5). */
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
  const words = languages[locale];
  const form = page.locator('#contact form');
  return {
    words,
    form,
    field: (name: string) => form.locator(`[name="${name}"]`),
    robot: form.getByLabel(words.robot),
    send: form.getByRole('button', { name: words.send }),
    says: (check: Check) => form.getByText(words.checks[check], { exact: true }).last(),
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
  test(`the contact form makes nine checks in their order, and keeps what is typed (${locale})`, async ({ page }) => {
    const { words, form, field, robot, send, says } = await openForm(page, locale);
    const all = Object.keys(words.checks).filter((check) => check !== 'emailFormat') as Check[];
    /** Submits and expects the errors of all checks from the given one on. */
    const expectFailing = async (first: Check) => {
      await send.click();
      const failing = all.slice(all.indexOf(first));
      for (const check of all) {
        if (failing.includes(check)) await expect(says(check)).toBeVisible();
        else await expect(says(check)).toHaveCount(0);
      }
    };

    await test.step('all at once where all is empty', async () => {
      await expectFailing('firstname');
      await expect(field('firstname')).toBeFocused();
    });

    await test.step('an error goes when its field is left, and when it is changed', async () => {
      await field('company').focus();
      await page.keyboard.press('Tab');
      await expect(says('company')).toHaveCount(0);
      await expect(says('message')).toBeVisible();
      await field('firstname').fill(typed.firstname);
      await expect(says('firstname')).toHaveCount(0);
    });

    await test.step('one after the other', async () => {
      await expectFailing('lastname');
      await expect(field('lastname')).toBeFocused();
      await field('lastname').fill(typed.lastname);
      await expectFailing('email');
      await expect(field('email')).toBeFocused();
      await field('email').fill('anna@example');
      await expectFailing('phoneCode');
      await expect(says('emailFormat')).toBeVisible();
      await expect(field('email')).toBeFocused();
      await field('email').fill(typed.email);
      await expect(says('emailFormat')).toHaveCount(0);
      await form.getByRole('button', { name: words.code }).click();
      await page.getByRole('option', { name: words.japan }).click();
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

    await test.step('the captcha’s goes as the others do', async () => {
      await tabTo(page, send);
      await expect(says('captcha')).toHaveCount(0);
      await expectFailing('captcha');
      await robot.check();
      await expect(says('captcha')).toHaveCount(0);
    });

    await page.reload();
    await approach(page, 'contact', words.send);
    await expect(field('message')).toHaveValue(typed.message);
    await expect(field('phone')).toHaveValue(/^90 ?1234 ?5678$/);
  });
}

test.describe('a captcha that does not pass', () => {
  // The browser logs responses of 400 and 422.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*4(00|22)/] });

  test('is said, keeps what was typed, and can be solved again; the number is held against its code', async ({
    page,
  }) => {
    const { words, field, robot, send, says } = await openForm(page, 'en');
    for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
    const verification = '**/recapcha-verification';

    await test.step('the backend takes it for a machine', async () => {
      await page.route(verification, (route) =>
        route.continue({ postData: JSON.stringify({ response: 'a-machine', type: 'seller' }) }),
      );
      await robot.click();
      await expect(page.getByText('Invalid reCAPTCHA')).toBeVisible();
      await expect(robot).not.toBeChecked();
      await send.click();
      await expect(says('captcha')).toBeVisible();
      await page.unroute(verification);
      await robot.click();
      await expect(robot).toBeChecked();
      await expect(says('captcha')).toHaveCount(0);
      await robot.uncheck();
    });

    await test.step('its proof expires', async () => {
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

    await test.step('a number that is none of its country', async () => {
      await field('phone').fill('12345');
      await robot.check();
      await send.click();
      await expect(page.getByText(words.noNumber).last()).toBeVisible();
      await expect(field('phone')).toBeFocused();
      await field('phone').fill(typed.phone);
    });

    await send.click();
    await expect(page.getByText(words.sent)).toBeVisible();
  });

  test('a refusal is said in Japanese; pressed twice, the message is sent once (ja)', async ({ page }) => {
    const { words, field, robot, send } = await openForm(page, 'ja');
    for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
    await field('phone').fill('12345');
    await robot.check();
    await send.click();
    await expect(page.getByText(words.noNumber).last()).toBeVisible();
    await expect(field('phone')).toBeFocused();
    await field('phone').fill(typed.phone);
    const sent = watchSent(page, /contact-us$/);
    await send.dblclick();
    await expect(page.getByText(words.sent)).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

test('another language in the middle of the contact form loses nothing that was typed', async ({ page }) => {
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
    const { form, words } = partsOf(page, locale);
    await expect(form.getByRole('button', { name: words.code })).toHaveAccessibleName(/Japan|日本/);
  }
});

/** The messages to the company as listed by the sandbox, newest first. */
async function keptMessages(page: Page) {
  const answer = await page.request.get('/sandbox/visitors', { headers: { Accept: 'application/json' } });
  const { messages } = (await answer.json()) as { messages: { id: string; notified_at: string | null }[] };
  return messages;
}

test('a contact message is confirmed after a second, the form is empty again, and the super admin is told', async ({
  page,
}) => {
  await page.clock.install();
  const { words, field, robot, send } = await openForm(page, 'en');
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  const verified = page.waitForResponse(/recapcha-verification$/);
  await robot.check();
  await verified;

  const sending = page.waitForResponse(/contact-us$/);
  const telling = page.waitForRequest(/bell\/notify\/records$/);
  await page.clock.pauseAt(Date.now() + 60_000);
  await send.click();
  const { superadmin_id, contact_id } = await (await sending).json();
  const told = await telling;
  expect(told.postDataJSON()).toEqual({
    from_user_id: 0,
    to_user_id: superadmin_id,
    message: 'You have a message from Anna <b> Weber 😀.',
    seen: 0,
    link: `/contact-us/reply/${contact_id}`,
    type: 'Contact Us',
    product_code: 'SMART-ART',
  });
  expect((await told.response())?.status()).toBe(201);
  const [newest] = await keptMessages(page);
  expect(newest).toMatchObject({ id: contact_id, notified_at: expect.any(String) });

  // 001 section 9: 1000 ms.
  await page.clock.runFor(999);
  await expect(field('message')).toHaveValue(typed.message);
  await expect(page.getByText(words.sent)).toHaveCount(0);
  await page.clock.resume();
  await expect(page.getByText(words.sent)).toBeVisible();
  for (const name of Object.keys(typed)) await expect(field(name)).toHaveValue('');
  await expect(robot).not.toBeChecked();
});

test.describe('a bell that does not ring', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource.*404.*notify/] });

  test('is only logged: the message is sent (ja)', async ({ page }) => {
    const { words, field, robot, send } = await openForm(page, 'ja');
    for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
    await page.route('**/bell/notify/records', (route) =>
      route.fulfill({ status: 404, json: { message: 'Record not found' } }),
    );
    const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
    await robot.check();
    await send.click();
    await expect(page.getByText(words.sent)).toBeVisible();
    expect((await logged).text()).toContain('ApiError');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(field('message')).toHaveValue('');
    const [newest] = await keptMessages(page);
    expect(newest?.notified_at).toBeNull();
  });
});

test.describe('country codes that cannot be had', () => {
  // The browser logs a response of 503.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*503/] });

  test('are asked for again every second, and what was typed meanwhile stays', async ({ page }) => {
    let refusals = 0;
    await page.route('**/sso/phone-code', (route) => {
      refusals += 1;
      return route.fulfill({ status: 503, json: { success: false, message: 'Not now' } });
    });
    const { form, field, send, says } = await openForm(page, 'en');
    const loading = 'Loading country codes…';
    await expect(field('phone')).toHaveAccessibleDescription(loading);
    await field('phone').fill(typed.phone);
    await field('company').fill(typed.company);
    await send.click();
    await expect(says('phoneCode')).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => refusals).toBeGreaterThan(2);
    await page.unroute('**/sso/phone-code');
    await expect(field('phone')).toHaveValue('90 1234 5678');
    await expect(form.getByRole('button', { name: /Japan/ })).toBeVisible();
    await expect(form.getByText(loading)).toHaveCount(0);
    await expect(field('company')).toHaveValue(typed.company);
  });
});
