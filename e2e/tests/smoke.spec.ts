import { expectAccessible } from '../support/accessibility.ts';
import { isCluster } from '../support/cluster.ts';
import { expect, test } from '../support/test.ts';

test('both descriptions are served where their APIs are', async ({ request }) => {
  for (const api of ['sso', 'product']) {
    const answer = await request.get(`/${api}/openapi.json`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('application/json');
    expect(await answer.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) });
  }
});

test('a stranger is shown the sign-in page', async ({ page }) => {
  await page.goto('/art-library');
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('the system drains when it is told to stop, and comes back with the same data', async ({ stack, request }) => {
  expect(await stack.stop()).toBe(0);
  await stack.start();
  expect((await request.get('/sso/openapi.json')).status()).toBe(200);
});

/* Processes that share a PostgreSQL share the folder, too. */
if (!isCluster) {
  test('a second system on the same data folder is refused in words', async ({ startStack }) => {
    const first = await startStack({ env: { SEED: 'none' } });
    const second = startStack({ env: { SEED: 'none', DATA_DIR: first.dataDir } });
    await expect(second).rejects.toThrow(first.dataDir);
  });
}

test('a system that was killed comes back', async ({ startStack, request }) => {
  const stack = await startStack();
  await stack.kill();
  await stack.start();
  expect((await request.get(`${stack.origin}/sso/openapi.json`)).status()).toBe(200);
});
