import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import type { CompositionStep } from './globals.ts';

/**
 * Composes text in the focused control like an IME. A separate command, so that the stories need no access to the whole
 * browser protocol.
 */
export const compose: BrowserCommand<[step: CompositionStep]> = async ({ context, page }, step) => {
  const session = await context.newCDPSession(page);
  try {
    if ('compose' in step) {
      const at = step.compose.length;
      await session.send('Input.imeSetComposition', { text: step.compose, selectionStart: at, selectionEnd: at });
    } else if ('commit' in step) {
      await session.send('Input.insertText', { text: step.commit });
    } else {
      const name = step.press.replace(/^Control\+/, '');
      const modifiers = name === step.press ? 0 : 2;
      const key = { key: name, code: name, modifiers, windowsVirtualKeyCode: 229 };
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    }
  } finally {
    await session.detach();
  }
};
