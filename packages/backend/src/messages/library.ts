/** Words about the art library. */
export const en = {} as const;

export const ja: Record<keyof typeof en, string> = {};
