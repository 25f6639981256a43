/** Words about agreements and payments. */
export const en = {} as const;

export const ja: Record<keyof typeof en, string> = {};
