import type { Page } from '@playwright/test';
import { artist, fillSignIn, signIn } from '../support/sellers.ts';
import { expect, type Stack, test } from '../support/test.ts';

/** Texts of the prerendered pages, by the `locale` cookie. */
const languages = {
  en: {
    title: 'Hang your work where it will be seen.',
    name: 'Sell, rent and show your art · Smart Art',
    signIn: 'Sign in',
    signUp: 'Start selling',
    galleries: 'See the galleries',
    studio: 'Go to your studio',
  },
  ja: {
    title: 'あなたの作品を、ふさわしい壁へ。',
    name: 'アートの販売・レンタル・展示 · Smart Art',
    signIn: 'サインイン',
    signUp: '出品を始める',
    galleries: 'ギャラリーを見る',
    studio: '管理画面へ',
  },
} as const;

type Language = keyof typeof languages;
const each = Object.entries(languages) as [Language, (typeof languages)[Language]][];

/** Sets the language as the app stores it: a cookie for the server, local storage for itself. */
async function choose(page: Page, stack: Stack, locale: Language): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: locale, url: stack.origin }]);
  await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
}

/** Records layout shifts from the start. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Holds the app's script back. @returns releases it */
async function holdScript(page: Page): Promise<() => void> {
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', (route) => script.promise.then(() => route.continue()));
  return script.resolve;
}

/** Fonts load at any time and shift text: loads them all, and counts shifts from here on. */
async function resetShiftsAfterFonts(page: Page): Promise<void> {
  /* Not every device has all fallback fonts. */
  await page.evaluate(() =>
    Promise.allSettled(Array.from(document.fonts, (face) => face.load())).then(() => undefined),
  );
  /* Wait until they are painted. */
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.evaluate(() => {
    (Reflect.get(window, 'shifts') as string[]).length = 0;
  });
}

for (const [locale, texts] of each) {
  test(`the prerendered home page shows its title and links without JavaScript (${locale})`, async ({
    anotherDevice,
    stack,
  }) => {
    const page = await anotherDevice({ javaScriptEnabled: false });
    await page.context().addCookies([{ name: 'locale', value: locale, url: stack.origin }]);
    await page.goto('/');
    await expect(page).toHaveTitle(texts.name);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(page.getByRole('link', { name: texts.signIn })).toHaveAttribute('href', '/sign-in');
    await expect(page.getByRole('link', { name: texts.signUp }).first()).toHaveAttribute('href', '/sign-up');
    /* Only text, no links: the buyer site's URL comes from a request that needs the script. */
    await expect(page.getByText(texts.galleries)).toBeVisible();
    expect(await page.locator('[href*="buyer"]').count()).toBe(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the home page hydrates without a new heading or a layout shift (${locale}, ${colorScheme})`, async ({
      page,
      stack,
    }) => {
      await page.emulateMedia({ colorScheme });
      await choose(page, stack, locale);
      await watchShifts(page);
      const start = await holdScript(page);
      /* Waiting for the load event could block, because the held script may delay it. */
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      await resetShiftsAfterFonts(page);
      await page.evaluate(() => void Object.assign(window, { drawnTitle: document.querySelector('h1') }));
      start();
      /* The script requests its URL. */
      const galleries = page.getByRole('link', { name: texts.galleries });
      await expect(galleries).toHaveAttribute('href', /\/sandbox\/buyer-side\/art-gallery$/);
      const isSame = () => Reflect.get(window, 'drawnTitle') === document.querySelector('h1');
      expect(await page.evaluate(isSame), 'the prerendered heading is reused').toBe(true);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    });
  }
}

for (const [width, opener] of [
  [1280, 'Galleries'],
  [800, 'Galleries'],
  [390, 'Menu'],
] as const) {
  test(`the sign-in page loads its menus after the form without a layout shift at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    const menus = Promise.withResolvers<void>();
    await page.route('**/assets/FrameNavigation-*.js', (route) => menus.promise.then(() => route.continue()));
    const requested = page.waitForRequest('**/assets/FrameNavigation-*.js');
    const start = await holdScript(page);
    await page.goto('/sign-in', { waitUntil: 'commit' });
    const email = page.getByRole('main').getByLabel('Email', { exact: true });
    await expect(email).toBeVisible();
    await resetShiftsAfterFonts(page);
    start();
    await requested;
    await email.fill('anna@example.com');
    menus.resolve();
    const bar = page.getByRole('navigation', { name: 'Site' });
    await bar.getByRole('button', { name: opener }).click();
    await expect(email).toHaveValue('anna@example.com');
    await expect(bar.getByRole('link', { name: languages.en.signUp })).toHaveAttribute('href', '/sign-up');
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });
}

test('hydration keeps the scroll position', async ({ page }) => {
  const start = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  const contact = page.locator('#contact');
  await expect(contact).toBeAttached();
  await contact.evaluate((element) => element.scrollIntoView());
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  start();
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(before);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
});

test('hydration of the sign-in page keeps letters typed meanwhile', async ({ page }) => {
  await page.addInitScript(() => {
    const type = (text: string) => {
      for (const letter of text) document.execCommand('insertText', false, letter);
    };
    /* The hydration commit removes the attribute; type right before and right after it. */
    const observer = new MutationObserver(() => {
      observer.disconnect();
      type('e.co');
      setTimeout(() => type('m'));
    });
    document.addEventListener('focusin', () => {
      const root = document.querySelector('#root[data-drawn]');
      if (!root) return;
      observer.observe(root, { attributeFilter: ['data-drawn'] });
      type('anna@exampl');
    });
  });
  await page.goto('/sign-in');
  const email = page.getByRole('main').getByLabel('Email', { exact: true });
  await expect(email).toHaveValue('anna@example.com');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('main').getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('anna@example.com');
});

test('a signed-in seller sees the loading placeholder, then their home page, and never the prerendered one', async ({
  page,
}) => {
  await signIn(page, artist);
  await expect(page.getByRole('heading', { level: 1, name: 'Art library' })).toBeVisible();
  await watchShifts(page);
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const root = document.querySelector('#root');
      if (root && !document.documentElement.hidden) {
        if (root.querySelector('[href="/sign-in"]')) seen.add('sign in');
        if (root.querySelector('[data-before-start]')) seen.add('seal');
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  const start = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root [data-before-start]')).toBeVisible();
  await resetShiftsAfterFonts(page);
  start();
  await expect(page.getByRole('main').getByRole('link', { name: languages.en.studio })).toBeVisible();
  expect(await page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)])).toEqual(['seal']);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});

