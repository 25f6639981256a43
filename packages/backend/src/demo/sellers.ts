/** The demo sellers: the first has the library that is shown, the second owns other things. */
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
];
