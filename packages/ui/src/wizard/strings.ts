import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings({ back: 'Back', next: 'Continue' }, { back: '戻る', next: '次へ' });
