import type { Locator, Page } from '@playwright/test';
import { mailedCode, newestMail } from '../support/mailbox.ts';
import { type Newcomer, newcomer } from '../support/newcomer.ts';
import { payByCard } from '../support/pay.ts';
import { fillSignIn, signIn } from '../support/sellers.ts';
import { expectSound } from '../support/sound.ts';
import { expect, type Stack, test } from '../support/test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const saved = (page: Page) => page.getByText('Profile saved.').first();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

async function choose(page: Page, label: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).first().click();
}

/** A separate seller for each test, with the record from the sign-up. */
async function seller(stack: Stack): Promise<Newcomer> {
  const person = await newcomer(stack);
  await payByCard(stack, person);
  return person;
}

/** Expects an error at a field that is marked invalid. */
async function expectFieldError(input: Locator, message: string | RegExp) {
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(message);
}

const texts = {
  'First name': 'Héloïse',
  'Last name': 'O’Hara-Lindström',
  Company: 'Atelier Nord',
  'Address line 1': '14 Quai des Brumes',
  'Address line 2': 'Courtyard, 3rd floor',
  State: 'Normandie',
  'Postal code': '763-0012',
  'Account name': 'H OHARA LINDSTROM',
  Bank: 'Seto Bank',
  Branch: 'Harbour',
  'Account number': '0012345678',
  'SWIFT code': 'SETOJPJT',
  'PayPal email': 'studio@example.com',
};

test('a seller edits and saves every profile field, and the values survive a reload', async ({ page, stack }) => {
  await signIn(page, await seller(stack), '/edit-profile');
  await expect(field(page, 'Company')).toHaveValue('Morita Studio');
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
  await choose(page, 'Role', 'Photographer');
  await choose(page, 'Industry', 'Photography');
  // The sub-type belonged to the previous industry.
  await expect(page.getByRole('combobox', { name: 'Sub-type', exact: true })).not.toContainText('Painting');
  await choose(page, 'Sub-type', /./);
  await field(page, 'Telephone').fill('+33 2 35 00 00 00');
  await field(page, 'Mobile').fill('+33 6 12 34 56 78');
  await field(page, 'Fax').fill('+33 2 35 00 00 01');
  await page.getByRole('combobox', { name: 'City', exact: true }).fill('Le Havre');
  await choose(page, 'Account type', /./);
  const abroad = page.getByRole('switch', { name: 'Ship to other countries' });
  const shown = page.getByRole('switch', { name: 'Show email and telephone to other sellers' });
  const before = [await abroad.isChecked(), await shown.isChecked()];
  await abroad.click();
  await shown.click();
  await expectSound(page);
  await save(page);
  await expect(saved(page)).toBeVisible();

  await page.reload();
  for (const [label, text] of Object.entries(texts)) await expect(field(page, label)).toHaveValue(text);
  await expect(page.getByRole('combobox', { name: 'Role', exact: true })).toContainText('Photographer');
  await expect(page.getByRole('combobox', { name: 'Industry', exact: true })).toContainText('Photography');
  await expect(page.getByRole('combobox', { name: 'City', exact: true })).toHaveValue('Le Havre');
  await expect(field(page, 'Mobile')).toHaveValue('612345678');
  expect([await abroad.isChecked(), await shown.isChecked()]).toEqual(before.map((on) => !on));
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await page.goto('/seller-profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Héloïse O’Hara-Lindström');
});

