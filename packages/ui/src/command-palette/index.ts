export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export type { CommandSearch } from './CommandPaletteLayer.tsx';
export { type Command, type CommandSection, findCommands as narrowed } from './commands.ts';
export { paletteShortcut, usePaletteShortcut } from './usePaletteShortcut.ts';
