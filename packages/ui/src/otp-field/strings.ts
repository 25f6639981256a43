import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings({ digits: '{count} digits.' }, { digits: '{count}桁の数字です。' });
