import { call, newcomer } from '../support/newcomer.ts';
import { enter, field } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test.describe('own file server at sign-up', () => {
  // The browser logs the missing file server and the failed test.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*4\d\d.*(bucket-details|client-test-connection)/] });

  test('is saved only after a successful connection test', async ({ page, stack }) => {
    const person = await newcomer(stack, { step: 1 });
    // The values the sandbox accepts as a file server: see /sandbox/visitors.
    const server = { endpoint: 'https://s3.sandbox.example', region: 'ap-northeast-1', bucket: 'morita-atelier' };
    const keys = { access_key: 'AKIAHARBOUR', secret_key: 'sandbox-secret' };
    await page.goto('/sign-in');
    await enter(page, person);
    await page.getByRole('radio', { name: 'Own cloud file server' }).check();
    const wrong = { ...server, ...keys, bucket: 'missing-atelier', secret_key: 'not-the-secret' };
    for (const [name, text] of Object.entries(wrong)) await field(page, name).fill(text);
    const test = page.getByRole('button', { name: 'Test connection' });
    const failed = page.getByRole('alert').filter({ hasText: 'Connection Failed' });

    await test.click();
    await expect(failed).toContainText('The keys weren’t accepted');
    for (const [name, text] of Object.entries(wrong)) await expect(field(page, name)).toHaveValue(text);
    await field(page, 'secret_key').fill(keys.secret_key);
    await expect(failed).toHaveCount(0);
    // A server that failed the test is not saved either.
    await page.getByRole('button', { name: 'Complete sign-up' }).click();
    await expect(failed).toContainText('There is no such bucket.');
    await expect(page).toHaveURL(/\/sign-up\/services$/);

    await field(page, 'bucket').fill(server.bucket);
    await test.click();
    await expect(page.getByText('Connection Tested Successfully')).toBeVisible();
    await page.getByRole('button', { name: 'Complete sign-up' }).dblclick();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(page).not.toHaveURL(/sign-up/);
    const { data } = await call<{ data: object }>(stack, '/product/bucket-details', person);
    expect(data).toMatchObject(server);
    expect(JSON.stringify(data)).not.toContain(keys.secret_key);
  });
});
