/** The demo sellers: the first has the library and the past that are shown, the second owns other things, the third has just come. */
import { artistWorks, type Entry, rivalWorks } from './catalogue.ts';

export const demoPassword = 'gallery-wall';

export interface DemoSeller {
  email: string;
  firstname: string;
  lastname: string;
  /** As the artist of the works, by the language of their titles. */
  names: { en: string; ja: string };
  works: readonly Entry[];
}

export const demoSellers: readonly DemoSeller[] = [
  {
    email: 'artist@example.com',
    firstname: 'Hana',
    lastname: 'Morita',
    names: { en: 'Hana Morita', ja: '森田 花' },
    works: artistWorks,
  },
  {
    email: 'rival@example.com',
    firstname: 'Kenji',
    lastname: 'Watanabe',
    names: { en: 'Kenji Watanabe', ja: '渡辺 健二' },
    works: rivalWorks,
  },
  {
    email: 'newcomer@example.com',
    firstname: 'Sora',
    lastname: 'Aizawa',
    names: { en: 'Sora Aizawa', ja: '相沢 空' },
    works: [],
  },
];
