/** Words about people, signing up, passwords and profiles. */
export const en = {} as const;

export const ja: Record<keyof typeof en, string> = {};
