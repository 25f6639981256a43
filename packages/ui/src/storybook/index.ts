export type { Guidance } from './DocsPage.tsx';
export { Held } from './Held.tsx';
export { type KeyboardContext, type KeyboardRow, playKeyboard } from './keyboard.ts';
export { Narrow, Sheet, SheetCell, SheetRow } from './Sheet.tsx';
