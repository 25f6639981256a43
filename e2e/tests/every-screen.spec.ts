import process from 'node:process';
import { browserArguments } from '../../scripts/browser/find.ts';
import { pinnedBrowser } from '../../scripts/browser/pinned.ts';
import { type GalleryWorld, hoursLater, openGalleryWorld } from '../support/gallery-world.ts';
import { expectPicture, settle, watchTraffic } from '../support/picture.ts';
import { screens } from '../support/screens.ts';
import { expectSound } from '../support/sound.ts';
import { type State, states } from '../support/states.ts';
import { test as base, patience } from '../support/test.ts';
import { expectZoomable } from '../support/zoom.ts';

/* Screenshots are only compared in the browser version that took the stored ones. */
const pinned = await pinnedBrowser();

const test = base.extend<object, { world: GalleryWorld }>({
  world: [
    async ({ browser }, use) => {
      const world = await openGalleryWorld(browser);
      await use(world);
      await world.stack.dispose();
    },
    { scope: 'worker', timeout: patience },
  ],
  baseURL: async ({ world }, use) => use(world.stack.origin),
});

// Each worker has its own, identical fixture: no screen changes it.
test.describe.configure({ mode: 'parallel' });

test.use({
  // A thousand steps of passing screens are not worth a trace.
  trace: 'off',
  ...(pinned && {
    launchOptions: {
      executablePath: pinned.path,
      args: browserArguments,
      env: { ...(process.env as Record<string, string>), ...pinned.env },
    },
  }),
});

const all: State[] = [...screens, ...states];

for (const locale of ['en', 'ja'] as const) {
  for (const { name, isWhole, by, path, action, consoleError, before, act } of all) {
    test.describe(() => {
      test.use({
        expectedConsoleErrors: consoleError ? [consoleError] : [],
        storageState: async ({ world }, use) => use(by && world.visits[by]),
      });

      test(`${name} (${locale})`, async ({ page, world }) => {
        await page.clock.setFixedTime(hoursLater);
        await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
        await before?.(page, world);
        const isQuiet = watchTraffic(page);
        await page.goto(typeof path === 'string' ? path : path(world));
        await settle(page, isQuiet);
        await act?.(page, locale);
        if (act) await isQuiet();
        await expectSound(page, { everywhere: true });
        await expectZoomable(page, action?.[locale === 'en' ? 0 : 1]);
        if (!pinned) return;
        const part = isWhole ? 'page' : 'main';
        if (locale === 'ja') return expectPicture(page, `${name}-390-ja`, 390, part);
        for (const width of [1440, 1024, 390]) await expectPicture(page, `${name}-${width}`, width, part);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectPicture(page, `${name}-390-dark`, 390, part);
      });
    });
  }
}
