import * as accessibility from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { configure, waitFor } from 'storybook/test';
import { inject } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { letCompose } from '../packages/ui/src/storybook/composition.ts';
import { setTestUser } from '../packages/ui/src/storybook/keyboard.ts';
import '../packages/ui/test/globals.ts';
import { applyTheme, forceColours } from '../packages/ui/test/appearance.ts';
import { markupProblems } from '../packages/ui/test/markup.ts';
import preview from './preview.tsx';

/** Report violations only. Details of passing rules cost half of axe's time and megabytes per story. */
const violationsOnly = { resultTypes: ['violations'] };

/** The axe rules that a theme can break, since themes differ only in colours. */
const colourRules = { ...violationsOnly, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/**
 * Waits until an opened overlay is visible. React Aria hides it while it expects the on-screen keyboard, which it
 * infers from a window that becomes lower soon after a field was focused. Stories do that to each other.
 */
const waitForOverlays = () =>
  waitFor(() => {
    const hidden = document.querySelector('[style*="mask-image"][style*="clip-path"]');
    if (hidden) throw new Error('An overlay is open but not visible.');
  });

/** Runs axe after the play function: all rules in the first theme, only colour rules in the others. */
const checkInThemes: typeof accessibility.afterEach = async (context) => {
  await waitForOverlays();
  const problems = markupProblems(document);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { reporting } = context;
  // Violations fail the test anyway, so don't send passed reports to the runner, which discards them.
  const failures: typeof reporting = {
    ...reporting,
    addReport: (report) => {
      if (report.status !== 'passed') reporting.addReport(report);
    },
  };
  for (const [index, theme] of inject('themes').entries()) {
    await applyTheme(theme);
    const { a11y } = context.parameters;
    const checked = { ...a11y, options: index === 0 ? { ...a11y?.options, ...violationsOnly } : colourRules };
    await accessibility.afterEach({
      ...context,
      reporting: failures,
      parameters: { ...context.parameters, a11y: checked },
    });
  }
};

/**
 * Resets what the previous story left: clears the text selection and moves the focus to the start of the page with a
 * mouse click. Chromium uses the last click to decide where Tab continues and whether a scripted focus shows its ring.
 * The mouse rests in the bottom right corner, where few stories draw anything.
 */
const resetPage = async () => {
  getSelection()?.removeAllRanges();
  const beginning = document.createElement('button');
  beginning.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 4px; height: 4px; opacity: 0;';
  document.body.prepend(beginning);
  // Wait for the click: a late one would close what the story has opened.
  const arrived = new Promise((resolve) => addEventListener('click', resolve, { once: true, capture: true }));
  await userEvent.click(beginning, { force: true });
  await arrived;
  beginning.remove();
};

/** Reset after the screenshots (packages/ui/test/sheets.setup.ts). */
const applyForcedColours = async ({ parameters }: { parameters: { forcedColours?: boolean } }) => {
  if (parameters.forcedColours) await forceColours();
};

// The locale comes from the browser instance (packages/ui/vitest.config.ts).
setProjectAnnotations([
  { ...accessibility, afterEach: checkInThemes },
  preview,
  { initialGlobals: { locale: inject('locale') }, beforeEach: [resetPage, applyForcedColours] },
]);

// The dev server compiles lazily loaded components on request, so allow more time.
configure({ asyncUtilTimeout: 8000 });

setTestUser(userEvent as Parameters<typeof setTestUser>[0]);
letCompose({
  compose: (text) => commands.compose({ compose: text }),
  commit: (text) => commands.compose({ commit: text }),
  press: (key) => commands.compose({ press: key }),
});
