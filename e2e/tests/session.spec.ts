import { readDevice } from '../support/device.ts';
import { account, forms } from '../support/forms.ts';
import { hold } from '../support/hold.ts';
import { newcomer, play } from '../support/newcomer.ts';
import { paint } from '../support/pictures.ts';
import { artist, rival } from '../support/sellers.ts';
import { credentials, enter, field, languages, openSignedOut, signOut, watchAddresses } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test.describe('a session that expires while the seller is typing', () => {
  // The browser logs the 401, and the 404 of a file server that was never saved.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*(401|404.*bucket-details)/] });

  const cases = [
    { path: '/add-art', language: 'en', keep: false },
    { path: '/add-art', language: 'ja', keep: true },
    { path: '/edit-profile', language: 'en', keep: true },
    { path: '/edit-profile', language: 'ja', keep: false },
  ] as const;
  for (const { path, language, keep } of cases) {
    const password = keep ? 'saved password' : 'no saved password';
    test(`redirects to sign-in once and restores the form: ${path}, ${language}, ${password}`, async ({
      page,
      stack,
    }) => {
      const texts = languages[language];
      const form = forms[path];
      await openSignedOut(page, path, texts);
      await enter(page, artist, keep);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await form.type(page);

      await test.step('it expires while several requests are pending', async () => {
        const bell = /\/bell\/notify\/records$/;
        const poll = /\/product\/changes$/;
        const news = await hold(page, bell);
        await play(stack, 'bell.announce', { email: artist.email, message: 'News for whoever types.' });
        await news.has(bell);
        const others = await hold(page, poll, form.sent);
        await others.has(poll);
        await field(page, form.file).setInputFiles(await paint(page, 'quay.jpg', ['#2c5a7d', '#efeae0']));
        await others.has(form.sent);
        await play(stack, 'accounts.expire-sessions', { email: artist.email });
        const shown = watchAddresses(page);
        const answers = (await Promise.all([news.release(), others.release()])).flat();
        expect(answers.length).toBeGreaterThanOrEqual(3);
        expect(new Set(answers)).toEqual(new Set([401]));
        await expect(page.getByText(texts.ended)).toBeVisible();
        expect(shown).toEqual([`/sign-in?next=${encodeURIComponent(path)}`]);
      });

      await test.step('the browser stores only documented keys, and no secret', async () => {
        const device = await readDevice(page);
        // 000 section 8: of the two language keys only the locale.
        expect(device.local).toEqual({ locale: language, ...(keep && credentials(artist)) });
        const all = JSON.stringify(device);
        expect(all).not.toContain(artist.password);
        expect(all).not.toContain(btoa(artist.password));
        expect(all).not.toContain(account);
        // The key of this tab's draft, without its values.
        expect(Object.keys(device.session)).toEqual([
          expect.stringMatching(/^place of (add-art|edit-profile):usr_\w+$/),
        ]);
        expect(Object.values(device.session)).toEqual([expect.stringMatching(/^(add-art|edit-profile):usr_\w+$/)]);
      });

      if (keep) {
        await expect(field(page, 'email')).toHaveValue(artist.email);
        await expect(field(page, 'password')).toHaveValue(artist.password);
        await field(page, 'password').press('Enter');
      } else {
        await expect(field(page, 'password')).toHaveValue('');
        await enter(page, artist);
      }
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await form.expectTyped(page);
    });
  }

  test('returns to the step of a sign-up, and stores no keys of a file server', async ({ page, stack }) => {
    const person = await newcomer(stack, { step: 1 });
    const keys = { access_key: 'AKIAHARBOUR', secret_key: 'harbour/secret+key' };
    const server = { endpoint: 'https://files.example.com', region: 'eu-north-1', bucket: 'morita-atelier' };
    await page.goto('/sign-in');
    await enter(page, person);
    await page.getByRole('radio', { name: 'Own cloud file server' }).check();
    for (const [name, text] of Object.entries({ ...server, ...keys })) await field(page, name).fill(text);
    await play(stack, 'accounts.expire-sessions', { email: person.email });
    await page.getByRole('button', { name: 'Test connection' }).click();
    await expect(page.getByText(languages.en.ended)).toBeVisible();
    expect(new URL(page.url()).search).toBe('?next=%2Fsign-up%2Fservices');

    const device = JSON.stringify(await readDevice(page));
    expect(device).toContain(server.endpoint);
    for (const secret of [...Object.values(keys), person.password]) expect(device).not.toContain(secret);
    await enter(page, person);
    await expect(page).toHaveURL(/\/sign-up\/services$/);
    for (const [name, text] of Object.entries(server)) await expect(field(page, name)).toHaveValue(text);
    for (const name of Object.keys(keys)) await expect(field(page, name)).toHaveValue('');
  });
});

