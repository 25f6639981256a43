import { defineStrings } from '../provider/index.ts';

/** What a tile's checkbox says. */
export const pickStrings = defineStrings({ select: 'Select “{title}”' }, { select: '「{title}」を選択' });
