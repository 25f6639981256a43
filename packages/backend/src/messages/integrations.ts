/** Words about notifications, contact, feedback, Slack and buckets. */
export const en = {} as const;

export const ja: Record<keyof typeof en, string> = {};
