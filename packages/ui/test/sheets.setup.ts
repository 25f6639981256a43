import { afterEach, beforeEach, expect, inject, type TestContext, vi } from 'vitest';
import { page } from 'vitest/browser';
import './globals.ts';

/** What Storybook's test plugin leaves on the context of a test. */
interface StoryContext extends TestContext {
  story?: { tags: string[] };
}

/** The moment at which every story happens: a Sunday in spring, in the morning of UTC. */
const now = new Date('2026-04-05T09:30:00Z');

/** A sheet is drawn at least this large; a longer one makes the window longer, so that the picture holds all of it. */
const viewport = { width: 1200, height: 900 };

const { theme, locale } = inject('globals');

beforeEach(() => {
  // The calendar only: real timers keep running under the stories.
  vi.useFakeTimers({ toFake: ['Date'], now });
});

afterEach(async (context: StoryContext) => {
  vi.useRealTimers();
  const isSheet = context.story?.tags.includes('sheet') ?? false;
  if (!isSheet && context.task.name === 'Sheet') throw new Error("A sheet is tagged 'sheet': else it is not drawn.");
  if (!isSheet || !inject('visual') || context.task.result?.state === 'fail') return;
  await settle();
  const picture = `${context.task.meta.storyId?.replaceAll('--', '-')}-${theme}-${locale}`;
  context.task.meta.picture = picture;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(picture);
});

/** Waits until nothing more will move: the size of the window, the fonts, the images. */
async function settle() {
  const height = Math.max(viewport.height, Math.ceil(document.documentElement.scrollHeight));
  if (height > viewport.height) await page.viewport(viewport.width, height);
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
}
