const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;
const latin = /\p{Script=Latin}/gu;

/** One Japanese character carries about as much as this many Latin letters. */
const density = 3;

/**
 * Detects the language of user text, for `lang`: by its script, which distinguishes Japanese from Latin text. Mixed
 * text gets the language that says more.
 * @param locale of the page, `en` or `ja-JP`
 * @returns undefined if it is the page's language, or has no letters
 */
export function langOf(text: string, locale: string): 'ja' | 'en' | undefined {
  const characters = text.match(japanese)?.length ?? 0;
  const letters = text.match(latin)?.length ?? 0;
  if (characters + letters === 0) return undefined;
  const lang = characters * density >= letters ? 'ja' : 'en';
  return locale.split('-')[0] === lang ? undefined : lang;
}
