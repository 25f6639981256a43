import type { Page } from '@playwright/test';
import { newcomer, play } from '../support/newcomer.ts';
import { payByCard } from '../support/pay.ts';
import { rival } from '../support/sellers.ts';
import { watchSent } from '../support/sent.ts';
import { enter, field } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

/** The link in the latest mail to an address, from the sandbox's mailbox. */
async function linkInMail(page: Page, origin: string, to: string): Promise<string> {
  const answer = await page.request.get(`${origin}/sandbox/mailbox?to=${encodeURIComponent(to)}`, {
    headers: { Accept: 'application/json' },
  });
  const { data } = (await answer.json()) as { data: { text: string }[] };
  const link = data.map(({ text }) => /\/reset-password\?token=\S+/.exec(text)?.[0]).find((found) => found);
  if (!link) throw new Error(`No mail to ${to} contains a reset link.`);
  return link;
}

async function choose(page: Page, password: string, again = password) {
  await field(page, 'password').fill(password);
  await field(page, 'confirm_password').fill(again);
}

const speak = (page: Page, locale: 'en' | 'ja') =>
  page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);

/** Texts of the password change. */
const changing = {
  en: {
    title: 'Change your password',
    submit: 'Change password',
    wrong: 'Old Password does not match',
    done: 'Your password is changed.',
    forced: 'Choose a new password',
    signOut: 'Sign out',
  },
  ja: {
    title: 'パスワードの変更',
    submit: 'パスワードを変更',
    wrong: '現在のパスワードが一致しません',
    done: 'パスワードを変更しました。',
    forced: '新しいパスワードを設定してください',
    signOut: 'サインアウト',
  },
} as const;