test.describe('failed saves', () => {
  // The browser logs these responses.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*(412|422|500)/] });

  test('shows server errors at their fields and keeps the typed values', async ({ page, stack }) => {
    await signIn(page, await seller(stack), '/edit-profile');
    // Sends values that the form would reject, so that the errors come from the real backend.
    await page.route('**/users/update-profile-details', async (route) => {
      const body = route.request().postDataJSON();
      Object.assign(body.business, { pin_code: '!', mobile_code: 'JP', company: '<b>' });
      Object.assign(body.bank_details, { swift_code: 'no' });
      await route.continue({ postData: JSON.stringify(body) });
    });
    for (const label of ['Account name', 'Bank', 'Account number', 'SWIFT code'] as const)
      await field(page, label).fill(texts[label]);
    await field(page, 'Company').fill('Atelier Nord');
    await save(page);
    const invalid = ['Company', 'Mobile', 'Postal code', 'SWIFT code'];
    for (const label of invalid) await expectFieldError(field(page, label), /\S/);
    await expect(field(page, 'Company')).toBeFocused();
    await expect(field(page, 'Company')).toHaveValue('Atelier Nord');
    await expect(field(page, 'SWIFT code')).toHaveValue('SETOJPJT');
    await expectSound(page);

    await page.unroute('**/users/update-profile-details');
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(saved(page)).toBeVisible();
    await expect(field(page, 'Company')).not.toHaveAttribute('aria-invalid', 'true');
    await page.reload();
    await expect(field(page, 'Company')).toHaveValue('Atelier Nord');
  });

  test('keeps the typed values after an empty 500 response and saves them on retry', async ({ page, stack }) => {
    await signIn(page, await seller(stack), '/edit-profile');
    const long = 'Atelier of the very long name '.repeat(6).trim();
    await field(page, 'Company').fill('<script> & "Sons" <<>>');
    await field(page, 'First name').fill('Zoë 👩🏽‍🎨 <b>Ålesund</b>');
    await save(page);
    await expectFieldError(field(page, 'Company'), /special characters/);
    await expect(field(page, 'Company')).toHaveValue('<script> & "Sons" <<>>');
    await field(page, 'Company').fill(long);
    await page.route('**/users/update-profile-details', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByText('Name and email are saved. The rest isn’t saved yet.')).toBeVisible();
    await expect(field(page, 'Company')).toHaveValue(long);
    await expectSound(page);
    await page.unroute('**/users/update-profile-details');
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(field(page, 'Company')).toHaveValue(long);
    await expect(field(page, 'First name')).toHaveValue('Zoë 👩🏽‍🎨 <b>Ålesund</b>');
    await page.goto('/seller-profile');
    await expectSound(page);
  });

  test('shows a conflict when another tab has saved, and keeps the typed values', async ({ page, context, stack }) => {
    await signIn(page, await seller(stack), '/edit-profile');
    const twin = await context.newPage();
    await twin.goto('/edit-profile');
    await expect(field(twin, 'Company')).toHaveValue('Morita Studio');
    await expect(field(page, 'Company')).toHaveValue('Morita Studio');
    await field(twin, 'Company').fill('Harbour House');
    await field(twin, 'State').fill('Ehime');
    await save(twin);
    await expect(saved(twin)).toBeVisible();

    await field(page, 'Company').fill('Morita & Daughters');
    await field(page, 'Address line 1').fill('7 Quay Street');
    await save(page);
    await expect(page.getByText('Your profile was changed elsewhere')).toBeVisible();
    const company = page.getByRole('group', { name: 'Company', exact: true });
    await expect(company).toContainText('Harbour House');
    await expect(company).toContainText('Morita & Daughters');
    await expect(page.getByText('Ehime')).toBeVisible();
    await expect(field(page, 'Address line 1')).toHaveValue('7 Quay Street');
    await expectSound(page);
    await company.getByRole('radio', { name: /Morita & Daughters/ }).check();
    await page.getByRole('button', { name: 'Continue with this' }).click();
    await expect(field(page, 'State')).toHaveValue('Ehime');
    await save(page);
    await expect(saved(page)).toBeVisible();
    await twin.reload();
    await expect(field(twin, 'Company')).toHaveValue('Morita & Daughters');
    await expect(field(twin, 'State')).toHaveValue('Ehime');
    await expect(field(twin, 'Address line 1')).toHaveValue('7 Quay Street');
  });
});

test('a new email must be verified and is saved to single sign-on before the product', async ({ page, stack }) => {
  const person = await seller(stack);
  const next = person.email.replace('@', '-new@');
  await signIn(page, person, '/edit-profile');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/update-(profile-)?details/.test(pathname)) calls.push(decodeURIComponent(pathname));
  });
  await field(page, 'Company').fill('Moved Studio');
  await field(page, 'Email').fill(next);
  await save(page);
  await expectFieldError(field(page, 'Email'), /Verify this email first/);
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(field(page, 'Code from the email')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Email')).toHaveValue(next);
  await field(page, 'Code from the email').pressSequentially(await mailedCode(page, next));
  await expect(page.getByText('Verified. Save to use this email.')).toBeVisible();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(saved(page)).toBeVisible();
  expect(calls).toEqual([`/sso/sso-user/update-details/${person.email}`, '/product/users/update-profile-details']);
  expect((await newestMail(page, person.email)).text).toContain(next);

  await page.reload();
  await expect(field(page, 'Email')).toHaveValue(next);
  await expect(field(page, 'Company')).toHaveValue('Moved Studio');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/edit-profile');
  await fillSignIn(page, { email: next, password: person.password });
  await expect(field(page, 'Company')).toHaveValue('Moved Studio');
});

test('日本語で編集する：変換を確定するEnterでは保存されず、実在する住所と氏名が保存される', async ({ page, stack }) => {
  await signIn(page, await seller(stack), '/edit-profile');
  await page.evaluate(() => localStorage.setItem('locale', 'ja'));
  await page.reload();
  const [last, first] = [field(page, '姓'), field(page, '名')];
  await last.fill('小笠原');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/update-(profile-)?details/.test(request.url())) sent.push(request.url());
  });
  // Composed with an input method: the Enter that confirms the word submits nothing.
  await first.fill('');
  const session = await page.context().newCDPSession(page);
  const reading = 'りくと';
  for (let end = 1; end <= reading.length; end += 1) {
    const text = reading.slice(0, end);
    await session.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  }
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await session.send('Input.insertText', { text: '陸人' });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  await session.detach();
  await expect(first).toHaveValue('陸人');

  await field(page, '郵便番号').fill('８８７ー０００１');
  await field(page, '都道府県・州').fill('宮崎県');
  await page.getByRole('combobox', { name: '市区町村', exact: true }).fill('日南市');
  await field(page, '番地').fill('今町一丁目2番5号');
  await field(page, '建物名・部屋番号').fill('油津ギャラリービル３０２');
  await field(page, '会社名・屋号').fill('小笠原美術工房');
  await expectSound(page);
  expect(sent).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('プロフィールを保存しました。').first()).toBeVisible();
  await page.reload();
  await expect(first).toHaveValue('陸人');
  await expect(last).toHaveValue('小笠原');
  await expect(field(page, '番地')).toHaveValue('今町一丁目2番5号');
  await expect(field(page, '郵便番号')).toHaveValue('887-0001');
  await page.goto('/seller-profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('小笠原 陸人');
});
