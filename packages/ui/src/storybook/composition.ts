import { expect, fireEvent, within } from 'storybook/test';
import { type KeyboardContext, person } from './keyboard.ts';

/** The Han characters for "clock", as an input method turns syllables into a word. */
const word = { syllables: ['と', 'とけ', 'とけい'], chosen: '時計' };

/** What an input method does. */
export interface InputMethod {
  /** Shows this text in the focused control, underlined, in place of what was composed before. */
  compose: (text: string) => Promise<void>;
  /** Ends the composition with this text. */
  commit: (text: string) => Promise<void>;
  /** A key that the input method has taken for itself (key code 229), also with Control: `Control+Enter`. */
  press: (key: string) => Promise<void>;
}

let real: InputMethod | undefined;

/** Lets this input method compose from now on. Called once, by the tests' set-up. */
export const letCompose = (inputMethod: InputMethod): void => {
  real = inputMethod;
};

/** In the tests Chromium's own composition, in Storybook simulated events. */
export const inputMethod = (): InputMethod => real ?? simulated();

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Where no browser can be told to compose: the same events, in the same order. */
function simulated(): InputMethod {
  let before: string | undefined;
  const active = () => document.activeElement as Control;
  const show = (text: string) => fireEvent.input(active(), { target: { value: `${before ?? ''}${text}` } });
  return {
    compose: async (text) => {
      if (before === undefined) {
        before = active().value;
        await fireEvent.compositionStart(active());
      }
      await fireEvent.compositionUpdate(active(), { data: text });
      await show(text);
    },
    commit: async (text) => {
      await show(text);
      await fireEvent.compositionEnd(active(), { data: text });
      before = undefined;
    },
    press: async (chord) => {
      const key = chord.replace(/^Control\+/, '');
      const event = { key, code: key, ctrlKey: key !== chord, isComposing: before !== undefined };
      await fireEvent.keyDown(active(), { ...event, keyCode: 229 });
      await fireEvent.keyUp(active(), event);
    },
  };
}

interface CompositionOptions {
  /** What is composed; a field of figures wants other ones. */
  text?: { syllables: readonly string[]; chosen: string };
  /** What becomes of it when it is chosen, where the field rewrites it: full-width digits. */
  committed?: string;
  /** What stands in the control before, and is kept. */
  before?: string;
  /** What else sends the text, beside Enter: `Control+Enter`. */
  sending?: string;
  /** Proves, after every key that is the input method's, that nothing has been chosen, sent or closed. */
  undisturbed?: (context: KeyboardContext) => unknown;
  /** Proves what has come of it when the word is chosen. */
  after?: (context: KeyboardContext) => unknown;
}

/**
 * The `play` function of a `Composition` story: a word is composed in a text input as Japanese is typed. Enter, Escape,
 * the arrows and Tab belong to the input method until it is chosen: nothing is sent, closed, chosen or left, and the
 * text stays. Safari's Enter, which arrives when the composition is over already, sends nothing either.
 * @param input finds the input, where needed after opening what it stands in
 */
export const playComposition =
  (
    input: (context: KeyboardContext) => HTMLElement | Promise<HTMLElement>,
    { text = word, committed = text.chosen, before = '', sending, undisturbed, after }: CompositionOptions = {},
  ) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const page = canvasElement.ownerDocument;
    const context = { canvas: within(canvasElement), page: within(page.body), user: person() };
    const control = (await input(context)) as Control;
    const method = inputMethod();
    const sent: Event[] = [];
    const over = new AbortController();
    // On the way down, so that a handler that stops the event hides nothing.
    const keepPage = (event: Event) => {
      sent.push(event);
      event.preventDefault();
    };
    page.addEventListener('submit', keepPage, { capture: true, signal: over.signal });

    const press = async (key: string, shown: string) => {
      await method.press(key);
      await expect(control).toBeInTheDocument();
      await expect(control).toHaveFocus();
      await expect(control).toHaveValue(before + shown);
      await expect(sent).toHaveLength(0);
      await undisturbed?.(context);
    };

    control.focus();
    if (before) control.setSelectionRange?.(control.value.length, control.value.length);
    for (const syllables of text.syllables) {
      await method.compose(syllables);
      await expect(control).toHaveValue(before + syllables);
    }
    await method.compose(text.chosen);
    const enters = ['Enter', ...(sending ? [sending] : [])];
    for (const key of ['ArrowDown', 'ArrowUp', 'Tab', 'Escape', ...enters]) await press(key, text.chosen);
    await method.commit(text.chosen);
    for (const key of enters) await press(key, committed);
    over.abort();
    await after?.(context);
  };
