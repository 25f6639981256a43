import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { artist, fillSignIn, rival, signIn } from '../support/sellers.ts';
import { expectSound } from '../support/sound.ts';
import { expect, type Stack, test } from '../support/test.ts';

/** What the other product's server knows, and the house's own keeps a digest of. */
const secret = 'what-only-the-servers-of-the-house-know';
const env = { EXTERNAL_API_TOKEN_HASHES: createHash('sha256').update(secret).digest('hex') };

/** What the other product's server does before it sends the person over. @returns the address that it sends them to */
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

/** Everything that the pages of a test have asked for. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => void addresses.push(request.url(), request.headers().referer ?? ''));
  return addresses;
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
/** What is stored of a seller who is signed in. The time zone comes with the settings, a moment after the rest. */
const kept = async (page: Page) => {
  await expect.poll(async () => (await stored(page)).ls_data).toContain('time_zone');
  return stored(page);
};
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue to your gallery' });
const accountOf = (page: Page, name: string) => page.getByRole('button', { name: `Account: ${name}` });

test.describe('coming from another product of the house', () => {
  // The browser itself reports an answer of 400 or 422.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*4(00|22)/] });

  // Before the system of the test goes: a page of the signed-in asks it every second what is new.
  test.afterEach(({ page }) => page.close());

  test('nobody is signed in by the link, the person is by their press, and the link works once', async ({
    page,
    startStack,
  }) => {
    const stack = await startStack({ env });
    const link = await handOver(stack, artist.email);
    const ticket = link.split('#ticket=')[1] ?? '';
    const asked = addressesOf(page);
    await page.goto(link);
    await expect(page).toHaveURL(`${stack.origin}/sign-in/continue`);
    await expect(page.getByText(`as Hana Morita, ${artist.email}`)).toBeVisible();
    expect(await stored(page)).not.toHaveProperty('auth_token');
    await expectSound(page);
    // The ticket has left the address, and a reload still knows it.
    await page.reload();
    await expect(page.getByText(`as Hana Morita, ${artist.email}`)).toBeVisible();
    await goOn(page).click();
    await expect(page).toHaveURL(`${stack.origin}/seller-dashboard`);
    await expect(accountOf(page, 'Hana Morita')).toBeVisible();
    const entered = await kept(page);
    await page.reload();
    await expect(accountOf(page, 'Hana Morita')).toBeVisible();
    // Playwright leaves the fragment in the address of the page itself; nothing else may know it.
    expect(asked.filter((address) => address.includes(ticket) && address !== link)).toEqual([]);

    // What is kept is what signing in with a password keeps.
    await page.evaluate(() => localStorage.clear());
    await signIn(page, artist, `${stack.origin}/art-library`);
    const ordinary = await kept(page);
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

  test('leads to the page that was asked for, in Japanese', async ({ page, startStack }) => {
    const stack = await startStack({ env });
    await page.goto(`${stack.origin}/sign-in`);
    await page.evaluate(() => localStorage.setItem('locale', 'ja'));
    const link = await handOver(stack, artist.email);
    // Into the open page: only the fragment and the query are new.
    await page.goto(link.replace('/sign-in', '/sign-in?next=%2Fart-library'));
    await expect(page.getByRole('heading', { level: 1, name: 'ギャラリーへ進む' })).toBeVisible();
    await expect(
      page.getByText(`別のサービスから、Hana Moritaさん（${artist.email}）としてお越しです。`),
    ).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectSound(page);
    await page.getByRole('button', { name: 'ギャラリーへ進む' }).click();
    await expect(page).toHaveURL(`${stack.origin}/art-library`);
    // A used one, pasted into the open sign-in page.
    await page.evaluate(() => localStorage.removeItem('auth_token'));
    await page.goto(`${stack.origin}/sign-in`);
    await page.goto(link);
    await expect(page.getByText('この引き継ぎは使用済みか、有効期限が切れています。')).toBeVisible();
    await expect(page).toHaveURL(`${stack.origin}/sign-in`);
    await page.goto(`${stack.origin}/sign-in#ticket=cut-off`);
    await expect(page.getByText('このアドレスは途中で切れています。')).toBeVisible();
  });

  test('where somebody else is signed in, says who, and switches only when asked to', async ({ page, startStack }) => {
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
    // The other session is over on the server, too.
    await expect
      .poll(async () => {
        const headers = { Authorization: `Bearer ${before}` };
        return (await fetch(`${stack.origin}/product/users/profile-details/${rival.email}`, { headers })).status;
      })
      .toBe(401);

    // Theirs already: there is nothing to ask.
    await page.goto(await handOver(stack, artist.email));
    await expect(page).toHaveURL(`${stack.origin}/seller-dashboard`);
    // Used, and somebody is signed in: they stay so.
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('This sign-in link has been used or has expired.');
    await stay.click();
    await expect(page).toHaveURL(`${stack.origin}/seller-dashboard`);
    await expect(accountOf(page, 'Hana Morita')).toBeVisible();
  });
});
