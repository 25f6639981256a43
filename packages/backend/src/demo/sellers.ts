/** The demo sellers: the first has a large library and a history, the second a few works, the third nothing yet. */
import { type Permission, seeRoles } from '@smart-art/openapi/rules';
import type { Role } from '../db/schema/index.ts';
import { artistWorks, type Entry, rivalWorks } from './catalogue.ts';

export const demoPassword = 'gallery-wall';

export interface ArtistNames {
  en: string;
  ja: string;
  /** The kana reading of the Japanese name. */
  reading: string;
}

export interface DemoSeller {
  email: string;
  firstname: string;
  lastname: string;
  /** The artist's name on the works, by the language of their titles. */
  names: ArtistNames;
  works: readonly Entry[];
  otherRoles?: readonly Role[];
}

const role = (name: string, ...permissions: Permission[]): Role => ({
  name,
  permissions: permissions.map((permission) => ({ name: permission })),
});

/** Further roles in the artist's account, which she can preview (decision 42). */
const studio: readonly Role[] = [
  role('studio manager', seeRoles, 'sa-view-dashboard', 'sa-list-orders', 'sa-list-my-tasks', 'sa-list-art-library'),
  role('photographer', 'sa-view-dashboard', 'sa-list-art-library'),
  role('exhibition organiser', 'sa-view-profile', 'sa-list-exhibitions', 'sa-list-forum'),
];

export const demoSellers: readonly DemoSeller[] = [
  {
    email: 'artist@example.com',
    firstname: 'Hana',
    lastname: 'Morita',
    names: { en: 'Hana Morita', ja: '森田 花', reading: 'もりた はな' },
    works: artistWorks,
    otherRoles: studio,
  },
  {
    email: 'rival@example.com',
    firstname: 'Kenji',
    lastname: 'Watanabe',
    names: { en: 'Kenji Watanabe', ja: '渡辺 健二', reading: 'わたなべ けんじ' },
    works: rivalWorks,
  },
  {
    email: 'newcomer@example.com',
    firstname: 'Sora',
    lastname: 'Aizawa',
    names: { en: 'Sora Aizawa', ja: '相沢 空', reading: 'あいざわ そら' },
    works: [],
  },
];
