import { expect, fireEvent, within } from 'storybook/test';
import { type KeyboardContext, person } from './keyboard.ts';

/** The kanji for "clock", converted by an IME from its syllables. */
const word = { syllables: ['と', 'とけ', 'とけい'], chosen: '時計' };

/** The actions of an IME. */
export interface InputMethod {
  /** Shows this text, underlined, in the focused control, replacing the previous composition. */
  compose: (text: string) => Promise<void>;
  /** Ends the composition with this text. */
  commit: (text: string) => Promise<void>;
  /** A key consumed by the IME (key code 229), also with Control: `Control+Enter`. */
  press: (key: string) => Promise<void>;
}

let real: InputMethod | undefined;

/** Sets the IME for all later compositions. Called once, by the tests' setup. */
export const letCompose = (inputMethod: InputMethod): void => {
  real = inputMethod;
};

/** Chromium's own composition in the tests, simulated events in Storybook. */
export const inputMethod = (): InputMethod => real ?? simulated();

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The same events in the same order, where no real composition is available. */
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
  /** The composed text; numeric fields need another one. */
  text?: { syllables: readonly string[]; chosen: string };
  /** The resulting text, if the field normalises it: full-width digits. */
  committed?: string;
  /** Text in the control beforehand, which must be kept. */
  before?: string;
  /** A further key that submits, besides Enter: `Control+Enter`. */
  sending?: string;
  /** Asserts, after each key consumed by the IME, that nothing was chosen, submitted or closed. */
  undisturbed?: (context: KeyboardContext) => unknown;
  /** Asserts the result after the composition. */
  after?: (context: KeyboardContext) => unknown;
}

/**
 * The `play` function of a `Composition` story: composes a word in a text input, as in typing Japanese. Until the
 * composition ends, Enter, Escape, the arrows and Tab belong to the IME: nothing is submitted, closed, chosen or left,
 * and the text stays. Safari's Enter, which arrives after the composition has ended, submits nothing either.
 * @param input finds the input, if needed after opening its container
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
    // In the capture phase, so that a handler that stops the event hides nothing.
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
