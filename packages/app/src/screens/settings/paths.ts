/** The pages of the settings (000 section 2). */
export const paths = { general: '/settings/general', slack: '/settings/slack-integration' } as const;
