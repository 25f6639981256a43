import { firstLoadOf } from '../support/first-load.ts';
import { artist, signIn } from '../support/sellers.ts';
import { expect, test } from '../support/test.ts';

const orders = '/buy-orders';

/* The settings request a file server, which the seller does not have. */
test.use({ expectedConsoleErrors: [/404.*bucket-details/] });

for (const name of ['/seller-dashboard', '/art-library', '/settings/general', orders, 'an order']) {
  test(`a cold visit of ${name} stays within its request budget, without duplicates or layout shift`, async ({
    page,
    context,
    anotherDevice,
  }) => {
    await signIn(page, artist, orders);
    const order = await page.locator('main a[href^="/buy-orders-info/"]').first().getAttribute('href');
    const path = name === 'an order' ? String(order) : name;
    const storageState = await context.storageState();
    await page.close();
    const cold = await anotherDevice({
      storageState,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const { scripts, requests, twice, shift } = await firstLoadOf(cold, path);
    expect(twice).toEqual([]);
    expect.soft(scripts, 'scripts').toBeLessThanOrEqual(40);
    expect.soft(requests, 'requests').toBeLessThanOrEqual(75);
    expect.soft(shift, 'shift').toBeLessThanOrEqual(0.02);
  });
}
