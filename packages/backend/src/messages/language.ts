/** The languages that messages are written in. */
export type Language = 'en' | 'ja';
