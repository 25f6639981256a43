/** The exhibition lists (000 section 6) and their paths (000 section 2). */
export const listPaths = {
  exhibitions: '/exhibitions/all',
  organizer: '/exhibitions/organizer',
  exhibitor: '/exhibitions/exhibitor',
  attendee: '/exhibitions/attendee',
} as const;

export type ExhibitionList = keyof typeof listPaths;

/** The list at a path. */
export const listAt = (pathname: string): ExhibitionList =>
  (Object.keys(listPaths) as ExhibitionList[]).find((list) => pathname.startsWith(listPaths[list])) ?? 'exhibitions';

/** The page of an exhibition. */
export const exhibitionPath = ({ id }: { id: string }): string => `/exhibitions/view/${encodeURIComponent(id)}`;

/** Where the organiser edits it. */
export const editPath = ({ id }: { id: string }): string => `/exhibitions/edit/${encodeURIComponent(id)}`;

/** Where its price list, wall labels and checklist are printed. */
export const papersPath = (exhibition: { id: string }): string => `${exhibitionPath(exhibition)}/papers`;
