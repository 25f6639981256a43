export { type InputMethod, inputMethod, playComposition } from './composition.ts';
export type { Guidance } from './DocsPage.tsx';
export { type KeyboardContext, type KeyboardRow, type Person, person, playKeyboard, stayHere } from './keyboard.ts';
export { Narrow, Preview, Sheet, SheetCell, SheetRow } from './Sheet.tsx';
export { Stateful } from './Stateful.tsx';
