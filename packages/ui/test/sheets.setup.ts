import { afterEach, beforeEach, expect, inject, onTestFinished, type TestContext, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { pictureMoment } from '../src/storybook/moment.ts';
import './globals.ts';
import { releaseColours, wear } from './wear.ts';

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
  if (!isSheet && context.task.name === 'Sheet') throw new Error("A sheet is tagged 'sheet': else it is not drawn.");
  if (context.task.result?.state === 'fail') return;
  if (context.task.name === 'Hostile') await holdsNarrow();
  if (isSheet && inject('visual')) await draw(context);
});

async function draw(context: StoryContext) {
  // The play function may have left the real mouse over something, which would show as hovered.
  await inTime('The mouse to its place', commands.rest());
  await settle();
  context.task.meta.pictures = [];
  for (const theme of inject('themes')) {
    await wear(theme);
    await painted();
    const picture = `${context.task.meta.storyId?.replaceAll('--', '-')}-${theme}-${locale}`;
    context.task.meta.pictures.push(picture);
    // A soft assertion, so that the other themes are compared too.
    const compared = expect.soft(page.elementLocator(document.body)).toMatchScreenshot(picture);
    await inTime(`The picture ${picture}`, Promise.resolve(compared), 40_000);
  }
}

/** Adds a timeout that names what was waited for, unlike the test's own. @param patience in milliseconds */
function inTime<Got>(what: string, work: Promise<Got>, patience = 15_000): Promise<Got> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not come`)), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A screenshot may show the previous frame: wait until the current state has been painted. */
const painted = () =>
  inTime(
    'A frame',
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** No component may make the page scroll sideways. */
async function holdsNarrow() {
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
    if (!isFitted) await inTime('The size of the window', page.viewport(window.innerWidth, height));
    await inTime('A typeface', document.fonts.ready);
    const images = Array.from(document.images, (image) => image.decode().catch(() => undefined));
    await inTime('An image', Promise.all(images));
    // Loaded parts make others measure themselves, which may make the page longer.
    await painted();
    heights.push(heightOfPage());
    if (heights.length > 100) throw new Error(`The page does not come to rest: ${heights.join(', ')} px high`);
  } while (!isFitted || heights.at(-1) !== heights.at(-2));
}

const heightOfPage = () => Math.max(viewport.height, Math.ceil(document.documentElement.scrollHeight));
