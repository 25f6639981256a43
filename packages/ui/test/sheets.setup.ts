import { afterEach, beforeEach, expect, inject, onTestFinished, type TestContext, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { pictureMoment } from '../src/storybook/moment.ts';
import './globals.ts';
import { applyTheme, releaseColours } from './appearance.ts';

/** What Storybook's test plugin sets on the context of a test. */
interface StoryContext extends TestContext {
  story?: { tags: string[] };
}

/** Minimum size of a picture; a longer matrix makes the window longer, so that all of it fits. */
const viewport = { width: 1200, height: 900 };

/** Where nothing may overflow: the smallest phone, and text at twice its size (WCAG 2.2, 1.4.10, 1.4.4). */
const narrow = [
  { width: 320, text: '100%' },
  { width: 640, text: '200%' },
];

const locale = inject('locale');

// elementLocator() would find the body by its text, which changes when an announcement to screen readers is removed.
const bodyId = 'page';
document.body.dataset.testid = bodyId;

beforeEach(() => {
  // Fakes only Date: the stories need real timers.
  vi.useFakeTimers({ toFake: ['Date'], now: pictureMoment });
  // Not before the picture is taken: a re-render for it would show another day.
  onTestFinished(async () => {
    vi.useRealTimers();
    await releaseColours();
  });
});

afterEach(async (context: StoryContext) => {
  const isSheet = context.story?.tags.includes('sheet') ?? false;
  if (!isSheet && context.task.name === 'Sheet')
    throw new Error("A story named Sheet needs the tag 'sheet': without it no picture is taken.");
  if (context.task.result?.state === 'fail') return;
  if (context.task.name === 'Hostile') await expectNoOverflow();
  if (isSheet && inject('visual')) await draw(context);
});

async function draw(context: StoryContext) {
  // The play function may have left the real mouse over something, which would show as hovered.
  await inTime('moving the mouse away', commands.rest());
  await settle();
  context.task.meta.pictures = [];
  for (const theme of inject('themes')) {
    await applyTheme(theme);
    await painted();
    const picture = `${context.task.meta.storyId?.replaceAll('--', '-')}-${theme}-${locale}`;
    context.task.meta.pictures.push(picture);
    // A soft assertion, so that the other themes are compared too.
    const compared = expect.soft(page.getByTestId(bodyId)).toMatchScreenshot(picture);
    await inTime(`picture ${picture}`, Promise.resolve(compared), 40_000);
  }
}

/** Adds a timeout that names what was waited for, unlike the test's own. @param timeout in milliseconds */
function inTime<Got>(what: string, work: Promise<Got>, timeout = 15_000): Promise<Got> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Timeout: ${what}`)), timeout);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A screenshot may show the previous frame: wait until the current state has been painted. */
const painted = () =>
  inTime(
    'animation frame',
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** No component may make the page scroll sideways. */
async function expectNoOverflow() {
  const root = document.documentElement;
  try {
    for (const { width, text } of narrow) {
      await page.viewport(width, viewport.height);
      root.style.fontSize = text;
      await expect
        .poll(() => root.scrollWidth, {
          message: `At ${width} px with text at ${text} the page is wider than the window`,
        })
        .toBeLessThanOrEqual(width);
    }
  } finally {
    root.style.fontSize = '';
    await page.viewport(viewport.width, viewport.height);
  }
}

/** Waits until everything has settled: lazy parts, the window's size, fonts, images. */
async function settle() {
  await vi.waitUntil(() => !document.querySelector('[data-fetching]'), { timeout: 10_000 });
  const heights = [heightOfPage()];
  let isFitted: boolean;
  do {
    const height = heightOfPage();
    // Keeps the story's width, so that a phone's stays a phone's. Repeats if a part depends on the window's height and
    // grows with it.
    isFitted = height <= Math.max(viewport.height, window.innerHeight);
    if (!isFitted) await inTime('resizing the window', page.viewport(window.innerWidth, height));
    await inTime('loading fonts', document.fonts.ready);
    const images = Array.from(document.images, (image) => image.decode().catch(() => undefined));
    await inTime('decoding images', Promise.all(images));
    // Loaded parts make others measure themselves, which may make the page longer.
    await painted();
    heights.push(heightOfPage());
    if (heights.length > 100) throw new Error(`The page height does not settle: ${heights.join(', ')} px high`);
  } while (!isFitted || heights.at(-1) !== heights.at(-2));
}

const heightOfPage = () => Math.max(viewport.height, Math.ceil(document.documentElement.scrollHeight));
