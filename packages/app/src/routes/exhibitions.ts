import type { MessageFiles } from '../i18n/language.ts';
import { innerMessages as messages } from './inner.messages.ts';
import type { SellerRouteEntry } from './route.ts';
import { sections } from './sections.ts';

/** Messages of exhibitions. */
const exhibitionMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-exhibitions.json'),
  ja: () => import('../messages/compiled/ja-exhibitions.json'),
};

const ofExhibitions = (
  one: Pick<SellerRouteEntry, 'path' | 'name' | 'load'>,
  crumbs: SellerRouteEntry['crumbs'] = [sections.exhibitions],
): SellerRouteEntry => ({
  ...one,
  audience: 'seller',
  permission: sections.exhibitions.permission,
  crumbs,
  messageFiles: exhibitionMessageFiles,
});

/** The lists share one screen, because they have the same queries. */
const loadList: SellerRouteEntry['load'] = () => import('../screens/exhibitions/Exhibitions.tsx');

const view = ofExhibitions({
  path: '/exhibitions/view/:id',
  name: messages.exhibition,
  load: () => import('../screens/exhibition/Exhibition.tsx'),
});

/** Exhibitions of every seller. The sidebar marks the section as coming soon (001 section 2), but its URLs work. */
export const exhibitionRoutes: SellerRouteEntry[] = [
  {
    path: sections.exhibitions.path,
    name: sections.exhibitions.name,
    permission: sections.exhibitions.permission,
    audience: 'seller',
    messageFiles: exhibitionMessageFiles,
    load: loadList,
  },
  ofExhibitions({ path: '/exhibitions/organizer', name: messages.exhibitionOrganizer, load: loadList }),
  ofExhibitions({ path: '/exhibitions/exhibitor', name: messages.exhibitionExhibitor, load: loadList }),
  ofExhibitions({ path: '/exhibitions/attendee', name: messages.exhibitionAttendee, load: loadList }),
  ofExhibitions({
    path: '/exhibitions/add',
    name: messages.exhibitionAdd,
    load: () => import('../screens/edit-exhibition/AddExhibition.tsx'),
  }),
  ofExhibitions(
    {
      path: '/exhibitions/edit/:id',
      name: messages.exhibitionEdit,
      load: () => import('../screens/edit-exhibition/EditExhibition.tsx'),
    },
    [sections.exhibitions, view],
  ),
  view,
  ofExhibitions(
    {
      path: '/exhibitions/view/:id/papers',
      name: messages.exhibitionPapers,
      load: () => import('../screens/papers/ExhibitionPapers.tsx'),
    },
    [sections.exhibitions, view],
  ),
];
