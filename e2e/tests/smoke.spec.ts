import { expectAccessible } from '../support/accessibility.ts';
import { isCluster } from '../support/cluster.ts';
import { expect, test } from '../support/test.ts';

test('serves the OpenAPI documents of both APIs', async ({ request }) => {
  for (const api of ['sso', 'product']) {
    const answer = await request.get(`/${api}/openapi.json`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('application/json');
    expect(await answer.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) });
  }
});

test('redirects a signed-out visitor to sign-in', async ({ page }) => {
  await page.goto('/art-library');
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('shuts down gracefully and starts again', async ({ stack, request }) => {
  expect(await stack.stop()).toBe(0);
  await stack.start();
  expect((await request.get('/sso/openapi.json')).status()).toBe(200);
});

/* Processes with the same PostgreSQL may share a folder. */
if (!isCluster) {
  test('rejects a second backend on the same data folder with a message that names it', async ({ startStack }) => {
    const first = await startStack({ env: { SEED: 'none' } });
    const second = startStack({ env: { SEED: 'none', DATA_DIR: first.dataDir } });
    await expect(second).rejects.toThrow(first.dataDir);
  });
}

test('starts again after being killed', async ({ startStack, request }) => {
  const stack = await startStack();
  await stack.kill();
  await stack.start();
  expect((await request.get(`${stack.origin}/sso/openapi.json`)).status()).toBe(200);
});
