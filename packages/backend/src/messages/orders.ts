/** Words about orders to buy and rent. */
export const en = {} as const;

export const ja: Record<keyof typeof en, string> = {};
