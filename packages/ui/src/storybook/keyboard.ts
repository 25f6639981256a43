import { userEvent, within } from 'storybook/test';
import { pressedChords, unpressed } from './keys.ts';

type Simulated = ReturnType<typeof userEvent.setup>;

/** A simulated user. In the tests a real keyboard and mouse in Chromium, in Storybook synthetic events. */
export type Person = {
  [Method in 'tab' | 'keyboard' | 'click' | 'dblClick' | 'hover' | 'unhover' | 'type' | 'clear']: (
    ...args: Parameters<Simulated[Method]>
  ) => Promise<void>;
} & { selectOptions: (select: HTMLElement, values: string | string[]) => Promise<void> };

let real: Person | undefined;

/** Sets the user for all later keyboard tables. Called once, by the tests' setup. */
export const setTestUser = (person: Person): void => {
  real = person;
};

/** The user for `play` functions that are not a keyboard table. */
export const person = (): Person => real ?? userEvent.setup();

/** What a row's test can use. */
export interface KeyboardContext {
  /** Queries inside the story. */
  canvas: ReturnType<typeof within>;
  /** Queries in the whole page, for overlays. */
  page: ReturnType<typeof within>;
  user: Person;
}

/** A row of a component's keyboard table. The documentation shows it, the test runs it. */
export interface KeyboardRow {
  /** The keys as displayed: `Enter`, `Shift + Tab`. */
  keys: string;
  /** The effect, in one sentence. */
  does: string;
  /** Tests it. Rows run in order on one rendering. */
  run: (context: KeyboardContext) => Promise<void>;
}

/** Resets Tab's starting point to the start of the document, wherever the previous story has left it. */
function atBeginning({ body, activeElement }: Document): void {
  if (activeElement && activeElement !== body) return;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

/** A user that records its key presses. */
const noting = (user: Person, pressed: string[]): Person => ({
  tab: (...args) => {
    pressed.push(args[0]?.shift ? 'Shift+Tab' : 'Tab');
    return user.tab(...args);
  },
  keyboard: (text) => {
    pressed.push(...pressedChords(text));
    return user.keyboard(text);
  },
  type: (element, text, ...args) => {
    pressed.push(...pressedChords(text));
    return user.type(element, text, ...args);
  },
  click: (...args) => user.click(...args),
  dblClick: (...args) => user.dblClick(...args),
  hover: (...args) => user.hover(...args),
  unhover: (...args) => user.unhover(...args),
  clear: (...args) => user.clear(...args),
  selectOptions: (...args) => user.selectOptions(...args),
});

/**
 * The `play` function that runs a keyboard table from the start of the document. A row fails if it names a key without
 * pressing it: the documentation would promise something untested.
 */
export const playKeyboard =
  (rows: KeyboardRow[]) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const context = {
      canvas: within(canvasElement),
      page: within(canvasElement.ownerDocument.body),
      user: person(),
    };
    atBeginning(canvasElement.ownerDocument);
    const missed: string[] = [];
    for (const { keys, run } of rows) {
      const pressed: string[] = [];
      await run({ ...context, user: noting(context.user, pressed) });
      const missing = unpressed(keys, pressed);
      if (missing.length > 0) missed.push(`"${keys}" names what its test does not press: ${missing.join(', ')}.`);
    }
    if (missed.length > 0) throw new Error(missed.join('\n'));
  };

/**
 * Keeps a link to a part of the page in its frame: Storybook's `<base target="_parent">` would navigate the tests away.
 */
export function stayHere(link: HTMLElement): void {
  link.setAttribute('target', '_self');
}
