/** Where forums are listed (000 section 2). */
export const LIST = '/forum-list';

/** Where a forum is read and written in. */
export const forumPath = ({ id }: { id: string }): string => `/forum?id=${encodeURIComponent(id)}`;
