/** The list of forums (000 section 2). */
export const LIST = '/forum-list';

/** The page of a forum. */
export const forumPath = ({ id }: { id: string }): string => `/forum?id=${encodeURIComponent(id)}`;
