import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { artist, fillSignIn, rival, signIn } from '../support/sellers.ts';
import { expectSound } from '../support/sound.ts';
import { expect, type Stack, test } from '../support/test.ts';

/** Known to the other product's server; the operator's own stores a digest. */
const secret = 'known-only-to-the-two-servers';
const env = { EXTERNAL_API_TOKEN_HASHES: createHash('sha256').update(secret).digest('hex') };

/** What the other product's server does before it redirects the user. @returns the URL of the redirect */
async function handOver({ origin }: Stack, email: string): Promise<string> {
  const answer = await fetch(`${origin}/sso/signin/external-signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ExternalApiToken: secret, ProductCode: 'SMART-ART' },
    body: JSON.stringify({ email }),
  });
  expect(answer.status).toBe(200);
  const { continue_url } = (await answer.json()) as { continue_url: string };
  return continue_url;
}

/** All URLs and referrers of a page's requests. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => void addresses.push(request.url(), request.headers().referer ?? ''));
  return addresses;
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
/** The stored data of a signed-in seller. The time zone loads with the settings, a moment later. */
const signedInData = async (page: Page) => {
  await expect.poll(async () => (await stored(page)).ls_data).toContain('time_zone');
  return stored(page);
};
const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue to your gallery' });
const accountOf = (page: Page, name: string) => page.getByRole('button', { name: `Account: ${name}` });

test.describe('sign-in from another product', () => {
  // The browser logs responses of 400 and 422.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*4(00|22)/] });

  // Close before the test's system stops: signed-in pages poll it every second.
  test.afterEach(({ page }) => page.close());

  test('the link signs in only after a confirmation, and works once', async ({ page, startStack }) => {
    const stack = await startStack({ env });
    const link = await handOver(stack, artist.email);
    const ticket = link.split('#ticket=')[1] ?? '';
    const requested = addressesOf(page);
    await page.goto(link);
    await expect(page).toHaveURL(`${stack.origin}/sign-in/continue`);
    await expect(page.getByText(`as Hana Morita, ${artist.email}`)).toBeVisible();
    expect(await stored(page)).not.toHaveProperty('auth_token');
    await expectSound(page);
    // The ticket is gone from the URL, and survives a reload.
    await page.reload();
    await expect(page.getByText(`as Hana Morita, ${artist.email}`)).toBeVisible();
    await continueButton(page).click();
    await expect(page).toHaveURL(`${stack.origin}/seller-dashboard`);
    await expect(accountOf(page, 'Hana Morita')).toBeVisible();
    const entered = await signedInData(page);
    await page.reload();
    await expect(accountOf(page, 'Hana Morita')).toBeVisible();
    // Playwright keeps the fragment in the page's own URL; no other request may contain it.
    expect(requested.filter((address) => address.includes(ticket) && address !== link)).toEqual([]);

    // The same data is stored as after a sign-in with a password.
    await page.evaluate(() => localStorage.clear());
    await signIn(page, artist, `${stack.origin}/art-library`);
    const ordinary = await signedInData(page);
    for (const part of ['ls_data', 'profilePicUrl', 'sso_data']) expect(entered[part], part).toBe(ordinary[part]);
    expect(entered).toHaveProperty('auth_token');
    expect(entered).not.toHaveProperty('password');

    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page).toHaveURL(`${stack.origin}/sign-in`);
    await expect(page.getByText('This sign-in link has been used or has expired. Go back and try again')).toBeVisible();
    await expectSound(page);
    await fillSignIn(page, artist);
    await expect(page).toHaveURL(`${stack.origin}/seller-dashboard`);
  });

  test('opens the requested page and shows errors for used and incomplete links, in Japanese', async ({
    page,
    startStack,
  }) => {
    const stack = await startStack({ env });
    await page.goto(`${stack.origin}/sign-in`);
    await page.evaluate(() => localStorage.setItem('locale', 'ja'));
    const link = await handOver(stack, artist.email);
    // In the open page: only fragment and query change.
    await page.goto(link.replace('/sign-in', '/sign-in?next=%2Fart-library'));
    await expect(page.getByRole('heading', { level: 1, name: 'ギャラリーへ進む' })).toBeVisible();
    await expect(
      page.getByText(`別のサービスから、Hana Moritaさん（${artist.email}）としてお越しです。`),
    ).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectSound(page);
    await page.getByRole('button', { name: 'ギャラリーへ進む' }).click();
    await expect(page).toHaveURL(`${stack.origin}/art-library`);
    // A used link, pasted into the open sign-in page.
    await page.evaluate(() => localStorage.removeItem('auth_token'));
    await page.goto(`${stack.origin}/sign-in`);
    await page.goto(link);
    await expect(page.getByText('この引き継ぎは使用済みか、有効期限が切れています。')).toBeVisible();
    await expect(page).toHaveURL(`${stack.origin}/sign-in`);
    await page.goto(`${stack.origin}/sign-in#ticket=cut-off`);
    await expect(page.getByText('このアドレスは途中で切れています。')).toBeVisible();
  });

  test('asks before switching when another seller is signed in', async ({ page, startStack }) => {
    const stack = await startStack({ env });
    await signIn(page, rival, `${stack.origin}/art-library`);
    const { auth_token: before } = await stored(page);
    const stay = page.getByRole('link', { name: /^Stay signed in as / });
    await page.goto(await handOver(stack, artist.email));
    await expect(page.getByText(`(${rival.email}) is signed in on this browser`)).toBeVisible();
    await expectSound(page);
    await stay.click();
    await expect(page).toHaveURL(`${stack.origin}/seller-dashboard`);
    expect(await stored(page)).toHaveProperty('auth_token', before);

    const link = await handOver(stack, artist.email);
    await page.goto(link);
    await page.getByRole('button', { name: 'Switch to Hana Morita' }).click();
    await expect(page).toHaveURL(`${stack.origin}/seller-dashboard`);
    await expect(accountOf(page, 'Hana Morita')).toBeVisible();
    expect(JSON.stringify(await stored(page))).not.toContain(rival.email);
    // The other session has ended on the server, too.
    await expect
      .poll(async () => {
        const headers = { Authorization: `Bearer ${before}` };
        return (await fetch(`${stack.origin}/product/users/profile-details/${rival.email}`, { headers })).status;
      })
      .toBe(401);

    // Already signed in as this person: nothing to confirm.
    await page.goto(await handOver(stack, artist.email));
    await expect(page).toHaveURL(`${stack.origin}/seller-dashboard`);
    // A used link while signed in: the session stays.
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('This sign-in link has been used or has expired.');
    await stay.click();
    await expect(page).toHaveURL(`${stack.origin}/seller-dashboard`);
    await expect(accountOf(page, 'Hana Morita')).toBeVisible();
  });
});
