/** The page of a seller's buyer or supporter (000 section 2). */
export const dealerPath = (id: string): string => `/purchased/view-user-profile?id=${encodeURIComponent(id)}`;
