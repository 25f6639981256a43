export { knownZone } from '../date-field/zone.ts';
export { defineStrings, type Sentence, type Strings, useSentence, useStrings } from './strings.ts';
export { type AnchorProps, UiProvider, type UiProviderProps, useString, useUi } from './UiProvider.tsx';
