/** Words about exhibitions, forum and referrals. */
export const en = {} as const;

export const ja: Record<keyof typeof en, string> = {};
