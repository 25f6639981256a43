import * as accessibility from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { configure, waitFor } from 'storybook/test';
import { inject } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { letCompose } from '../packages/ui/src/storybook/composition.ts';
import { setTestUser } from '../packages/ui/src/storybook/keyboard.ts';
import '../packages/ui/test/globals.ts';
import { markupProblems } from '../packages/ui/test/markup.ts';
import { forceColours, wear } from '../packages/ui/test/wear.ts';
import preview from './preview.tsx';

/** Only what is wrong is reported: details of the rules that pass are half of axe's work, and megabytes for each story. */
const violationsOnly = { resultTypes: ['violations'] };

/** The rules of axe that a theme can break: it is nothing but colours. */
const aboutColours = { ...violationsOnly, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/**
 * Waits until what has opened is to be seen. React Aria hides a surface while it believes that a phone's keyboard is about
 * to rise, which to it is any window that grows lower soon after a field was focused: stories do that to each other.
 */
const revealed = () =>
  waitFor(() => {
    const hidden = document.querySelector('[style*="mask-image"][style*="clip-path"]');
    if (hidden) throw new Error('A surface is open and not to be seen.');
  });

/** Searches by axe what the play left: for all rules in the first theme, for those about colours in the others. */
const searchInThemes: typeof accessibility.afterEach = async (context) => {
  await revealed();
  const problems = markupProblems(document);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { reporting } = context;
  // Violations fail the test by themselves; a passed report would only travel to the runner to be forgotten there.
  const failures: typeof reporting = {
    ...reporting,
    addReport: (report) => {
      if (report.status !== 'passed') reporting.addReport(report);
    },
  };
  for (const [index, theme] of inject('themes').entries()) {
    await wear(theme);
    const { a11y } = context.parameters;
    const asked = { ...a11y, options: index === 0 ? { ...a11y?.options, ...violationsOnly } : aboutColours };
    await accessibility.afterEach({
      ...context,
      reporting: failures,
      parameters: { ...context.parameters, a11y: asked },
    });
  }
};

/**
 * Leaves nothing of the story before: no text selected, and the focus last moved by the mouse, at the beginning of the
 * page. Chromium decides by that where Tab goes on, and whether a focus that a script moves is shown. The mouse rests in
 * the last corner, where few stories reach.
 */
const beginQuietly = async () => {
  getSelection()?.removeAllRanges();
  const beginning = document.createElement('button');
  beginning.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 4px; height: 4px; opacity: 0;';
  document.body.prepend(beginning);
  // A click that arrives late would close what the story has opened meanwhile.
  const arrived = new Promise((resolve) => addEventListener('click', resolve, { once: true, capture: true }));
  await userEvent.click(beginning, { force: true });
  await arrived;
  beginning.remove();
};

/** Undone when the pictures have been taken (packages/ui/test/sheets.setup.ts). */
const inConditions = async ({ parameters }: { parameters: { forcedColours?: boolean } }) => {
  if (parameters.forcedColours) await forceColours();
};

// The language comes from the browser instance (packages/ui/vitest.config.ts).
setProjectAnnotations([
  { ...accessibility, afterEach: searchInThemes },
  preview,
  { initialGlobals: { locale: inject('locale') }, beforeEach: [beginQuietly, inConditions] },
]);

// A part that is fetched when it is wanted comes from a server that makes it at that moment.
configure({ asyncUtilTimeout: 8000 });

setTestUser(userEvent as Parameters<typeof setTestUser>[0]);
letCompose({
  compose: (text) => commands.compose({ compose: text }),
  commit: (text) => commands.compose({ commit: text }),
  press: (key) => commands.compose({ press: key }),
});