test.describe('password', () => {
  // The browser logs responses of 400, 401, 403 and 422.
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });

  test('resets a forgotten password by an emailed link that works once (ja)', async ({ page, startStack }) => {
    const { origin } = await startStack();
    await page.addInitScript(() => localStorage.setItem('locale', 'ja'));
    await page.goto(`${origin}/sign-in`);
    // The typed email is passed along and back, but in no URL.
    await field(page, 'email').fill('hana@example.com');
    await page.getByRole('link', { name: 'パスワードをお忘れですか？' }).click();
    await expect(page).toHaveURL(`${origin}/sign-in/forgot-password`);
    await expect(field(page, 'email')).toHaveValue('hana@example.com');
    // The history state is written a moment after the field; wait for it before going back.
    await page.waitForFunction(() => JSON.stringify(history.state).includes('hana@example.com'));
    await page.goBack();
    await expect(field(page, 'email')).toHaveValue('hana@example.com');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'パスワードをお忘れですか？' })).toBeVisible();
    await expect(field(page, 'email')).toHaveValue('hana@example.com');
    await page.reload();
    await expect(field(page, 'email')).toHaveValue('hana@example.com');
    await field(page, 'email').fill('ren@example.com');
    await page.getByRole('link', { name: 'サインインに戻る' }).click();
    await expect(page).toHaveURL(`${origin}/sign-in`);
    await expect(field(page, 'email')).toHaveValue('ren@example.com');
    await page.getByRole('link', { name: 'パスワードをお忘れですか？' }).click();
    await expect(field(page, 'email')).toHaveValue('ren@example.com');
    await expect(page.getByRole('heading', { level: 1, name: 'パスワードをお忘れですか？' })).toBeVisible();
    await expectSound(page);
    await field(page, 'email').fill('nobody@example.com');
    await page.getByRole('button', { name: 'リンクをメールで受け取る' }).click();
    await expect(page.getByRole('alert')).toContainText('ユーザーが見つかりません');
    await expect(field(page, 'email')).toHaveValue('nobody@example.com');
    await field(page, 'email').fill(rival.email);
    await page.getByRole('button', { name: 'リンクをメールで受け取る' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'メールをご確認ください' })).toBeVisible();
    await expectSound(page);

    const link = await linkInMail(page, origin, rival.email);
    await page.goto(origin + link);
    // The token is removed from the URL, and survives a reload.
    await expect(page).toHaveURL(/\/reset-password$/);
    await page.reload();
    await expectSound(page);
    await choose(page, 'short');
    await page.getByRole('button', { name: 'パスワードを設定' }).click();
    await expect(field(page, 'password')).toBeFocused();
    await choose(page, 'harbour-at-dusk', 'harbour-at-dawn');
    await page.getByRole('button', { name: 'パスワードを設定' }).click();
    await expect(page.getByText('2つのパスワードが一致しません。').first()).toBeVisible();
    await choose(page, 'harbour-at-dusk');
    await page.getByRole('button', { name: 'パスワードを設定' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '新しいパスワードを設定しました' })).toBeVisible();

    // The same link again.
    await page.goto(origin + link);
    await choose(page, 'something-else');
    await page.getByRole('button', { name: 'パスワードを設定' }).click();
    await expect(page.getByRole('alert')).toContainText('このリンクは使用済みか、有効期限が切れています。');
    await page.getByRole('link', { name: '新しいリンクを申し込む' }).click();
    await expect(page).toHaveURL(/\/sign-in\/forgot-password$/);
    await page.goto(`${origin}/reset-password`);
    await expect(page.getByText('リンクが正しくありません。')).toBeVisible();

    await page.goto(`${origin}/art-library`);
    await enter(page, { email: rival.email, password: 'harbour-at-dusk' });
    await expect(page).toHaveURL(/\/art-library$/);
  });

  test('signs out on a reset in a signed-in browser, without an expiry message', async ({
    page,
    context,
    startStack,
  }) => {
    const { origin } = await startStack();
    await page.goto(`${origin}/art-library`);
    await enter(page, rival);
    await expect(page).toHaveURL(/\/art-library$/);
    const another = await context.newPage();
    await another.goto(`${origin}/sign-in/forgot-password`);
    await field(another, 'email').fill(rival.email);
    const requests = watchSent(another, /\/sso\/password\/forgot-password$/);
    await another.getByRole('button', { name: 'Email me a link' }).dblclick();
    await expect(another.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
    expect(requests).toHaveLength(1);
    await another.close();

    const sent = watchSent(page, /\/sso\/password\/reset$/);
    await page.goto(origin + (await linkInMail(page, origin, rival.email)));
    await choose(page, 'harbour-at-dusk');
    await page.getByRole('button', { name: 'Set password' }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Your new password is set' })).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${origin}/sign-in`);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect(page.getByText('Your session has ended.')).toHaveCount(0);
    await enter(page, { email: rival.email, password: 'harbour-at-dusk' });
    await expect(page).toHaveURL(/\/seller-dashboard$/);
  });

  for (const [byChoice, byForce] of [
    ['ja', 'en'],
    ['en', 'ja'],
  ] as const) {
    test(`changes by choice (${byChoice}), and blocks other pages until a forced change (${byForce})`, async ({
      page,
      stack,
    }) => {
      const person = await newcomer(stack);
      await payByCard(stack, person);
      const { email, password } = person;
      const text = changing[byChoice];
      const sent = watchSent(page, /\/sso\/change-password$/);
      await page.goto('/sign-in');
      await speak(page, byChoice);
      await page.goto('/edit-profile/change-password');
      await enter(page, { email, password });
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
      await expectSound(page);
      const submit = page.getByRole('main').getByRole('button', { name: text.submit });
      await field(page, 'old_password').fill('not-the-password');
      await choose(page, 'harbour-at-dusk');
      await submit.click();
      await expect(page.getByText(text.wrong).first()).toBeVisible();
      await expect(field(page, 'password')).toHaveValue('harbour-at-dusk');
      await field(page, 'old_password').fill(password);
      await submit.dblclick();
      await expect(page.getByText(text.done).first()).toBeVisible();
      await expect(field(page, 'old_password')).toHaveValue('');
      expect(sent).toHaveLength(2);

      // The operator forces a change: no other page opens.
      const forced = changing[byForce];
      await play(stack, 'accounts.force-password-change', { email });
      await page.evaluate(() => localStorage.clear());
      await page.goto('/sign-in');
      await speak(page, byForce);
      await page.reload();
      await enter(page, { email, password: 'harbour-at-dusk' });
      await expect(page.getByRole('heading', { level: 1, name: forced.forced })).toBeVisible();
      await expectSound(page);
      await page.goto('/art-library');
      await expect(page).toHaveURL(/\/edit-profile\/change-password\?next=%2Fart-library$/);
      await expect(page.getByRole('button', { name: forced.signOut })).toBeVisible();
      await field(page, 'old_password').fill('harbour-at-dusk');
      await choose(page, '港の夕暮れ-gallery');
      await page.getByRole('button', { name: forced.submit }).click();
      // The requested page opens after the change.
      await expect(page).toHaveURL(/\/art-library$/);
    });
  }
});
