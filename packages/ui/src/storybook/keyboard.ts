import { userEvent, within } from 'storybook/test';

/** What a test row acts on. */
export interface KeyboardContext {
  /** Queries inside the story. */
  canvas: ReturnType<typeof within>;
  /** Queries in the whole page, for what floats above the story. */
  page: ReturnType<typeof within>;
  user: ReturnType<typeof userEvent.setup>;
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

/** The `play` function that runs a keyboard table from the beginning of the document. */
export const playKeyboard =
  (rows: KeyboardRow[]) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const context = {
      canvas: within(canvasElement),
      page: within(canvasElement.ownerDocument.body),
      user: userEvent.setup(),
    };
    for (const row of rows) await row.run(context);
  };
