import { readDevice } from '../support/device.ts';
import { forms } from '../support/forms.ts';
import { play } from '../support/newcomer.ts';
import { artist, rival, signIn } from '../support/sellers.ts';
import { credentials, enter, field, languages, openSignedOut, signOut } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test.describe('another seller on the same device', () => {
  // The browser logs the response for another seller's work.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*404/] });

  test('sees no data of the first, whose draft is restored on return', async ({ page, stack }) => {
    const notice = 'A letter for Hana alone.';
    const works = page.getByRole('list', { name: 'Works' }).getByRole('link');
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await play(stack, 'bell.announce', { email: artist.email, message: notice });

    await signIn(page, artist);
    const [title = ''] = ((await works.first().textContent()) ?? '').split('\n');
    await works.first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const ofArtist = new URL(page.url()).pathname;
    await sidebar.getByRole('link', { name: 'Library' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Add a work' }).click();
    await forms['/add-art'].type(page);
    await bell.click();
    await expect(page.getByRole('dialog').getByText(notice, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    const token = await page.evaluate(() => localStorage.getItem('auth_token') ?? '');

    await test.step('signing out leaves only the draft in the browser', async () => {
      await signOut(page);
      const device = await readDevice(page);
      expect(device).toMatchObject({ local: {}, caches: [], cookies: [] });
      expect(Object.keys(device.local)).toEqual([]);
      // The key of this tab's draft.
      expect(Object.keys(device.session)).toEqual([expect.stringMatching(/^place of add-art:usr_\w+$/)]);
      expect(Object.keys(device.records)).toEqual([expect.stringMatching(/^add-art:usr_/)]);
      expect(JSON.stringify(device)).not.toContain(token);
    });

    const tokens = new Set<string | undefined>();
    const expectNothing = async () => {
      for (const theirs of [title, notice, 'Account: Hana', artist.email, 'The quay at noon']) {
        await expect(page.locator('body')).not.toContainText(theirs);
      }
    };

    await test.step('the second seller visits the pages of the first', async () => {
      await page.goBack();
      await expect(page).toHaveURL(/\/sign-in/);
      await enter(page, rival);
      page.on('request', (request) => {
        if (request.url().includes('/product/')) tokens.add(request.headers().authorization);
      });
      await sidebar.getByRole('link', { name: 'Library' }).click();
      await expect(works.first()).toBeVisible();
      await expectNothing();
      await page.getByRole('main').getByRole('link', { name: 'Add a work' }).click();
      await expect(field(page, 'title')).toHaveValue('');
      await expect(field(page, 'artist_name')).toHaveValue('Kenji Watanabe');
      await expectNothing();
      await bell.click();
      await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
      await expectNothing();
      await page.keyboard.press('Escape');
      await page.evaluate((address) => history.pushState(null, '', address), ofArtist);
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
      await expect(page.getByRole('heading', { level: 1, name: 'Work not found' })).toBeVisible();
      await expectNothing();
      const own = await page.evaluate(() => `Bearer ${localStorage.getItem('auth_token')}`);
      tokens.delete(undefined);
      expect([...tokens]).toEqual([own]);
    });

    await signOut(page);
    await enter(page, artist);
    await sidebar.getByRole('link', { name: 'Library' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Add a work' }).click();
    await forms['/add-art'].expectTyped(page);
  });
});

test.describe('a saved password', () => {
  test('fills in the next sign-in, is not readable in storage, and is deleted when unchecked', async ({ page }) => {
    const { locale, selectedLanguage } = languages.en;
    await openSignedOut(page, '/art-library', languages.en);
    await enter(page, artist, true);
    await expect.poll(async () => (await readDevice(page)).local).toMatchObject(credentials(artist));
    await signOut(page);

    const stored = await readDevice(page);
    expect(stored.local).toEqual({ locale, selectedLanguage, ...credentials(artist) });
    for (const clear of [artist.password, btoa(artist.password), encodeURIComponent(artist.password)]) {
      expect(JSON.stringify(stored)).not.toContain(clear);
    }
    expect(Object.values(stored.records)).toEqual(['CryptoKey, extractable: false']);

    await page.reload();
    await expect(field(page, 'email')).toHaveValue(artist.email);
    await expect(field(page, 'password')).toHaveValue(artist.password);
    await expect(field(page, 'keepMeLoggedIn')).toBeChecked();
    await field(page, 'password').press('Enter');
    await expect(page).toHaveURL(/\/seller-dashboard$/);
    await signOut(page);

    // It is decrypted after the first paint, and then filled in.
    await expect(field(page, 'password')).toHaveValue(artist.password);
    await field(page, 'keepMeLoggedIn').uncheck();
    await field(page, 'password').press('Enter');
    await expect(page).toHaveURL(/\/seller-dashboard$/);
    for (const key of ['email', 'password', 'keepMeLoggedIn']) {
      expect(Object.keys((await readDevice(page)).local)).not.toContain(key);
    }
    await signOut(page);
    expect((await readDevice(page)).local).toEqual({ locale, selectedLanguage });
    await page.reload();
    await expect(field(page, 'email')).toHaveValue('');
    await expect(field(page, 'password')).toHaveValue('');
    await expect(field(page, 'keepMeLoggedIn')).not.toBeChecked();
  });
});

test('falls back to English with a one-time notice when an unsupported language is stored', async ({ page }) => {
  const notice = page.getByText('Sorry for the inconvenience. Language not supported yet.');
  // On a page without the app's script, which would show its one-time notice there, on a page about to unload.
  await page.goto('/seal.svg');
  await page.evaluate(() => localStorage.setItem('locale', 'fr'));
  await page.goto('/sign-in');
  await expect(notice).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  const { locale, selectedLanguage } = languages.en;
  expect((await readDevice(page)).local).toEqual({ locale, selectedLanguage });
  await page.reload();
  await enter(page, artist);
  await expect(notice).toHaveCount(0);
});

test('falls back to English with a notice when an unsupported language is chosen, keeping the form', async ({
  page,
}) => {
  await page.route('**/product/languages', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: object[] };
    await route.fulfill({ response: answer, json: { ...rest, data: [...data, { slug: 'fr', name: 'Français' }] } });
  });
  const notice = page.getByText('Sorry for the inconvenience. Language not supported yet.');
  await openSignedOut(page, '/add-art', languages.ja);
  await enter(page, artist);
  await forms['/add-art'].type(page);
  const choose = async (menu: string) => {
    await page.getByRole('button', { name: menu, exact: false }).first().click();
    await page.getByRole('menuitemradio', { name: 'Français' }).click();
  };
  await choose('言語');
  await expect(notice).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await forms['/add-art'].expectTyped(page);
  const { locale, selectedLanguage } = languages.en;
  expect((await readDevice(page)).local).toMatchObject({ locale, selectedLanguage });

  await test.step('in English, the notice appears without a page load', async () => {
    await page.reload();
    await expect(field(page, 'title')).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await choose('Language');
    await expect(notice).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
  });
});
