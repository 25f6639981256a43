export { type AnchorProps, UiProvider, type UiProviderProps, useString, useUi } from './UiProvider.tsx';
