/** The lists of requests, and where each stands (000 section 2). */
export const listPaths = {
  requests: '/crowdfunding-list',
  purchased: '/purchased-arts-list',
  cancelled: '/cancel-crowdfunding-request-list',
} as const;

export type RequestList = keyof typeof listPaths;

/** The lists by their addresses. */
export const listAt = (pathname: string): RequestList =>
  (Object.keys(listPaths) as RequestList[]).find((list) => pathname.startsWith(listPaths[list])) ?? 'requests';

/** Where a request is shown whole. */
export const requestPath = ({ id }: { id: string }): string => `/crowdfunding/view-info/${encodeURIComponent(id)}`;

/** Where a piece that a supporter bought is shown. */
export const purchasePath = ({ id }: { id: string }): string => `/purchased/view-info/${encodeURIComponent(id)}`;
