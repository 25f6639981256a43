import { defineStrings } from '../provider/index.ts';

/** Messages of the component. */
export const strings = defineStrings(
  {
    width: 'Width',
    height: 'Height',
    depth: 'Depth',
    widthShort: 'W',
    heightShort: 'H',
    depthShort: 'D',
    unit: 'Unit',
    cm: 'cm',
    in: 'in',
  },
  {
    width: '幅',
    height: '高さ',
    depth: '奥行',
    widthShort: '幅',
    heightShort: '高さ',
    depthShort: '奥行',
    unit: '単位',
    cm: 'cm',
    in: 'インチ',
  },
);
