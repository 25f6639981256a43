import { defineStrings } from '../provider/index.ts';

/** Messages of a tile's checkbox. */
export const pickStrings = defineStrings({ select: 'Select “{title}”' }, { select: '「{title}」を選択' });
