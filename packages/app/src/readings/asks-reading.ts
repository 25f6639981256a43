const kanji = /\p{Script=Han}/u;

/** Whether a text needs a reading or has one. Kana and Latin letters need none. */
export const asksReading = (text: string, reading: string): boolean => kanji.test(text) || reading !== '';