test.describe('two tabs', () => {
  // The polling tab may send a request before it learns that the other one has signed out; the browser logs it.
  test.use({
    expectedConsoleErrors: [/Failed to load resource.*(401.*\/product\/(changes|update-)|404.*bucket-details)/],
  });

  test('sign out and in together, and restore the draft (ja)', async ({ page, context, stack }) => {
    await openSignedOut(page, '/add-art', languages.ja);
    await enter(page, artist);
    await forms['/add-art'].type(page);
    const other = await context.newPage();
    await other.goto('/art-library');
    const token = await page.evaluate(() => localStorage.getItem('auth_token'));
    const shown = watchAddresses(page);
    await signOut(other, languages.ja);
    await expect(page.getByText(languages.ja.ended)).toBeVisible();
    expect(shown).toEqual(['/sign-in?next=%2Fadd-art']);
    await expect
      .poll(async () => {
        const answer = await fetch(`${stack.origin}/product/changes`, {
          headers: { authorization: `Bearer ${token}` },
        });
        return answer.status;
      })
      .toBe(401);

    await enter(other, artist);
    await expect(other).toHaveURL(/\/seller-dashboard$/);
    await expect(page).toHaveURL(/\/add-art$/);
    await forms['/add-art'].expectTyped(page);
    expect(shown).toEqual(['/sign-in?next=%2Fadd-art', '/add-art']);
  });

  test('redirect to sign-in once each when their session expires, and back (ja)', async ({ page, context, stack }) => {
    await openSignedOut(page, '/add-art', languages.ja);
    await enter(page, artist);
    const other = await context.newPage();
    await other.goto('/edit-profile');
    const tabs = [
      { tab: page, path: '/add-art', form: forms['/add-art'] },
      { tab: other, path: '/edit-profile', form: forms['/edit-profile'] },
    ];
    const requests = [];
    for (const { tab, form } of tabs) {
      await form.type(tab);
      const calls = await hold(tab, form.sent, /\/product\/changes$/);
      await field(tab, form.file).setInputFiles(await paint(tab, 'quay.jpg', ['#2c5a7d', '#efeae0']));
      await calls.has(form.sent);
      requests.push(calls);
    }
    const shown = tabs.map(({ tab }) => watchAddresses(tab));
    await play(stack, 'accounts.expire-sessions', { email: artist.email });
    const answers = (await Promise.all(requests.map((calls) => calls.release()))).flat();
    expect(new Set(answers)).toEqual(new Set([401]));
    for (const { tab } of tabs) await expect(tab.getByText(languages.ja.ended)).toBeVisible();
    const ways = tabs.map(({ path }) => `/sign-in?next=${encodeURIComponent(path)}`);
    expect(shown).toEqual(ways.map((way) => [way]));

    await enter(page, artist);
    for (const { tab, path, form } of tabs) {
      await expect(tab).toHaveURL(new RegExp(`${path}$`));
      await form.expectTyped(tab);
    }
    expect(shown).toEqual(ways.map((way, index) => [way, tabs[index]?.path]));
  });

  test('follow a sign-in as another seller, who sees no data of the first', async ({ page, context }) => {
    await openSignedOut(page, '/add-art', languages.en);
    await enter(page, artist);
    await forms['/add-art'].type(page);
    const other = await context.newPage();
    await other.goto('/art-library');
    await signOut(other);
    await expect(page).toHaveURL(/\/sign-in/);
    await enter(other, rival);
    await expect(page).toHaveURL(/\/add-art$/);
    await expect(field(page, 'artist_name')).toHaveValue('Kenji Watanabe');
    await expect(field(page, 'title')).toHaveValue('');
    await expect(page.locator('body')).not.toContainText('Hana');
  });
});
