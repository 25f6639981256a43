import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseOfList } from '../support/lists.ts';
import { call, type Newcomer, newcomer, play } from '../support/newcomer.ts';
import { enter, languages, openSignedOut } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, type Stack, test } from '../support/test.ts';

const megabyte = 1024 ** 2;

/** A document of that many bytes. */
const pdf = (name: string, bytes: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 0x20)]),
});

interface Payment {
  data: { checkout: { id: string } };
}

/** A seller with a complete sign-up. */
async function inviter(stack: Stack): Promise<Newcomer> {
  const seller = await newcomer(stack);
  const { email, token } = seller;
  const { data } = await call<Payment>(stack, '/product/sign-up-payment', { token, body: { email, method: 'card' } });
  await play(stack, 'payments.checkout', { id: data.checkout.id, outcome: 'pay' });
  await call(stack, '/product/stripe-payment-success', { token, body: { session_id: data.checkout.id } });
  return seller;
}

const texts = {
  en: {
    ...languages.en,
    title: 'Referrals',
    empty: 'No invitations yet',
    invite: 'Invite an artist',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    send: 'Send invitation',
    taken: 'This address already has an open invitation.',
    details: /^Details/,
    copy: 'Copy Link for Nagi Saeki',
    copied: 'Link for Nagi Saeki copied',
    share: 'Share by email',
    remind: 'Send reminder',
    once: /^1 of 3 sent/,
    wait: /You sent a reminder within the last day/,
    delete: 'Delete invitation',
    invited: 'Invited',
    joined: 'Joined',
    summary: '1 invitation, 0 joined',
    export: 'Export CSV',
    clear: 'Clear search and filters',
    head: 'Name,Email,Status,Referred by,Date,Valid until,Joined on,Reminders sent,Link,Message',
  },
  ja: {
    ...languages.ja,
    title: '紹介',
    empty: '招待はまだありません',
    invite: '招待する',
    name: '名前',
    email: 'メールアドレス',
    message: 'メッセージ',
    send: '招待を送信',
    taken: 'このアドレスへの招待はすでに有効です。',
    details: /詳細/,
    copy: 'Nagi Saekiさん用のリンクをコピー',
    copied: 'Nagi Saekiさん用のリンクをコピーしました',
    share: 'メールで共有',
    remind: 'リマインダーを送る',
    once: /^3回中1回送信/,
    wait: /直近1日以内にリマインダーを送信しました/,
    delete: '招待を削除',
    invited: '招待中',
    joined: '登録済み',
    summary: '招待1件、うち登録0件',
    export: 'CSVに書き出す',
    clear: '検索と絞り込みを解除',
    head: '名前,メールアドレス,状態,紹介者,招待日,有効期限,登録日,リマインダーの送信回数,リンク,メッセージ',
  },
} as const;

const main = (page: Page) => page.getByRole('main');
const drawer = (page: Page) => page.getByRole('dialog');
const rowsOf = (page: Page) => page.getByRole('grid').getByRole('row').filter({ hasText: '@example.com' });

/* The browser logs error responses. */
test.use({ expectedConsoleErrors: [/Failed to load resource/] });

