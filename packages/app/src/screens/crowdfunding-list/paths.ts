/** The lists of requests and their paths (000 section 2). */
export const listPaths = {
  requests: '/crowdfunding-list',
  purchased: '/purchased-arts-list',
  cancelled: '/cancel-crowdfunding-request-list',
} as const;

export type RequestList = keyof typeof listPaths;

/** The list at a path. */
export const listAt = (pathname: string): RequestList =>
  (Object.keys(listPaths) as RequestList[]).find((list) => pathname.startsWith(listPaths[list])) ?? 'requests';

/** The path of a request. */
export const requestPath = ({ id }: { id: string }): string => `/crowdfunding/view-info/${encodeURIComponent(id)}`;

/** The path of a piece that a supporter bought. */
export const purchasePath = ({ id }: { id: string }): string => `/purchased/view-info/${encodeURIComponent(id)}`;
