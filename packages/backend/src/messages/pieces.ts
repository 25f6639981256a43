/** Words about custom orders, crowdfunding and art pieces. */
export const en = {} as const;

export const ja: Record<keyof typeof en, string> = {};