for (const text of Object.values(texts)) {
  test(`sends an invitation, reminds of it, exports it and deletes it (${text.locale})`, async ({
    page,
    context,
    stack,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const email = `nagi-${text.locale}-${Date.now()}@example.com`;
    const seller = await inviter(stack);
    await openSignedOut(page, '/refferals-list', text);
    await enter(page, seller);
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: text.empty })).toBeVisible();
    await expect(main(page).getByRole('searchbox')).toHaveCount(0);
    await expectSound(page);

    await page.getByRole('button', { name: text.invite }).click();
    await drawer(page).getByLabel(text.name, { exact: true }).fill('Nagi Saeki');
    await drawer(page).getByLabel(text.email, { exact: true }).fill(email);
    await drawer(page).getByLabel(text.message, { exact: true }).fill('Your prints belong here.\nCome and see.');
    await page.locator('input[name=attachment]').setInputFiles(pdf('catalogue.pdf', 2000));
    await expectSound(page);
    let sent = 0;
    await page.route('**/product/referrals', async (route) => {
      if (route.request().method() === 'POST') sent += 1;
      await route.continue();
    });
    await drawer(page).getByRole('button', { name: text.send }).dblclick();
    await expect(drawer(page)).toHaveCount(0);
    await expect(rowsOf(page)).toHaveCount(1);
    expect(sent).toBe(1);
    await expect(main(page).getByText(text.summary)).toBeVisible();
    await expect(rowsOf(page)).toContainText(text.invited);

    await rowsOf(page).getByRole('button', { name: text.details }).click();
    const letter = main(page).getByText('Your prints belong here.');
    await expect(letter).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'catalogue.pdf' })).toBeVisible();
    await expectSound(page);
    await main(page).getByRole('button', { name: text.copy }).click();
    await expect(main(page).getByRole('button', { name: text.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/sign-up\?referral=[0-9a-z]{26}$/);

    const shared = main(page).getByRole('link', { name: text.share });
    await expect(shared).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${encodeURIComponent(email)}\\?subject=.+referral%3D`),
    );

    await main(page).getByRole('button', { name: text.remind }).dblclick();
    await expect(main(page).getByText(text.once)).toBeVisible();
    await expect(main(page).getByText(text.wait)).toBeVisible();
    await expect(main(page).getByRole('button', { name: text.remind })).toHaveCount(0);
    const { data: mails } = await call<{ data: unknown[] }>(stack, `/sandbox/mailbox?to=${email}`);
    expect(mails).toHaveLength(2);

    const [download] = await Promise.all([page.waitForEvent('download'), chooseOfList(page, text.export)]);
    const lines = (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').split('\r\n');
    expect(lines[0]).toBe(text.head);
    expect(lines[1]).toContain(`Nagi Saeki,${email},`);

    // A second invitation to the same email is rejected at the field, and the typed values stay.
    await page.getByRole('button', { name: text.invite }).click();
    await drawer(page).getByLabel(text.name, { exact: true }).fill('Nagi again');
    await drawer(page).getByLabel(text.email, { exact: true }).fill(email);
    await drawer(page).getByLabel(text.message, { exact: true }).fill('Did it arrive?');
    await drawer(page).getByRole('button', { name: text.send }).click();
    await expect(drawer(page).getByText(text.taken).first()).toBeVisible();
    await expect(drawer(page).getByLabel(text.email, { exact: true })).toBeFocused();
    await expect(drawer(page).getByLabel(text.message, { exact: true })).toHaveValue('Did it arrive?');
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);

    await main(page).getByRole('button', { name: text.delete }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Nagi Saeki');
    await question.getByRole('button', { name: text.delete }).click();
    await expect(page.getByRole('heading', { name: text.empty })).toBeVisible();
    await expectSound(page);
  });
}

test('filters the list by its URL, and shows an invited seller who signed up as joined', async ({ page, stack }) => {
  const seller = await inviter(stack);
  const invite = (name: string) => {
    const form = new FormData();
    const email = `${name.toLowerCase()}-${Date.now()}@example.com`;
    for (const [field, text] of Object.entries({ name, email, message: 'Come.' })) form.append(field, text);
    return fetch(`${stack.origin}/product/referrals`, {
      method: 'POST',
      headers: { authorization: `Bearer ${seller.token}`, 'accept-language': 'en' },
      body: form,
    }).then(async (answer) => ((await answer.json()) as { data: { id: string } }).data);
  };
  await invite('Anna');
  const { id } = await invite('Zoe');
  await play(stack, 'referrals.join', { referral_id: id });
  await openSignedOut(page, '/refferals-list?sort=name', languages.en);
  await enter(page, seller);
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(rowsOf(page).first()).toContainText('Anna');
  await main(page)
    .locator('label')
    .filter({ hasText: /^Joined/ })
    .click();
  await expect(page).toHaveURL(/[?&]status=joined/);
  await expect(rowsOf(page)).toHaveCount(1);
  await page.reload();
  await expect(rowsOf(page)).toContainText('Zoe');
  await main(page).getByRole('searchbox').fill('anna');
  await expect(page.getByRole('heading', { name: 'No data found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(rowsOf(page)).toHaveCount(2);
});

test('does not submit on Enter during composition, and restores the draft after a reload (ja, keyboard)', async ({
  page,
  stack,
}) => {
  const text = texts.ja;
  const seller = await inviter(stack);
  await openSignedOut(page, '/refferals-list', text);
  await enter(page, seller);
  await page.getByRole('button', { name: text.invite }).focus();
  await page.keyboard.press('Enter');
  const name = drawer(page).getByLabel(text.name, { exact: true });
  await name.focus();
  await page.keyboard.insertText('佐伯 凪');
  let sent = 0;
  await page.route('**/product/referrals', async (route) => {
    if (route.request().method() === 'POST') sent += 1;
    await route.continue();
  });
  // The Enter that ends a composition.
  await name.dispatchEvent('keydown', { key: 'Enter', isComposing: true, keyCode: 229, bubbles: true });
  await page.keyboard.press('Tab');
  await page.keyboard.type(`saeki-${Date.now()}@example.com`);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('一緒に展示しませんか。');
  await expect(drawer(page)).toBeVisible();
  expect(sent).toBe(0);
  await page.waitForTimeout(1500);
  await page.reload();
  await page.getByRole('button', { name: text.invite }).focus();
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('佐伯 凪');
  await expect(drawer(page).getByLabel(text.message, { exact: true })).toHaveValue('一緒に展示しませんか。');
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toHaveCount(0);
  await expect(rowsOf(page)).toContainText('佐伯 凪');
  await rowsOf(page).getByRole('button', { name: text.details }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: text.remind })).toBeVisible();
});

test.describe('errors', () => {
  test('rejects attachments that are too large or of another type before they are sent', async ({ page, stack }) => {
    const seller = await inviter(stack);
    await openSignedOut(page, '/refferals-list', languages.en);
    await enter(page, seller);
    await page.getByRole('button', { name: 'Invite an artist' }).click();
    const file = page.locator('input[name=attachment]');
    await file.setInputFiles(pdf('large.pdf', 6 * megabyte));
    await expect(
      drawer(page)
        .getByText(/large\.pdf/)
        .first(),
    ).toContainText('6 MB');
    await file.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
    await expect(
      drawer(page)
        .getByText(/page\.html/)
        .first(),
    ).toBeVisible();
    // Errors that only the server can detect are shown at the file, too.
    await page.route('**/product/file-size', (route) =>
      route.fulfill({
        status: 422,
        json: { success: false, message: 'No.', errors: { attachment: ['“a.pdf” is not taken today.'] } },
      }),
    );
    await file.setInputFiles(pdf('a.pdf', 100));
    await expect(drawer(page).getByText('“a.pdf” is not taken today.').first()).toBeVisible();
    await drawer(page).getByLabel('Name', { exact: true }).fill('Nagi');
    await drawer(page).getByLabel('Email', { exact: true }).fill('nagi.attaches@example.com');
    await drawer(page).getByLabel('Message', { exact: true }).fill('See enclosed.');
    await drawer(page).getByRole('button', { name: 'Send invitation' }).click();
    await expect(drawer(page)).toBeVisible();
    await drawer(page)
      .getByRole('button', { name: /Remove a\.pdf/ })
      .click();
    await page.unroute('**/product/file-size');
    await page.locator('input[name=attachment]').setInputFiles(pdf('below.pdf', 6 * megabyte - 1));
    await drawer(page).getByRole('button', { name: 'Send invitation' }).click();
    await expect(drawer(page)).toHaveCount(0);
    await expect(rowsOf(page)).toHaveCount(1);
  });

  test('retries a failed list, and creates one invitation when the response is lost', async ({ page, stack }) => {
    const seller = await inviter(stack);
    await page.route('**/product/referrals?*', (route) => route.fulfill({ status: 500, body: '' }));
    await openSignedOut(page, '/refferals-list', languages.en);
    await enter(page, seller);
    await expect(page.getByText('We couldn’t load your invitations.')).toBeVisible({ timeout: 30_000 });
    await expectSound(page);
    await page.unroute('**/product/referrals?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No invitations yet' })).toBeVisible();

    await page.getByRole('button', { name: 'Invite an artist' }).click();
    await drawer(page).getByRole('button', { name: 'Send invitation' }).click();
    await expect(drawer(page).getByLabel('Name', { exact: true })).toBeFocused();
    await drawer(page).getByLabel('Name', { exact: true }).fill('Nagi');
    await drawer(page).getByLabel('Email', { exact: true }).fill(`lost-${Date.now()}@example.com`);
    await drawer(page).getByLabel('Message', { exact: true }).fill('See you.');
    // The response is lost after the change: pressing again finds the same invitation.
    let lost = 0;
    await page.route('**/product/referrals', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await drawer(page).getByRole('button', { name: 'Send invitation' }).click();
    await expect(drawer(page)).toHaveCount(0);
    await expect(rowsOf(page)).toHaveCount(1);
    expect(lost).toBe(1);
  });
});
