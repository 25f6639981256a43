const kanji = /\p{Script=Han}/u;

/** Whether a text needs to be told how it is read, or already is: kana and Latin letters are read as they are written. */
export const asksReading = (text: string, reading: string): boolean => kanji.test(text) || reading !== '';