test.describe('a page prerendered in a language other than the device’s', () => {
  test.use({ expectedConsoleErrors: [/net::ERR_FAILED/] });

  test('is not shown', async ({ page, stack }) => {
    await choose(page, stack, 'ja');
    await page.context().addCookies([{ name: 'locale', value: 'en', url: stack.origin }]);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('#root [data-before-start]')).toBeVisible();
    await expect(page.getByText(languages.en.title)).toHaveCount(0);
  });
});

test('a form submitted before hydration is sent afterwards, with no password in a URL', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', (route) => script.promise.then(() => route.continue()));
  const addresses: string[] = [];
  page.on('request', (request) => void addresses.push(request.url()));
  await page.goto('/sign-in?next=/art-library', { waitUntil: 'commit' });
  await fillSignIn(page, artist);
  await expect(page.locator('#root')).toHaveAttribute('data-held');
  script.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Art library' })).toBeVisible();
  expect(addresses.filter((address) => address.includes('password='))).toEqual([]);
});

test('a menu pressed before hydration opens afterwards', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  const menus = page.getByRole('navigation', { name: 'Site' });
  await menus.getByRole('button', { name: 'Galleries' }).click();
  await expect(menus.getByRole('link')).toHaveCount(0);
  release();
  await expect(menus.getByRole('link', { name: /^Photo gallery/ })).toBeVisible();
  await menus.getByRole('button', { name: 'Galleries' }).click();
  await expect(menus.getByRole('link')).toHaveCount(0);
});

test('hydration keeps values that change without an event while React renders', async ({ page }) => {
  /* React renders in its own tasks: hold them, to type between start and end of hydration. */
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (this: MessagePort, ...given: unknown[]) {
      held.push(() => Reflect.apply(postMessage, this, given));
    };
    const release = () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const post of held) post();
    };
    Object.assign(window, { held, release });
  });
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', (route) => script.promise.then(() => route.continue()));
  await page.goto('/sign-in?next=/art-library', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const email = main.getByLabel('Email', { exact: true });
  const password = main.getByLabel('Password', { exact: true });
  const keep = main.getByRole('checkbox');
  await email.fill(artist.email.slice(0, 3));
  await keep.check();
  script.resolve();
  await page.waitForFunction(() => (Reflect.get(window, 'held') as unknown[]).length > 0);
  await expect(page.locator('#root')).toHaveAttribute('data-drawn');
  /* Without an event, as an input method may insert letters: an event would make React render at once. */
  await email.evaluate((field: HTMLInputElement, value) => Object.assign(field, { value }), artist.email);
  await keep.evaluate((box: HTMLInputElement) => Object.assign(box, { checked: false }));
  await page.evaluate(() => (Reflect.get(window, 'release') as () => void)());
  await expect(page.locator('#root')).not.toHaveAttribute('data-drawn');
  await password.fill(artist.password);
  await expect(keep).not.toBeChecked();
  await password.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Art library' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('password'))).toBeNull();
});
