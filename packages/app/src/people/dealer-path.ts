/** Where a seller sees a buyer of theirs, or a supporter of their requests (000 section 2). */
export const dealerPath = (id: string): string => `/purchased/view-user-profile?id=${encodeURIComponent(id)}`;
