import { userEvent, within } from 'storybook/test';
import { pressedChords, unpressed } from './keys.ts';

type Simulated = ReturnType<typeof userEvent.setup>;

/** A person at the page. In the tests a real keyboard and a real mouse in Chromium, in Storybook simulated ones. */
export type Person = {
  [Method in 'tab' | 'keyboard' | 'click' | 'dblClick' | 'hover' | 'unhover' | 'type' | 'clear']: (
    ...args: Parameters<Simulated[Method]>
  ) => Promise<void>;
} & { selectOptions: (select: HTMLElement, values: string | string[]) => Promise<void> };

let real: Person | undefined;

/** Lets this person play the keyboard tables from now on. Called once, by the tests' set-up. */
export const setTestUser = (person: Person): void => {
  real = person;
};

/** Who plays a story: for `play` functions that are no keyboard table. */
export const person = (): Person => real ?? userEvent.setup();

/** What a test row acts on. */
export interface KeyboardContext {
  /** Queries inside the story. */
  canvas: ReturnType<typeof within>;
  /** Queries in the whole page, for what floats above the story. */
  page: ReturnType<typeof within>;
  user: Person;
}

/** A row of a component's keyboard table. The documentation prints it, the test runs it. */
export interface KeyboardRow {
  /** The keys as a person reads them: `Enter`, `Shift + Tab`. */
  keys: string;
  /** What they do, in a sentence. */
  does: string;
  /** Proves it. Rows run in order on one rendering. */
  run: (context: KeyboardContext) => Promise<void>;
}

/** Puts the point from which Tab goes on at the beginning, wherever the story before has left it. */
function atBeginning({ body, activeElement }: Document): void {
  if (activeElement && activeElement !== body) return;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

/** The same person, who notes which keys they press. */
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
 * The `play` function that runs a keyboard table from the beginning of the document. A row that names a key and does not
 * press it fails: the documentation would promise what nobody has tried.
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

/** Keeps a link to a part of the page in its frame: Storybook's `<base target="_parent">` would lead the tests away. */
export function stayHere(link: HTMLElement): void {
  link.setAttribute('target', '_self');
}
